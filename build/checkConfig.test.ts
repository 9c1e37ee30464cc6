import fs from 'node:fs';
import { inspect } from 'node:util';
import { shop } from '#shop/config';
import { germany } from '../src/markets/germany/market';
import { india } from '../src/markets/india/market';
import { courierFields } from '../src/markets/couriers';
import { checkConfig, describeRestart, doubtfulAmounts } from './checkConfig';

const pushKey =
  'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo';
const least = { market: india, basePath: '/shop/', origin: 'https://shop.example' };
const whole = {
  ...least,
  welcome: { link: { text: 'See the towels', to: '/?category=Towels' } },
  delivery: { price: 49, freeFrom: 999, days: [2, 5], areas: ['11', '400', '560001'] },
  guests: true,
  codes: true,
  cash: { upTo: 20000 },
  upi: { id: 'nimbu.and-sons_1@okaxis', name: 'Nimbu & Sons' },
  returns: 14,
  contact: {
    email: 'a@shop.example',
    telephone: '+91 (11) 000-000',
    whatsapp: '+91 (98) 765-43210',
    address: '1 Market Road',
  },
  seller: { name: 'Nimbu LLP', gstin: '29ABCDE1234F1Z5', grievanceOfficer: 'Asha, care@a.example' },
  functions: {
    email: 'orders@shop.example',
    pushKey,
    region: 'europe-west3',
    whatsapp: {
      phoneNumberId: '106540352242922',
      language: 'en_US',
      templates: { receipt: 'order_receipt', latePayment: 'order_late_payment_2' },
    },
  },
  conditions: 'conditions.html',
  privacy: 'privacy.html',
};

it.each<[string, object]>([
  ['this shop', shop],
  ['everything', whole],
  ['nothing optional', least],
  ['a limit for cash without UPI', { ...least, cash: { upTo: 1 } }],
  ['some of it', { ...least, delivery: { price: 0 }, contact: { address: 'Here' } }],
  ...['/', '/corner/nimbu/', '/v1.2/a-b_c~d/'].map((basePath): [string, object] => [
    `the sub-path ${basePath}`,
    { ...whole, basePath },
  ]),
])('accepts %s', (_what, config) => {
  expect(checkConfig(config)).toEqual([]);
});

it.each([
  ['basePath', 'nimbu', '/nimbu/'],
  ['basePath', '/nimbu', '/nimbu/'],
  ['basePath', '/my shop/', '/my/shop/'],
  ['basePath', '', '/shop/'],
  ['origin', 'https://my-shop.example/', 'https://my-shop.example'],
  ['origin', 'my shop', 'https://my-shop.example'],
])('rejects the %s %j, and says what to write', (name, wrong, better) => {
  expect(checkConfig({ ...whole, [name]: wrong })).toEqual([
    expect.stringContaining(
      `shop/config.ts: the shop has the ${name} '${wrong}'; write '${better}', with`,
    ),
  ]);
});

