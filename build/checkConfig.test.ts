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

it.each<[string, object]>([
  ['this shop', shop],
  ['everything', whole],
  ['nothing optional', least],
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
  ['origin', 'my-shop.example/', 'https://my-shop.example'],
  ['origin', 'https://my-shop.example/', 'https://my-shop.example'],
  ['origin', 'my shop', 'https://my-shop.example'],
])('rejects the %s %j, and says what to write', (name, wrong, better) => {
  expect(checkConfig({ ...whole, [name]: wrong })).toEqual([
    expect.stringContaining(
      `src/config.ts: the shop has the ${name} '${wrong}'; write '${better}', with`,
    ),
  ]);
});

it.each([
  [{ delivery: {} }, 'no delivery price; write whole rupees, such as 49.'],
  [{ delivery: { price: '₹49' } }, "the delivery price '₹49'; write whole rupees, such as 49."],
  [
    { delivery: { price: 49, freeFrom: 9.5 } },
    'the delivery freeFrom 9.5; write whole rupees, such as 999, or leave it out.',
  ],
  [
    { delivery: { price: 49, days: [5, 2] } },
    'the delivery days [ 5, 2 ]; write the fewest and the most, such as [2, 5], or leave it out.',
  ],
  [{ orders: 'no' }, "the orders 'no'; write true or false, or leave it out."],
  [
    { returns: '14' },
    "the returns '14'; write a whole number of days, such as 14, or leave it out.",
  ],
  [{ contact: {} }, 'the contact {}; write an email, telephone or address, or leave it out.'],
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
    "the privacy 'conditions.html'; write 'privacy.html', and its text in src/legal/privacy.md, or leave it out.",
  ],
])('rejects %j', (wrong, what) => {
  expect(checkConfig({ ...whole, ...wrong })).toEqual([`src/config.ts: the shop has ${what}`]);
});

it('names every wrong value at once', () => {
  const delivery = { price: 'much', freeFrom: 0, days: [] };
  const contact = { email: 7, telephone: 7 };
  expect(checkConfig({ ...least, delivery, returns: -1, contact })).toHaveLength(6);
});

it('asks for the text of a page that has none', () => {
  jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  expect(checkConfig({ ...least, privacy: 'privacy.html' })).toEqual([
    expect.stringContaining('and its text in src/legal/privacy.md'),
  ]);
});

it('asks for a restart if the sub-path changed', () => {
  expect(describeRestart(shop, { ...shop, name: 'Nimbu' })).toEqual([]);
  expect(describeRestart(shop, { ...shop, language: 'hi-IN' })).toHaveLength(1);
  expect(describeRestart(shop, { ...shop, basePath: '/nimbu/' })).toEqual([
    "src/config.ts: the shop has the basePath '/nimbu/', and was started with the basePath " +
      `'${shop.basePath}'; press Ctrl-C and start it again.`,
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

  it('isn’t published with anything of the demo, and all of that is named at once', () => {
    jest.spyOn(fs, 'readFileSync').mockReturnValue('{name} is a demonstration of an online shop.');
    const message = `This would publish parts of the demo:
- src/config.ts, origin: 'https://demo-haat.web.app'. Write where your site is served, such as 'https://nimbu.web.app'.
- src/config.ts, email: 'hello@shop.example'. Write your own, or leave it out.
- src/config.ts, telephone: '+91 00000 00000'. Write your own, or leave it out.
- src/config.ts, address: '1 Market Road, New Delhi 110001'. Write your own, or leave it out.
- src/legal/conditions.md: “… is a demonstration of an online shop …”. Write the conditions of your shop, or leave conditions out of src/config.ts.`;
    expect(() => {
      requireOwnShop({ ...demo, conditions }, own);
    }).toThrow(new Error(message));
  });

  it.each([
    ['its own texts', { ...whole, origin: 'https://nimbu.example', conditions }, own],
    ['nothing optional', { origin: 'https://nimbu.example' }, own],
    ['the demo’s texts, in a demo', { ...demo, conditions }, resolveBuildVariables({})],
  ] as const)('can have %s', (_name, shop, variables) => {
    jest.spyOn(fs, 'readFileSync').mockReturnValue('Our conditions.');
    expect(() => {
      requireOwnShop(shop, variables);
    }).not.toThrow();
  });
});

it('recognises the demo’s conditions', () => {
  const text = fs.readFileSync('src/legal/conditions.md', 'utf8');
  if (/demonstration/i.test(text)) expect(text).toContain('a demonstration of an online shop');
});
