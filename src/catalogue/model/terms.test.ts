import type { Delivery } from '#shop/config';
import { termsWords } from '#words/terms';
import { CASH_PRODUCTS, checkCash, deliveryPrice } from './terms';

it.each<[Delivery, string]>([
  [
    { price: 49, freeFrom: 999, days: [2, 5] },
    'Delivery in 2 to 5 working days for ₹49, free from ₹999.',
  ],
  [{ price: 49, days: [3, 3] }, 'Delivery in 3 working days for ₹49.'],
  [{ price: 0, freeFrom: 999, days: [1, 1] }, 'Free delivery in 1 working day.'],
  [{ price: 12_500 }, 'Delivery for ₹12,500.'],
  [{ price: 0 }, 'Free delivery.'],
])('describes the delivery terms %j: %s', (delivery, sentence) => {
  expect(termsWords.delivery(delivery)).toBe(sentence);
});

it.each<[number, Delivery, number]>([
  [998, { price: 49, freeFrom: 999 }, 49],
  [999, { price: 49, freeFrom: 999 }, 0],
  [100_000, { price: 49 }, 49],
  [0, { price: 0, freeFrom: 999 }, 0],
])('delivering goods for ₹%i under the terms %j costs ₹%i', (subtotal, delivery, price) => {
  expect(deliveryPrice(subtotal, delivery)).toBe(price);
});

const limit = { upTo: 20_000 };

it.each([
  [1, 20_000, undefined],
  [1, 20_001, 'aboveLimit'],
  [CASH_PRODUCTS, 500, undefined],
  [CASH_PRODUCTS + 1, 500, 'tooManyProducts'],
  [CASH_PRODUCTS + 1, 20_001, 'aboveLimit'],
])('checks whether %i products for ₹%i can be paid in cash: %s', (products, total, problem) => {
  expect(checkCash({ products, total }, limit)).toBe(problem);
  expect(checkCash({ products, total })).toBeUndefined();
});