it.each([
  [
    { invoices: { prefix: 'HAAT 2026/', seller: 'Haat' }, tax: { rate: 18 } },
    "the invoices prefix 'HAAT 2026/'; write 1 to 8 letters, digits, dashes and slashes before each number, such as 'HAAT-'.",
  ],
  [
    {
      invoices: { prefix: 'HA-', seller: 'Haat', taxNumber: '12' },
      seller: undefined,
      tax: { rate: 18 },
    },
    "the invoices taxNumber '12'; write one like '29ABCDE1234F1Z5', or leave it out.",
  ],
  [{ tax: {} }, 'no tax rate; write percent that the prices include, such as 19.'],
  ...[-1, 101, 7.125, '19'].map((rate): [object, string] => [
    { tax: { rate } },
    `the tax rate ${inspect(rate)}; write percent that the prices include, such as 19.`,
  ]),
  [
    { tax: { rate: 19, categories: { Books: '7%' } } },
    "the tax categories { Books: '7%' }; write percent by the name of a category, such as { Books: 7 }, or leave it out.",
  ],
  ...[{}, { Hindi: 'https://shop.example/hi/' }, { 'hi-IN': '/hi/' }].map(
    (alternates): [object, string] => [
      { alternates },
      `the alternates ${inspect(alternates)}; write where the shop is served in each other language, such as { 'hi-IN': 'https://shop.example/hi/' }, or leave it out.`,
    ],
  ),
  [{ delivery: {} }, 'no delivery price; write a whole number, such as 49.'],
  [
    { delivery: { price: 49, freeFrom: 9.5 } },
    'the delivery freeFrom 9.5; write a whole number, such as 999, or leave it out.',
  ],
  [
    { delivery: { price: 49, days: [5, 2] } },
    'the delivery days [ 5, 2 ]; write the fewest and the most, such as [2, 5], or leave it out.',
  ],
  ...[[], '11', [''], ['011'], [11], ['5600011'], ['11', '56 0001']].map(
    (areas): [object, string] => [
      { delivery: { price: 49, areas } },
      `the delivery areas ${inspect(areas)}; write the first digits of postal codes, such as ['11', '56'], or leave it out.`,
    ],
  ),
  [
    { delivery: { price: 49, freeFrom: 999 }, cash: { upTo: 998 }, upi: undefined },
    'the delivery freeFrom 999, but without upi or payments, no order can cost more than the cash upTo 998; lower it, or leave it out.',
  ],
  [
    { welcome: { link: { text: 'See', to: 'Towels' } } },
    "the welcome link { text: 'See', to: 'Towels' }; write a text and an address, such as { text: 'See the towels', to: '/?category=Towels' }, or leave it out.",
  ],
  [{ guests: 'yes' }, "the guests 'yes'; write true or false, or leave it out."],
  [{ codes: 10 }, 'the codes 10; write true or false, or leave it out.'],
  ...[0, 99.5, '20000'].map((upTo): [object, string] => [
    { cash: { upTo } },
    `the cash upTo ${inspect(upTo)}; write a whole number, such as 20000.`,
  ]),
  [{ cash: {} }, 'no cash upTo; write a whole number, such as 20000.'],
  ...['nim bu@bank', 'nimbu@bank.example'].map((id): [object, string] => [
    { upi: { id, name: 'Nimbu' } },
    `the upi id '${id}'; write a UPI ID, such as 'shop@bank'.`,
  ]),
  [
    { upi: { id: 'nimbu@bank', name: ' ' } },
    "the upi name ' '; write the name that the bank shows for the UPI ID.",
  ],
  [{ upi: { name: 'Nimbu' } }, "no upi id; write a UPI ID, such as 'shop@bank'."],
  ...['98765 43210', '+91', '+091 98765 43210', 'wa.me/919876543210'].map(
    (whatsapp): [object, string] => [
      { contact: { whatsapp } },
      `the contact whatsapp '${whatsapp}'; write one like '+91 00000 00000', or leave it out.`,
    ],
  ),
  [
    { seller: { gstin: '29ABCDE1234F1Z5' } },
    'no seller name; write the legal name of your business.',
  ],
  [
    { seller: { name: 'Nimbu', gstin: '29abcde1234f1z5' } },
    "the seller gstin '29abcde1234f1z5'; write its 15 letters and digits, such as '29ABCDE1234F1Z5', or leave it out.",
  ],
  [{ functions: { pushKey } }, "no functions email; write one like 'orders@shop.example'."],
  ...[pushKey.slice(1), `${pushKey}=`, pushKey.replace('3', '4'), 'Clarity'].map(
    (wrong): [object, string] => [
      { functions: { email: 'orders@shop.example', pushKey: wrong } },
      `the functions pushKey '${wrong}'; write the public key that npx web-push generate-vapid-keys prints: 87 letters and digits.`,
    ],
  ),
  [
    { functions: { email: 'orders@shop.example', pushKey, region: 'Mumbai' } },
    "the functions region 'Mumbai'; write a region of Google Cloud, such as 'asia-south1', or leave it out.",
  ],
  ...[
    { phoneNumberId: '+91 98765 43210', templates: { accepted: 'order_accepted' } },
    { phoneNumberId: '106540352242922', templates: {} },
    { phoneNumberId: '106540352242922', templates: { packed: 'order_packed' } },
    { phoneNumberId: '106540352242922', templates: { accepted: 'Order accepted' } },
    { phoneNumberId: '106540352242922', language: 'English', templates: { sent: 'order_sent' } },
  ].map((whatsapp): [object, string] => [
    { functions: { email: 'orders@shop.example', pushKey, whatsapp } },
    `the functions whatsapp ${inspect(whatsapp, { breakLength: Infinity })}; write Meta's id of your number and the names of its templates, ` +
      "such as { phoneNumberId: '106540352242922', templates: { accepted: 'order_accepted' } }, or leave it out.",
  ]),
  [
    { tracking: { 'Quick Post': 'https://quick.example/' } },
    "the tracking { 'Quick Post': 'https://quick.example/' }; write an address with {number} for each courier, " +
      "such as { 'Quick Post': 'https://quick.example/{number}' }, or leave it out.",
  ],
  [
    { couriers: { 'Quick Post': { Weight: '{kilos}' } } },
    "the couriers { 'Quick Post': { Weight: '{kilos}' } }; write texts by the names of columns for each courier, " +
      "such as { 'Quick Post': { 'Order no': '{id}', 'Weight (kg)': '{weightKg}' } }; " +
      `between braces can be ${courierFields.join(', ')}, or leave it out.`,
  ],
  [{ orders: 'no' }, "the orders 'no'; write true or false, or leave it out."],
  [
    { returns: '14' },
    "the returns '14'; write a whole number of days, such as 14, or leave it out.",
  ],
  [
    { contact: {} },
    'the contact {}; write an email, telephone, whatsapp or address, or leave it out.',
  ],
  [
    { contact: { email: 'shop.example' } },
    "the contact email 'shop.example'; write one like 'hello@shop.example', or leave it out.",
  ],
  [
    { contact: { telephone: 'ask' } },
    "the contact telephone 'ask'; write one like '+91 00000 00000', or leave it out.",
  ],
  [
    { privacy: 'conditions.html' },
    "the privacy 'conditions.html'; write 'privacy.html', and its text in shop/legal/privacy.md, or leave it out.",
  ],
])('rejects %j', (wrong, what) => {
  expect(checkConfig({ ...whole, ...wrong })).toEqual([`shop/config.ts: the shop has ${what}`]);
});

