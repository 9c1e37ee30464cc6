import { buildProduct } from '../../test/builders';
import { keyed } from './keyed';

const lamp = buildProduct({ id: 'lamp' });
const pot = buildProduct({ id: 'pot' });
const all = Infinity;
const keys = (items: Parameters<typeof keyed>[0]) => keyed(items, all).map(([key]) => key);

it('gives nothing for an empty basket', () => {
  expect(keyed([], all)).toEqual([]);
});

it('keeps the items and their order', () => {
  expect(keyed([lamp, pot, lamp], all).map(([, item]) => item)).toEqual([lamp, pot, lamp]);
});

it('gives no more than the first so many, with the keys that they have in the whole', () => {
  expect(keyed([lamp, pot, lamp], 2)).toEqual(keyed([lamp, pot, lamp], all).slice(0, 2));
});

it('tells duplicates apart', () => {
  expect(new Set(keys([lamp, pot, lamp, lamp])).size).toBe(4);
});

it('leaves the keys of the others as they are when the first of a kind is removed', () => {
  const before = keys([pot, lamp, pot, lamp, lamp]);
  expect(keys([pot, pot, lamp, lamp])).toEqual(before.filter((_, index) => index !== 1));
});

it('does not change the basket that it is given', () => {
  const items = Object.freeze([lamp, pot]);
  keyed(items, all);
  expect(items).toEqual([lamp, pot]);
});
