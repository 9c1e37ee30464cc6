import * as fc from 'fast-check';
import type { Size } from '../../catalogue/model/product';
import { fieldChecks } from '../../catalogue/model/soundCard';
import { holds } from '../../testing/properties';
import { readSize, typedSize } from '../products/typedSize';
import { measuresOf, parcelMeasures } from './parcelMeasures';

const centimetres = fc.integer({ min: 1, max: 500 }).map((millimetres) => millimetres / 10);
const size: fc.Arbitrary<Size> = fc.record({
  length: centimetres,
  width: centimetres,
  height: centimetres,
});
const item = fc.record({
  count: fc.integer({ min: 1, max: 20 }),
  weight: fc.integer({ min: 1, max: 20_000 }),
  size,
});

const volumeOf = ({ length, width, height }: Size) => length * width * height;
const sidesOf = ({ length, width, height }: Size) =>
  [length, width, height].sort((one, other) => one - other);

holds(
  'a parcel has room for all of its items, and weighs as much as they do',
  1000,
  [fc.array(item, { minLength: 1, maxLength: 6 })],
  (items) => {
    const parcel = parcelMeasures(
      items.map(({ count }, place) => ({ productId: `${place}`, count })),
      (id) => measuresOf(items[Number(id)] ?? {}, id),
    );
    expect(parcel.weight).toBe(items.reduce((sum, each) => sum + each.count * each.weight, 0));
    if (!parcel.size) throw new Error('All sizes are known.');
    const needed = items.reduce((sum, each) => sum + each.count * volumeOf(each.size), 0);
    expect(volumeOf(parcel.size)).toBeGreaterThan(needed * (1 - 1e-9));
    const sides = sidesOf(parcel.size);
    for (const each of items) {
      expect(sidesOf(each.size).every((side, place) => side <= (sides[place] ?? 0))).toBe(true);
    }
    if (fieldChecks.size(parcel.size))
      expect(readSize(typedSize(parcel.size))).toEqual(parcel.size);
  },
);

it('is unknown of a parcel what is unknown of one of its items', () => {
  const details = { mug: { weight: 350 }, cap: { size: { length: 20, width: 15, height: 8 } } };
  const measure = (...ids: ('mug' | 'cap')[]) =>
    parcelMeasures(
      ids.map((productId) => ({ productId, count: 2 })),
      (id) => measuresOf(details[id as 'mug'], id),
    );
  expect(measure('mug')).toEqual({ weight: 700, size: undefined });
  expect(measure('cap')).toEqual({
    weight: undefined,
    size: { length: 20, width: 15, height: 16 },
  });
  expect(measure('mug', 'cap')).toEqual({ weight: undefined, size: undefined });
});