describe('the market', () => {
  const problemsOf = (market: object, more: object = {}) =>
    checkConfig({ ...least, market: { ...india, ...market }, ...more });
  const iso = "write its three letters by ISO 4217, such as 'INR'.";
  const zone = "write its name in the time zone database, such as 'Asia/Kolkata'.";
  const places = (currency: string, most: number) =>
    `write how many digits its prices have after the point: 0 for whole ${currency}, or up to ${most}.`;

  it.each<[object, string]>([
    // XXX is ISO's own code for no currency.
    ...['Rs', '₹', 'inr', 'RUPEE', '', 'XXX'].map((currency): [object, string] => [
      { currency },
      `the market currency ${inspect(currency)}; ${iso}`,
    ]),
    ...['Mars/Base', 'Kolkata', '+05:30', 'IST', ''].map((timeZone): [object, string] => [
      { timeZone },
      `the market timeZone ${inspect(timeZone)}; ${zone}`,
    ]),
    ...[400, 3, -1, 1.5, '2', NaN].map((digits): [object, string] => [
      { digits },
      `the market digits ${inspect(digits)}; ${places('INR', 2)}`,
    ]),
    [{ currency: 'KWD', digits: 4 }, `the market digits 4; ${places('KWD', 3)}`],
    [{ currency: 'JPY', digits: 2 }, 'the market digits 2; write 0 for whole JPY.'],
    [{ currency: 'UGX', digits: 2 }, 'the market digits 2; write 0 for whole UGX.'],
    [
      { language: 'Hindi!' },
      "the market language 'Hindi!'; write a language tag, such as 'en-IN'.",
    ],
    [
      { callingCode: '+91' },
      "the market callingCode '+91'; write the digits of its telephone code, such as '91'.",
    ],
  ])('fails the build if it is %j, and says what to write', (market, what) => {
    expect(problemsOf(market)).toEqual([`shop/config.ts: the shop has ${what}`]);
  });

  it.each([
    { currency: 'KWD', digits: 3 },
    { currency: 'KWD', digits: 0 },
    { currency: 'JPY', digits: 0 },
    { currency: 'HUF', digits: 2 },
    { currency: 'UGX', digits: 0, timeZone: 'Africa/Kampala' },
    { timeZone: 'America/Argentina/Buenos_Aires' },
    { timeZone: 'UTC' },
  ])('accepts %j', (market) => {
    expect(problemsOf(market)).toEqual([]);
  });
});

