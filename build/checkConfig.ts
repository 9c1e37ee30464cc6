import { ECDH } from 'node:crypto';
import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Contact, Payments, Shop } from '#shop/config';
import { invoiceTable } from '#market/invoice';
import { postalCodes } from '#market/postalCodes';
import { invoiceTable as indianInvoices } from '../src/markets/india/invoice';
import { courierFields, fieldsIn } from '../src/markets/couriers';
import { isPostalCode } from '../src/markets/postalCodes';
import { isLine, isText, isWhole } from '../src/catalogue/model/soundCard';
import { isTaxed } from '../src/catalogue/model/terms';
import { checkOnline, onlineStep } from '../src/catalogue/model/onlineAmounts';
import { onlineWays, serviceNames } from '../src/orders/model/charge';
import { shopperNews } from '../src/orders/model/messages';
import { amountAdvice, describeSmall } from './amounts';
import { checkFields, fieldsOf, type Rule, shown, textFault } from './checkValues';
import { isCountedBy, isCurrency, isoDigits, isTimeZone } from './currencies';
import { legalText } from './legalText';
import { marketAdvice } from './markets.cjs';

export const file = 'shop/config.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the contact's values look like, with the demo's as examples. */
export const contacts: Record<keyof Contact, { pattern: RegExp; example: string }> = {
  // As it is sent, without what was pasted around it.
  email: {
    pattern: /^[^\s\p{C}@<>()[\]:,;"?&%#]+@[^\s\p{C}@<>()[\]:,;"]*[\p{L}\p{M}\p{N}]$/u,
    example: 'hello@shop.example',
  },
  telephone: { pattern: /^\+?\d[\d ()-]*$/, example: '+91 00000 00000' },
  whatsapp: { pattern: /^\+[1-9][\d ()-]{7,}$/, example: '+91 00000 00000' },
  address: { pattern: /\S/, example: '1 Market Road, New Delhi 110001' },
};
export const contactNames = Object.keys(contacts) as (keyof Contact)[];

const services = Object.keys(serviceNames);

/** If the group that they are in is given at all. */
const required: Record<string, Rule> = {
  'delivery price': [(value) => isWhole(value, 0), amountOf(49)],
  'cash upTo': [(value) => isWhole(value, 1), amountOf(20000)],
  'upi id': [(value) => /^[\w.-]+@[a-z\d]+$/i.test(textOf(value)), "a UPI ID, such as 'shop@bank'"],
  'seller name': [isText, 'the legal name of your business'],
  'invoices prefix': [
    (value) => /^[A-Z\d/-]{1,8}$/i.test(textOf(value)),
    "1 to 8 letters, digits, dashes and slashes before each number, such as 'HAAT-'",
  ],
  'invoices seller': [
    isText,
    "the legal name and address of your business, such as 'Haat Traders\\n1 Market Road\\nNew Delhi 110001'",
  ],
  'functions email': [
    (value) => contacts.email.pattern.test(textOf(value)),
    "one like 'orders@shop.example'",
  ],
  'functions pushKey': [
    isPushKey,
    'the public key that npx web-push generate-vapid-keys prints: 87 letters and digits',
  ],
  'payments service': [
    (value) => services.includes(textOf(value)),
    services.map((name) => `'${name}'`).join(' or '),
  ],
  'tax rate': [isRate, 'percent that the prices include, such as 19'],
  'upi name': [isText, 'the name that the bank shows for the UPI ID'],
};

