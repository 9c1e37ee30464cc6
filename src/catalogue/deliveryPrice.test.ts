import type { Delivery } from '../config';
import { termsWords } from '../words/en/terms';
import { deliveryPrice } from './terms';

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

it.each<[number, Delivery, number]>([
  [998, { price: 49, freeFrom: 999 }, 49],
  [999, { price: 49, freeFrom: 999 }, 0],
  [100_000, { price: 49 }, 49],
  [0, { price: 0, freeFrom: 999 }, 0],
])('charges for goods for ₹%i at %j ₹%i', (subtotal, delivery, price) => {
  expect(deliveryPrice(subtotal, delivery)).toBe(price);
});