describe('payments online', () => {
  const functions = { email: 'orders@shop.example', pushKey };
  const problemsOf = (service: string, market: object, more: object = {}) =>
    checkConfig({
      ...least,
      functions,
      payments: { service, ...more },
      market: { ...india, ...market },
    });

  it.each([
    ['razorpay', { currency: 'INR', digits: 2 }],
    ['razorpay', { currency: 'JPY', digits: 0 }],
    ['razorpay', { currency: 'KWD', digits: 3 }],
    ['stripe', { currency: 'UGX', digits: 0 }],
    ['stripe', { currency: 'ISK', digits: 0 }],
    ['stripe', { currency: 'MGA', digits: 2 }],
    ['stripe', { currency: 'EUR', digits: 2 }],
  ])('are accepted at %s in %j', (service, market) => {
    expect(problemsOf(service, market)).toEqual([]);
  });

  it.each([
    ['razorpay', 'UGX', 'Razorpay', "write 'stripe', or leave payments out."],
    ['razorpay', 'KRW', 'Razorpay', "write 'stripe', or leave payments out."],
    ['stripe', 'IQD', 'Stripe', 'leave payments out.'],
  ])('are rejected at %s in %s, whose units of money aren’t known', (...row) => {
    const [service, currency, name, better] = row;
    expect(problemsOf(service, { currency, digits: 0 })).toEqual([
      `shop/config.ts: the shop has payments, and the currency ${currency}: ${name} doesn’t say how it counts that; ${better}`,
    ]);
  });

  it.each([0, 99.5, '1000'])('are rejected with the limit %j', (upTo) => {
    expect(problemsOf('razorpay', {}, { upTo })).toEqual([
      `shop/config.ts: the shop has the payments upTo ${inspect(upTo)}; write a whole number, such as 500000, or leave it out.`,
    ]);
  });

  it('need a delivery price that the service can take', () => {
    const shopIn = (price: number) => ({
      ...least,
      functions,
      payments: { service: 'stripe' },
      market: { ...india, currency: 'KWD', digits: 3 },
      delivery: { price },
    });
    expect(checkConfig(shopIn(1230))).toEqual([]);
    expect(checkConfig(shopIn(1234))).toEqual([
      'shop/config.ts: the shop has the delivery price 1234, but Stripe takes multiples of 10; write one.',
    ]);
  });
});

it('accepts UPI only for rupees, and rejects a market without a currency', () => {
  jest.spyOn(fs, 'existsSync').mockReturnValue(true);
  const german = {
    ...whole,
    market: germany,
    delivery: { price: 490 },
    tax: { rate: 19 },
    imprint: 'imprint.html',
  };
  expect(checkConfig(german)).toEqual([
    'shop/config.ts: the shop has upi, and the currency EUR: UPI takes rupees only; leave it out.',
  ]);
  expect(checkConfig({ ...least, market: { ...india, currency: '' } })).toHaveLength(1);
});

