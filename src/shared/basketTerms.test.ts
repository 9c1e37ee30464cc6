import type { Delivery } from '../config';
import { deliveryPrice, describeDeliveryOf, describeTimes } from './basketTerms';
import { describeDelivery, describeReturns } from './terms';

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
  expect(describeDelivery(delivery)).toBe(sentence);
});

it.each<[number, Delivery, string]>([
  [998, { price: 49, freeFrom: 999 }, 'Delivery: ₹49, free from ₹999'],
  [999, { price: 49, freeFrom: 999 }, 'Delivery: free'],
  [100_000, { price: 49 }, 'Delivery: ₹49'],
  [0, { price: 0, freeFrom: 999 }, 'Delivery: free'],
])('says what it costs to deliver goods for ₹%i at %j', (subtotal, delivery, words) => {
  expect(describeDeliveryOf(subtotal, delivery)).toBe(words);
});

it('says how long both ways take, or whichever the shop has set', () => {
  const delivery: Delivery = { price: 49, days: [2, 5] };
  expect(describeTimes({ delivery, returns: 14 })).toBe(
    'Delivery in 2 to 5 working days. Returns within 14 days.',
  );
  expect(describeTimes({ delivery: { price: 49 }, returns: 1 })).toBe(describeReturns(1));
  expect(describeReturns(1)).toBe('Returns within 1 day.');
  expect(describeTimes({ delivery: { price: 49 } })).toBe('');
  expect(describeTimes({})).toBe('');
});

it.each([
  [998, { price: 49, freeFrom: 999 }, 49],
  [999, { price: 49, freeFrom: 999 }, 0],
  [100_000, { price: 49 }, 49],
  [1, {}, 0],
])('asks for the delivery of goods for ₹%i at %j: ₹%i', (subtotal, delivery, price) => {
  expect(deliveryPrice(subtotal, delivery)).toBe(price);
});
