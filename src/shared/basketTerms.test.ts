import type { Delivery, Shop } from '../config';
import { deliveryPrice, describeDeliveryOf, describeTimes } from './basketTerms';
import { termsWords } from '../words/en/terms';

it.each<[Delivery, string]>([
  [
    { price: 49, freeFrom: 999, days: [2, 5] },
    'Delivery in 2 to 5 working days for ₹49, free from ₹999.',
  ],
  [{ price: 49, days: [3, 3] }, 'Delivery in 3 working days for ₹49.'],
  [{ price: 0, freeFrom: 999, days: [1, 1] }, 'Free delivery in 1 working day.'],
  [{ price: 12_500 }, 'Delivery for ₹12,500.'],
  [{ price: 0 }, 'Free delivery.'],
])('says of delivery %j: %s', (delivery, sentence) => {
  expect(termsWords.delivery(delivery)).toBe(sentence);
});

it.each<[number, Delivery, number, string]>([
  [998, { price: 49, freeFrom: 999 }, 49, 'Delivery: ₹49, free from ₹999'],
  [999, { price: 49, freeFrom: 999 }, 0, 'Delivery: free'],
  [100_000, { price: 49 }, 49, 'Delivery: ₹49'],
  [0, { price: 0, freeFrom: 999 }, 0, 'Delivery: free'],
])('charges for goods for ₹%i at %j ₹%i, and says so', (subtotal, delivery, price, words) => {
  expect(deliveryPrice(subtotal, delivery)).toBe(price);
  expect(describeDeliveryOf(subtotal, delivery)).toBe(words);
});

it.each<[Pick<Shop, 'delivery' | 'returns'>, string]>([
  [
    { delivery: { price: 49, days: [2, 5] }, returns: 14 },
    'Delivery in 2 to 5 working days. Returns within 14 days.',
  ],
  [{ delivery: { price: 49 }, returns: 1 }, 'Returns within 1 day.'],
  [{ delivery: { price: 49 } }, ''],
  [{}, ''],
])('says how long both ways take at %j: %s', (terms, sentences) => {
  expect(describeTimes(terms)).toBe(sentences);
});