it('names every wrong value at once', () => {
  const delivery = { price: 'much', freeFrom: 0, days: [] };
  const contact = { email: 7, telephone: 7 };
  expect(checkConfig({ ...least, delivery, returns: -1, contact })).toHaveLength(6);
});

it('names a legal page that has no text', () => {
  jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  expect(checkConfig({ ...least, privacy: 'privacy.html' })).toHaveLength(1);
});

it('names a legal page that has no text in the shop’s language', () => {
  const pages = { conditions: 'conditions.html', privacy: 'privacy.html' };
  const problemsIn = (language: string) =>
    checkConfig({ ...least, market: { ...india, language }, ...pages });
  expect(problemsIn('nl-BE')).toEqual([
    "shop/config.ts: the shop has the conditions 'conditions.html'; write its text in shop/legal/nl/conditions.md, or leave it out.",
    "shop/config.ts: the shop has the privacy 'privacy.html'; write its text in shop/legal/nl/privacy.md, or leave it out.",
  ]);
  for (const language of ['en-GB', 'de-AT', 'hi']) expect(problemsIn(language)).toEqual([]);
});

it('requires the seller’s tax number of invoices with tax', () => {
  const invoices = { prefix: 'HA-', seller: 'Haat' };
  const missing =
    "shop/config.ts: the shop has no invoices taxNumber; write your tax number, such as '29ABCDE1234F1Z5'.";
  expect(checkConfig({ ...least, invoices })).toEqual([]);
  expect(checkConfig({ ...least, invoices, tax: { rate: 18 } })).toEqual([missing]);
  const seller = { name: 'Haat', gstin: '07ABCDE1234F1Z5' };
  expect(checkConfig({ ...least, invoices, seller, tax: { rate: 18 } })).toEqual([]);
  const categories = { Books: 5 };
  expect(checkConfig({ ...least, invoices, tax: { rate: 0, categories } })).toEqual([missing]);
  expect(checkConfig({ ...least, invoices, seller })).toEqual([
    'shop/config.ts: the shop has invoices with a tax number, and no tax; write the percent that your prices include, such as tax: { rate: 18 }, or 0 if you charge none.',
  ]);
  const twice = { ...invoices, taxNumber: '07ABCDE1234F1Z5' };
  expect(checkConfig({ ...least, invoices: twice, seller, tax: { rate: 18 } })).toEqual([
    'shop/config.ts: the shop has an invoices taxNumber beside the seller’s gstin, which invoices have; leave it out.',
  ]);
});

it('requires conditions, an imprint and taxes where the law does', () => {
  expect(checkConfig({ ...least, market: germany })).toEqual([
    "shop/config.ts: the shop has no conditions; write 'conditions.html', and its text in shop/legal/de/conditions.md.",
    "shop/config.ts: the shop has no imprint; write 'imprint.html', and its text in shop/legal/de/imprint.md.",
    'shop/config.ts: the shop has no tax; write the percent that your prices include, such as tax: { rate: 19 }, or 0 as a small business.',
  ]);
});

it('tells the developer to restart after the sub-path has changed', () => {
  expect(describeRestart(shop, { ...shop, name: 'Nimbu' })).toEqual([]);
  expect(describeRestart(shop, { ...shop, market: germany })).toHaveLength(1);
  const functions = { email: 'orders@shop.example', pushKey };
  expect(describeRestart(shop, { ...shop, functions })).toEqual([
    expect.stringMatching(
      /the shop has the functions .*, and was started with no functions; press Ctrl-C/,
    ),
  ]);
  expect(describeRestart({ ...shop, functions }, { ...shop, functions: { ...functions } })).toEqual(
    [],
  );
  expect(describeRestart(shop, { ...shop, basePath: '/nimbu/' })).toEqual([
    "shop/config.ts: the shop has the basePath '/nimbu/', and was started with the basePath " +
      `'${shop.basePath}'; press Ctrl-C and start it again.`,
  ]);
});

