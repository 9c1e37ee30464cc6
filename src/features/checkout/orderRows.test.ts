import { buildLine, buildProduct } from '../../testing/builders';
import { changesOf, rowsOf } from './orderRows';

const lamp = buildProduct({ title: 'Lamp', price: 990 });
const pot = buildProduct({ title: 'Pot', price: 133 });
const lines = [lamp, pot, lamp].map(buildLine);
const delivery = { price: 49, freeFrom: 999 };
const today = (lampPrice: number | undefined, terms: typeof delivery | object = delivery) => ({
  prices: { ...(lampPrice !== undefined && { [lamp.id]: lampPrice }), [pot.id]: 133 },
  delivery: terms,
});

it('puts the lines of a product together', () => {
  expect(rowsOf(lines)).toEqual([
    { productId: lamp.id, title: 'Lamp', price: 990, count: 2 },
    { productId: pot.id, title: 'Pot', price: 133, count: 1 },
  ]);
});

it.each([
  ['nothing', today(990), []],
  ['a price', today(949), ['Lamp: ₹990 → ₹949']],
  ['what is no longer sold', today(undefined), ['Lamp is no longer sold']],
  ['delivery', today(990, { price: 59 }), ['Delivery: ₹49, free from ₹999 → ₹59']],
  ['delivery that is free now', today(990, {}), ['Delivery: ₹49, free from ₹999 → free']],
])('says what has changed: %s', (_name, prices, changes) => {
  expect(changesOf(rowsOf(lines), delivery, prices)).toEqual(changes);
});