const optional: Record<string, Rule> = {
  'delivery freeFrom': [(value) => isWhole(value, 1), amountOf(999)],
  'delivery days': [isPeriod, 'the fewest and the most, such as [2, 5]'],
  'welcome link': [
    (value) => isText(fieldsOf(value).text) && /^\/\?\w+=/.test(textOf(fieldsOf(value).to)),
    "a text and an address, such as { text: 'See the towels', to: '/?category=Towels' }",
  ],
  'tax categories': [areRates, 'percent by the name of a category, such as { Books: 7 }'],
  'payments ways': [
    (value) => areWays(value),
    `a list of what shoppers can choose there, of ${onlineWays.map((way) => `'${way}'`).join(', ')}`,
  ],
  'payments minutes': [
    (value) => isWhole(value, 30) && Number(value) <= 1400,
    'a whole number of minutes, 30 to 1400',
  ],
  'payments upTo': [(value) => isWhole(value, 1), 'a whole number, such as 500000'],
  'upi confirmedWithin': [(value) => isWhole(value, 1), 'a whole number of hours, such as 24'],
  alternates: [
    areAlternates,
    "where the shop is served in each other language, such as { 'hi-IN': 'https://shop.example/hi/' }",
  ],
  orders: [(value) => typeof value === 'boolean', 'true or false'],
  guests: [(value) => typeof value === 'boolean', 'true or false'],
  codes: [(value) => typeof value === 'boolean', 'true or false'],
  returns: [(value) => isWhole(value, 1), 'a whole number of days, such as 14'],
  tracking: [
    isTracking,
    "an address with {number} for each courier, such as { 'Quick Post': 'https://quick.example/{number}' }",
  ],
  couriers: [
    areCouriers,
    `texts by the names of columns for each courier, such as { 'Quick Post': { 'Order no': '{id}', 'Weight (kg)': '{weightKg}' } }; between braces can be ${courierFields.join(', ')}`,
  ],
  contact: [
    (value) => contactNames.some((name) => fieldsOf(value)[name] !== undefined),
    'an email, telephone, whatsapp or address',
  ],
  ...Object.fromEntries(
    contactNames.map((name): [string, Rule] => {
      const { pattern, example } = contacts[name];
      return [`contact ${name}`, [(value) => pattern.test(textOf(value)), `one like '${example}'`]];
    }),
  ),
  'functions region': [
    (value) => /^[a-z]+-[a-z]+\d+$/.test(textOf(value)),
    "a region of Google Cloud, such as 'asia-south1'",
  ],
  'functions whatsapp': [
    isWhatsApp,
    "Meta's id of your number and the names of its templates, such as " +
      "{ phoneNumberId: '106540352242922', templates: { accepted: 'order_accepted' } }",
  ],
  'invoices first': [(value) => isWhole(value, 1), 'a whole number, such as 1'],
  'invoices taxNumber': [
    (value) => invoiceTable.taxNumber.pattern.test(textOf(value)),
    `one like '${invoiceTable.taxNumber.example}'`,
  ],
  'seller gstin': [
    (value) => indianInvoices.taxNumber.pattern.test(textOf(value)),
    "its 15 letters and digits, such as '29ABCDE1234F1Z5'",
  ],
  'seller grievanceOfficer': [
    isText,
    "a name, a designation and how to reach them, such as 'Asha Rao, Manager, care@shop.example'",
  ],
};

/** How to write an amount in the shop's market. */
function amountOf(units: number) {
  return (value: unknown, shop: unknown) => amountAdvice(fieldsOf(shop).market, value, units);
}

/** The most characters of texts that every screen, a search result or an email's sender has room for. */
const textLimits: Record<string, number> = {
  name: 60,
  description: 300,
  'welcome heading': 100,
  'welcome text': 300,
  advert: 100,
  'seller name': 200,
  'seller grievanceOfficer': 300,
  'contact address': 300,
  'invoices seller': 400,
};

const textRules: Record<string, Rule> = Object.fromEntries(
  Object.entries(textLimits).map(([name, most]): [string, Rule] => [
    name,
    [(value) => !textFault(value, most), (value) => String(textFault(value, most))],
  ]),
);

/** Privacy, and what the law of some markets wants: conditions with a notice about withdrawal, and who sells here. */
function checkLegalPages(shop: unknown): string[] {
  const { withdrawal, language } = fieldsOf(fieldsOf(shop).market);
  const page = (name: string) => ({ [name]: legalPage(name, textOf(language)) });
  const optional = withdrawal !== true;
  return [
    ...checkFields(shop, page('conditions'), { optional }),
    ...checkFields(shop, page('privacy'), { optional: true }),
    ...checkFields(shop, page('imprint'), { optional }),
  ];
}

