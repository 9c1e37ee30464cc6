import { shop } from '../src/config';
import { checkConfig } from './checkConfig';

const whole = {
  delivery: { price: 49, freeFrom: 999, days: [2, 5] },
  returns: 14,
  contact: { email: 'a@shop.example', telephone: '+91 (11) 000-000', address: '1 Market Road' },
  conditions: 'conditions.html',
  privacy: 'privacy.html',
};

it('has nothing to say about this shop, about all that can be set, and about nothing set', () => {
  expect(checkConfig(shop)).toEqual([]);
  expect(checkConfig(whole)).toEqual([]);
  expect(checkConfig({})).toEqual([]);
  expect(checkConfig({ delivery: { price: 0 }, contact: { address: 'Here' } })).toEqual([]);
});

it.each([
  [{ delivery: {} }, 'the delivery price undefined; write whole rupees, such as 49.'],
  [{ delivery: 49 }, 'the delivery price undefined; write whole rupees, such as 49.'],
  [{ delivery: null }, 'the delivery price undefined; write whole rupees, such as 49.'],
  [{ delivery: { price: 49.5 } }, 'the delivery price 49.5; write whole rupees, such as 49.'],
  [{ delivery: { price: -1 } }, 'the delivery price -1; write whole rupees, such as 49.'],
  [{ delivery: { price: '₹49' } }, "the delivery price '₹49'; write whole rupees, such as 49."],
  [
    { delivery: { price: 49, freeFrom: '999' } },
    "delivery free from '999'; write whole rupees, such as 999.",
  ],
  [
    { delivery: { price: 49, days: [5, 2] } },
    'the delivery days [5, 2]; write the fewest and the most, such as [2, 5].',
  ],
  [
    { delivery: { price: 49, days: 3 } },
    'the delivery days 3; write the fewest and the most, such as [2, 5].',
  ],
  [
    { delivery: { price: 49, days: [1, 2, 3] } },
    'the delivery days [1, 2, 3]; write the fewest and the most, such as [2, 5].',
  ],
  [{ orders: 'no' }, "the orders 'no'; write true or false."],
  [{ returns: 0 }, 'the returns 0; write a whole number of days, such as 14.'],
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
  expect(checkConfig({ delivery, returns: -1, contact: { email: 7, telephone: 7 } })).toHaveLength(
    6,
  );
});

it('asks for the text of a page that has none', () => {
  const folder = process.cwd();
  process.chdir('build');
  try {
    expect(checkConfig({ privacy: 'privacy.html' })).toEqual([
      "src/config.ts: the shop has the privacy 'privacy.html', but no text of it; " +
        'write src/legal/privacy.md. Or take the line out.',
    ]);
  } finally {
    process.chdir(folder);
  }
});
