import * as fc from 'fast-check';
import { holds } from '../../test/properties';
import { readBasket, serialiseBasket } from './storedBasket';

const id = fc.oneof(fc.constantFrom('123', '1234', '"', '\\', ''), fc.string({ unit: 'binary' }));
const basket = fc.record({
  ids: fc.array(id, { maxLength: 20 }),
  gift: fc.boolean(),
  changes: fc.dictionary(fc.stringMatching(/^[a-z0-9]{1,11}$/), fc.integer({ min: 1 }), {
    maxKeys: 5,
    noNullPrototype: true,
  }),
});

/** Whatever was read, the shop can go on with it. */
function expectUsable(text: string | null) {
  const { basket: read, unreadable } = readBasket(text);
  expect(Array.isArray(read.ids) && read.ids.every((each) => typeof each === 'string')).toBe(true);
  expect(typeof read.gift).toBe('boolean');
  expect(Object.values(read.changes).every((count) => Number.isSafeInteger(count))).toBe(true);
  expect(typeof unreadable).toBe('boolean');
  // What is written next can be read in full.
  expect(readBasket(serialiseBasket(read))).toEqual({ basket: read, unreadable: false });
}

holds('reads what it has written', 10_000, [basket], (written) => {
  expect(readBasket(serialiseBasket(written))).toEqual({ basket: written, unreadable: false });
});

holds('goes on with any text', 10_000, [fc.string({ unit: 'binary', maxLength: 200 })], (text) => {
  expectUsable(text);
});

holds('goes on with any JSON', 10_000, [fc.json()], (text) => {
  expectUsable(text);
});

const field = fc.oneof(fc.constant(1), fc.jsonValue({ maxDepth: 2 }));
holds(
  'goes on with any value in any field',
  10_000,
  [fc.record({ version: field, ids: field, gift: field, changes: field }, { requiredKeys: [] })],
  (value) => {
    expectUsable(JSON.stringify(value));
  },
);

holds(
  'keeps the whole ids of a text that breaks off anywhere',
  10_000,
  [fc.array(fc.constantFrom('123', '1234', '1235'), { maxLength: 12 }), fc.nat()],
  (ids, cut) => {
    const text = serialiseBasket({ ids, gift: true, changes: {} });
    const kept = readBasket(text.slice(0, cut % text.length)).basket.ids;
    expect(kept).toEqual(ids.slice(0, kept.length));
    expectUsable(text.slice(0, cut % text.length));
  },
);

holds(
  'goes on when some letters of the text are others',
  10_000,
  [
    basket,
    fc.array(fc.tuple(fc.nat(), fc.string({ minLength: 1, maxLength: 1 })), {
      minLength: 1,
      maxLength: 4,
    }),
  ],
  (written, edits) => {
    let text = serialiseBasket(written);
    for (const [place, letter] of edits) {
      const index = place % text.length;
      text = text.slice(0, index) + letter + text.slice(index + 1);
    }
    expectUsable(text);
  },
);