function legalPage(name: string, language: string): Rule {
  const page = `${name}.html`;
  const text = legalText(name, language);
  const advice = `its text in ${text}`;
  return [
    (value) => value === page && fs.existsSync(text),
    (value) => (value === page ? advice : `'${page}', and ${advice}`),
  ];
}

function areAlternates(value: unknown): boolean {
  const all = Object.entries(fieldsOf(value));
  return (
    all.length > 0 &&
    all.every(
      ([tag, address]) =>
        /^[a-z]{2}(-[\w-]+)?$/.test(tag) && /^https:\/\/\S+\/$/.test(textOf(address)),
    )
  );
}

const isMarket = (value: unknown) =>
  isText(fieldsOf(value).name) && /^[A-Z]{2}$/.test(textOf(fieldsOf(value).country));

/** What a market's own file has. */
function marketRules(shop: unknown): Record<string, Rule> {
  const currency = textOf(fieldsOf(fieldsOf(shop).market).currency);
  const most = isCurrency(currency) ? isoDigits(currency) : 2;
  const whole = `0 for whole ${isCurrency(currency) ? currency : 'units'}`;
  return {
    'market callingCode': [
      (value) => /^[1-9]\d{0,2}$/.test(textOf(value)),
      "the digits of its telephone code, such as '91'",
    ],
    'market language': [isLanguage, "a language tag, such as 'en-IN'"],
    'market currency': [
      (value) => isCurrency(textOf(value)),
      "its three letters by ISO 4217, such as 'INR'",
    ],
    'market digits': [
      (value) => isWhole(value, 0, most),
      most === 0
        ? whole
        : `how many digits its prices have after the point: ${whole}, or up to ${most}`,
    ],
    'market timeZone': [
      (value) => isTimeZone(textOf(value)),
      "its name in the time zone database, such as 'Asia/Kolkata'",
    ],
  };
}

function isLanguage(value: unknown): boolean {
  try {
    return Intl.getCanonicalLocales(textOf(value)).length === 1;
  } catch {
    return false;
  }
}

/** Whether it is an uncompressed point of P-256 in base64url, as browsers require. */
function isPushKey(value: unknown): boolean {
  const key = textOf(value);
  if (!/^B[\w-]{86}$/.test(key)) return false;
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url') === key;
  } catch {
    return false;
  }
}

/** Whether it has a phone number's ID, the names of templates by news, and the templates' language only as Meta writes it. */
function isWhatsApp(value: unknown): boolean {
  const { phoneNumberId, language, templates } = fieldsOf(value);
  const names = Object.entries(fieldsOf(templates));
  return (
    /^\d{5,20}$/.test(textOf(phoneNumberId)) &&
    (language === undefined || /^[a-z]{2,3}(_[A-Z]{2})?$/.test(textOf(language))) &&
    names.length > 0 &&
    names.every(
      ([news, name]) =>
        shopperNews.some((each) => each === news) && /^[a-z\d_]{1,512}$/.test(textOf(name)),
    )
  );
}

/** Whether it has an address for each courier, with a place for the parcel's number. */
function isTracking(value: unknown): boolean {
  const addresses = Object.values(fieldsOf(value));
  return addresses.every((address) => /^https:\/\/\S*\{number\}\S*$/.test(textOf(address)));
}

/** Whether it has texts by the names of columns for each courier, with braces only around fields that there are. */
function areCouriers(value: unknown): boolean {
  const isField = (name = '') => courierFields.some((field) => field === name);
  const isColumn = ([name, text]: [string, unknown]) =>
    isLine(name) && typeof text === 'string' && fieldsIn(text).every(isField);
  return Object.values(fieldsOf(value)).every((columns) => {
    const all = Object.entries(fieldsOf(columns));
    return all.length > 0 && all.every(isColumn);
  });
}

/** Whether it is a list of ways to pay, each once. */
function areWays(value: unknown): boolean {
  const ways = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    ways.length > 0 &&
    new Set(ways).size === ways.length &&
    ways.every((way) => onlineWays.some((known) => known === way))
  );
}

