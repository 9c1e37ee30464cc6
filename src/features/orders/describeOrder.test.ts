import { deliveryOf, subtotalOf, totalOf } from './describeOrder';

const items = [
  { productId: 'a', price: 100, count: 2 },
  { productId: 'b', price: 50, count: 1 },
];

it.each([
  ['for its price', { price: 40 }, 290, '₹40'],
  ['free from a sum that is not reached', { price: 40, freeFrom: 251 }, 290, '₹40'],
  ['free from a sum that is reached', { price: 40, freeFrom: 250 }, 250, 'free'],
  ['of a shop that has not set it', {}, 250, 'free'],
])('sums up an order with delivery %s', (_name, delivery, total, words) => {
  expect(subtotalOf(items)).toBe(250);
  expect(totalOf({ items, delivery })).toBe(total);
  expect(deliveryOf(items, delivery)).toBe(words);
});
