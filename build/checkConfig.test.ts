import fs from 'node:fs';
import { shop } from '../src/config';
import { checkConfig, describeRestart, requireOwnShop } from './checkConfig';
import { missingVariables, resolveBuildVariables } from './variables';

const least = { basePath: '/shop/', origin: 'https://shop.example' };
const whole = {
  ...least,
  delivery: { price: 49, freeFrom: 999, days: [2, 5] },
  returns: 14,
  contact: { email: 'a@shop.example', telephone: '+91 (11) 000-000', address: '1 Market Road' },
  conditions: 'conditions.html',
  privacy: 'privacy.html',
};

it('has nothing to say about this shop, about all that can be set, and about nothing set', () => {
  expect(checkConfig(shop)).toEqual([]);
  expect(checkConfig(whole)).toEqual([]);
  expect(checkConfig(least)).toEqual([]);
  const some = { delivery: { price: 0 }, contact: { address: 'Here' } };
  expect(checkConfig({ ...least, ...some })).toEqual([]);
});

it.each([
  ['basePath', 'nimbu', '/nimbu/'],
  ['basePath', '/nimbu', '/nimbu/'],
  ['basePath', '/my shop/', '/my/shop/'],
  ['basePath', '', '/shop/'],
  ['origin', 'my-shop.example/', 'https://my-shop.example'],
  ['origin', 'https://my-shop.example/', 'https://my-shop.example'],
  ['origin', 'my shop', 'https://my-shop.example'],
  ['origin', undefined, 'https://my-shop.example'],
])('refuses the %s %j, and says what to write', (name, wrong, better) => {
  const [sentence, ...more] = checkConfig({ ...whole, [name]: wrong });
  const value = wrong === undefined ? 'undefined' : `'${wrong}'`;
  expect(sentence).toContain(`src/config.ts: the shop has the ${name} ${value}; write '${better}'`);
  expect(more).toEqual([]);
});

it.each(['/', '/corner/nimbu/', '/v1.2/a-b_c~d/'])('takes the sub-path %s', (basePath) => {
  expect(checkConfig({ ...whole, basePath })).toEqual([]);
});

it.each([
  [{ delivery: {} }, 'the delivery price undefined; write whole rupees, such as 49.'],
  [{ delivery: { price: 49.5 } }, 'the delivery price 49.5; write whole rupees, such as 49.'],
  [{ delivery: { price: '₹49' } }, "the delivery price '₹49'; write whole rupees, such as 49."],
  [
    { delivery: { price: 49, freeFrom: '999' } },
    "the delivery freeFrom '999'; write whole rupees, such as 999.",
  ],
  [
    { delivery: { price: 49, days: [5, 2] } },
    'the delivery days [5, 2]; write the fewest and the most, such as [2, 5].',
  ],
  [{ orders: 'no' }, "the orders 'no'; write true or false."],
  [{ returns: '14' }, "the returns '14'; write a whole number of days, such as 14."],
  [{ contact: {} }, 'a contact without an email, telephone or address; write one of them.'],
  [
    { contact: { email: 'shop.example' } },
    "the contact email 'shop.example'; write one such as 'hello@shop.example'.",
  ],
  [
    { contact: { telephone: 'ask' } },
    "the contact telephone 'ask'; write one such as '+91 00000 00000'.",
  ],
  [
    { contact: { address: ' ' } },
    "the contact address ' '; write one such as '1 Market Road, New Delhi 110001'.",
  ],
  [{ conditions: true }, "the conditions true; write 'conditions.html'."],
  [{ privacy: 'conditions.html' }, "the privacy 'conditions.html'; write 'privacy.html'."],
])('refuses %j', (wrong, sentence) => {
  expect(checkConfig({ ...whole, ...wrong })).toEqual([
    `src/config.ts: the shop has ${sentence} Or take the line out.`,
  ]);
});

it('names every wrong value at once', () => {
  const delivery = { price: 'much', freeFrom: 0, days: [] };
  const contact = { email: 7, telephone: 7 };
  expect(checkConfig({ ...least, delivery, returns: -1, contact })).toHaveLength(6);
});

it('asks for the text of a page that has none', () => {
  const folder = process.cwd();
  process.chdir('build');
  try {
    expect(checkConfig({ ...least, privacy: 'privacy.html' })).toEqual([
      "src/config.ts: the shop has the privacy 'privacy.html', but no text of it; " +
        'write src/legal/privacy.md. Or take the line out.',
    ]);
  } finally {
    process.chdir(folder);
  }
});

it('asks for a new start where the shop is served from another sub-path', () => {
  expect(describeRestart(shop, { ...shop, name: 'Nimbu' })).toEqual([]);
  expect(describeRestart(shop, { ...shop, basePath: '/nimbu/' })).toEqual([
    `src/config.ts: basePath is '/nimbu/' now, and the shop was started with '${shop.basePath}'; ` +
      'press Ctrl-C and start it again.',
  ]);
});

describe('a merchant’s site', () => {
  const names = missingVariables({});
  const own = resolveBuildVariables(Object.fromEntries(names.map((name) => [name, 'nimbu'])));
  const demo = {
    origin: 'https://demo-haat.web.app',
    contact: {
      email: 'hello@shop.example',
      telephone: '+91 00000 00000',
      address: '1 Market Road, New Delhi 110001',
    },
  };
  const conditions = 'conditions.html';

  it('is not published with anything of the demo: all of it is named at once', () => {
    jest.spyOn(fs, 'readFileSync').mockReturnValue('{name} is a demonstration of an online shop.');
    const publish = () => {
      requireOwnShop({ ...demo, conditions }, own);
    };
    const message = `These are still the demo’s, and would be published:
- src/config.ts, origin: 'https://demo-haat.web.app'. Write where your site is served, such as 'https://nimbu.web.app'.
- src/config.ts, email: 'hello@shop.example'. Write your own, or take the line out.
- src/config.ts, telephone: '+91 00000 00000'. Write your own, or take the line out.
- src/config.ts, address: '1 Market Road, New Delhi 110001'. Write your own, or take the line out.
- src/legal/conditions.md: “… is a demonstration of an online shop …”. Write the conditions of your shop, or take the line conditions out of src/config.ts.`;
    expect(publish).toThrow(new Error(message));
  });

  it('is known by its own conditions: this folder’s are the demo’s as long as they say so', () => {
    const publish = () => {
      requireOwnShop({ origin: least.origin, conditions }, own);
    };
    const saysSo = /demonstration/i.test(fs.readFileSync('src/legal/conditions.md', 'utf8'));
    const publishing = expect(publish);
    (saysSo ? publishing : publishing.not).toThrow('src/legal/conditions.md');
  });

  it.each([
    ['its own words', { ...whole, origin: 'https://nimbu.example', conditions }, own],
    ['nothing that can be left out', { origin: 'https://nimbu.example' }, own],
    ['the demo’s words, in a demo', { ...demo, conditions }, resolveBuildVariables({})],
  ] as const)('may have %s', (_name, shop, variables) => {
    jest.spyOn(fs, 'readFileSync').mockReturnValue('Our conditions.');
    expect(() => {
      requireOwnShop(shop, variables);
    }).not.toThrow();
  });
});