/** Whether it is the fewest and the most days. */
function isPeriod(value: unknown): boolean {
  const [fewest, most, ...more] = Array.isArray(value) ? (value as unknown[]) : [];
  return isWhole(fewest, 0) && isWhole(most, Math.max(1, Number(fewest))) && more.length === 0;
}

/** The first digits of postal codes, at least one. */
function areasRule(): Record<string, Rule> {
  const { patterns, length } = postalCodes;
  const isStart = (digits: string) =>
    // Where they have letters, nobody can try them all.
    /[a-z]/i.test(patterns.join('')) ||
    ['1', '2'].some((fill) => isPostalCode(postalCodes, digits.padEnd(length, fill)));
  const advice = "the first digits of postal codes, such as ['11', '56']";
  return { 'delivery areas': [(value) => areAreas(value, isStart), advice] };
}

function areAreas(value: unknown, isStart: (digits: string) => boolean): boolean {
  const areas = Array.isArray(value) ? (value as unknown[]) : [];
  return (
    areas.length > 0 &&
    areas.every((area) => /^[A-Z\d]+$/.test(textOf(area)) && isStart(textOf(area)))
  );
}

/** A tax in percent, with at most two digits after the point. */
function isRate(value: unknown): boolean {
  return (
    typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value
  );
}

function areRates(value: unknown): boolean {
  const rates = Object.values(fieldsOf(value));
  return rates.length > 0 && rates.every(isRate);
}

function checkMarket(shop: unknown): string[] {
  const wrong = checkFields(shop, { market: [isMarket, marketAdvice()] });
  return wrong.length > 0 ? wrong : checkFields(shop, marketRules(shop));
}

/** Where the law wants tax to be stated, or why it isn't. */
function checkTax(shop: unknown): string[] {
  const { market, tax } = fieldsOf(shop);
  return tax !== undefined || !fieldsOf(market).isTaxIncluded
    ? []
    : [
        'no tax; write the percent that your prices include, such as tax: { rate: 19 }, or 0 as a small business.',
      ];
}

/** Tax is billed under a tax number, and a number without a tax says that the seller charges none. */
function checkInvoices(shop: unknown): string[] {
  const { invoices, seller, tax, market } = fieldsOf(shop);
  if (invoices === undefined) return [];
  const { gstin } = fieldsOf(seller);
  const { taxNumber } = fieldsOf(invoices);
  const isNeeded = isTaxed((tax ?? { rate: 0 }) as Shop['tax']) || fieldsOf(market).isTaxIncluded;
  if (gstin !== undefined && taxNumber !== undefined)
    return ['an invoices taxNumber beside the seller’s gstin, which invoices have; leave it out.'];
  const number = gstin ?? taxNumber;
  if (number === undefined && isNeeded) {
    const { example } = invoiceTable.taxNumber;
    return [`no invoices taxNumber; write your tax number, such as '${example}'.`];
  }
  return number !== undefined && tax === undefined
    ? [
        'invoices with a tax number, and no tax; write the percent that your prices include, such as tax: { rate: 18 }, or 0 if you charge none.',
      ]
    : [];
}

/** UPI takes nothing but rupees. */
function checkUpi(shop: unknown): string[] {
  const { market, upi } = fieldsOf(shop);
  const { currency } = fieldsOf(market);
  return upi === undefined || currency === 'INR'
    ? []
    : [`upi, and the currency ${String(currency)}: UPI takes rupees only; leave it out.`];
}

/** Payments are confirmed by the functions, in a currency and amounts that the service takes. */
function checkPayments(shop: unknown): string[] {
  const { payments, functions, market, delivery } = fieldsOf(shop);
  if (payments === undefined) return [];
  const wrong =
    functions === undefined
      ? ['payments, and no functions, which confirm them: see docs/payments.md.']
      : [];
  const currency = textOf(fieldsOf(market).currency);
  const service = textOf(fieldsOf(payments).service) as Payments['service'];
  if (!services.includes(service) || !isCurrency(currency)) return wrong;
  const name = serviceNames[service];
  if (!isCountedBy(service, currency)) {
    const others = services.filter((each) => isCountedBy(each as Payments['service'], currency));
    const better = others.map((each) => `write '${each}', or `).join('');
    return [
      ...wrong,
      `payments, and the currency ${currency}: ${name} doesn’t say how it counts that; ${better}leave payments out.`,
    ];
  }
  const { price } = fieldsOf(delivery);
  const terms = { market, payments } as Pick<Shop, 'market' | 'payments'>;
  const isPayable = !isWhole(price, 1) || checkOnline(Number(price), terms)?.kind !== 'step';
  const multiple = `${name} takes multiples of ${onlineStep(terms)}; write one.`;
  return isPayable ? wrong : [...wrong, `the delivery price ${Number(price)}, but ${multiple}`];
}