describe('an amount in a market with cents', () => {
  const german = {
    ...least,
    market: germany,
    tax: { rate: 19 },
    conditions: 'conditions.html',
    imprint: 'imprint.html',
  };

  it.each([
    [{ delivery: { price: 4.9 } }, 'the delivery price 4.9', '490 for 4,90 €'],
    [{ delivery: { price: '4,90' } }, "the delivery price '4,90'", '490 for 4,90 €'],
    [{ delivery: {} }, 'no delivery price', '4900 for 49,00 €'],
    [{ delivery: { price: 0, freeFrom: 49.5 } }, 'the delivery freeFrom 49.5', '4950 for 49,50 €'],
    [{ cash: { upTo: 99.99 } }, 'the cash upTo 99.99', '9999 for 99,99 €'],
  ])('is rejected with an example of how to write it: %j', (terms, what, example) => {
    expect(checkConfig({ ...german, ...terms })).toEqual([
      expect.stringContaining(
        `the shop has ${what}; write a whole number, without the point: ${example}`,
      ),
    ]);
  });

  it('brings a warning if it is only a few cents', () => {
    const terms = { delivery: { price: 5, freeFrom: 5000 }, cash: { upTo: 50 } };
    expect(doubtfulAmounts({ ...german, ...terms })).toEqual([
      'shop/config.ts: the shop has the delivery price 5, which is 0,05 €; write 500 if it is 5,00 €.',
      'shop/config.ts: the shop has the cash upTo 50, which is 0,50 €; write 5000 if it is 50,00 €.',
    ]);
    expect(doubtfulAmounts({ ...least, delivery: { price: 5 } })).toEqual([]);
  });
});

it.each([undefined, 'austria', {}])('names the existing markets if the shop’s is %p', (market) => {
  const [first = '', ...others] = checkConfig({ ...least, market });
  expect(others).toEqual([]);
  expect(first).toContain("import { germany } from '../src/markets/germany/market'");
  expect(first).toContain("import { india, indiaHindi } from '../src/markets/india/market'");
});

it.each([
  [{ name: 'n'.repeat(61) }, 'write 60 characters or fewer, which now are 61'],
  [{ name: 'Nimbu &amp; Sons' }, 'write it without &amp;, which shoppers would read as it is'],
  [{ description: 'd'.repeat(301) }, 'write 300 characters or fewer'],
  [{ welcome: { heading: '<b>Hello</b>', text: 'There' } }, 'write it without <b>'],
  [{ welcome: { heading: 'Hello', text: 't'.repeat(301) } }, 'write 300 characters or fewer'],
  [{ advert: '<i>Now</i>' }, 'write it without <i>'],
])('rejects a text that is too long or has markup: %j', (texts, advice) => {
  expect(checkConfig({ ...least, ...texts })).toEqual([expect.stringContaining(advice)]);
});

it.each([[[]], [['card', 'card']], [['cheque']], ['card']])(
  'names the possible ways to pay if the payments have %j',
  (ways) => {
    const functions = { email: 'orders@nimbu.example', pushKey };
    const config = { ...least, functions, payments: { service: 'razorpay', ways } };
    expect(checkConfig(config)).toEqual([
      expect.stringMatching(/the payments ways .*; write a list of .*'card', 'upi', 'netBanking'/),
    ]);
    expect(
      checkConfig({ ...config, payments: { service: 'razorpay', ways: ['upi', 'card'] } }),
    ).toEqual([]);
  },
);

it.each([
  'asha@nimbu.example.',
  'mailto:asha@nimbu.example',
  'Asha <asha@nimbu.example>',
  'asha@nimbu.example\u200b',
  'asha@nimbu.example, ravi@nimbu.example',
])('rejects the email address %j, and says what to write', (email) => {
  expect(checkConfig({ ...least, contact: { email } })).toEqual([
    expect.stringContaining("; write one like 'hello@shop.example'"),
  ]);
  expect(checkConfig({ ...least, functions: { email, pushKey } })).toEqual([
    expect.stringContaining("; write one like 'orders@shop.example'"),
  ]);
});