/** Whether an order can be large enough for free delivery. */
function checkFreeDelivery(shop: unknown): string[] {
  const { delivery, cash, upi, payments } = fieldsOf(shop);
  const freeFrom = Number(fieldsOf(delivery).freeFrom);
  const upTo = Number(fieldsOf(cash).upTo);
  if (upi !== undefined || payments !== undefined || !(freeFrom > upTo)) return [];
  const most = `without upi or payments, no order can cost more than the cash upTo ${upTo}`;
  return [`the delivery freeFrom ${freeFrom}, but ${most}; lower it, or leave it out.`];
}

/**
 * What is wrong with `shop` in `shop/config.ts`: a sentence for each value, which says what to write. Accepts
 * anything.
 */
export function checkConfig(shop: unknown): string[] {
  const needed = Object.entries(required).filter(
    ([name]) => fieldsOf(shop)[name.replace(/ .*/, '')] !== undefined,
  );
  const wrong = [
    ...checkMarket(shop),
    ...checkFields(shop, Object.fromEntries(needed)),
    ...checkFields(shop, { ...optional, ...areasRule() }, { optional: true }),
    ...checkFields(shop, textRules, { optional: true }),
    ...checkLegalPages(shop),
    ...checkFreeDelivery(shop),
    ...checkUpi(shop),
    ...checkPayments(shop),
    ...checkTax(shop),
    ...checkInvoices(shop),
  ];
  return [...checkAddress(shop), ...wrong.map((what) => `${file}: the shop has ${what}`)];
}

/** Amounts that are probably in whole units, and so cost next to nothing: a sentence for each. */
export function doubtfulAmounts(shop: unknown): string[] {
  const { market, delivery, cash } = fieldsOf(shop);
  const amounts = {
    'delivery price': fieldsOf(delivery).price,
    'delivery freeFrom': fieldsOf(delivery).freeFrom,
    'cash upTo': fieldsOf(cash).upTo,
  };
  return Object.entries(amounts).flatMap(([name, amount]) => {
    const doubt = describeSmall(market, amount);
    return doubt ? [`${file}: the shop has the ${name} ${doubt}`] : [];
  });
}

/** The same for the address of the site, without which nothing can be built. */
export function checkAddress(shop: unknown): string[] {
  const { basePath, origin } = fieldsOf(shop);
  const words = textOf(basePath).match(/[\w~-][\w.~-]*/g) ?? ['shop'];
  const host = `https://${textOf(origin).replace(/^(\w+:)?\/*/, '')}`;
  const better = URL.canParse(host) ? new URL(host).origin : 'https://my-shop.example';
  return checkFields(shop, {
    basePath: [
      () => /^\/([\w~-][\w.~-]*\/)*$/.test(textOf(basePath)),
      `'/${words.join('/')}/', with a slash at each end and no spaces`,
    ],
    origin: [
      () => origin === better && URL.canParse(host),
      `'${better}', with https:// and nothing after the host`,
    ],
  }).map((what) => `${file}: the shop has ${what}`);
}

/** A sentence for each changed value that webpack reads only when it starts. */
export function describeRestart(before: Shop, now: Shop): string[] {
  return (['basePath', 'market', 'conditions', 'privacy', 'imprint', 'functions'] as const)
    .filter((name) => !isDeepStrictEqual(now[name], before[name]))
    .map(
      (name) =>
        `${file}: the shop has ${shown(name, now[name])}, and was started with ` +
        `${shown(name, before[name])}; press Ctrl-C and start it again.`,
    );
}
