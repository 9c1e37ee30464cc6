import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { buildBasket, buildProduct } from '../../test/builders';
import { FakeAuthService } from '../../test/fakeAuthService';
import { holds } from '../../test/properties';
import {
  addToBasket,
  basketArrived,
  basketSlice,
  removeFromBasket,
  selectCount,
  selectItems,
  selectSubtotal,
  setGift,
  undoRemoval,
} from './basketSlice';

const products = Array.from({ length: 5 }, (_, index) => buildProduct({ id: `${index}` }));
const product = fc.constantFrom(...products);

type Step =
  | { do: 'add'; product: (typeof products)[number] }
  | { do: 'remove'; id: string }
  | { do: 'undo' }
  | { do: 'gift'; gift: boolean }
  | { do: 'arrive'; items: typeof products };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), product }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      id: fc.constantFrom('0', '1', '2', '3', '4', 'nothing'),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('gift' as const), gift: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('arrive' as const),
      items: fc.array(product, { maxLength: 4 }),
    }),
  },
);

const actionOf = (taken: Step) => {
  switch (taken.do) {
    case 'add':
      return addToBasket(taken.product);
    case 'remove':
      return removeFromBasket(taken.id);
    case 'undo':
      return undoRemoval();
    case 'gift':
      return setGift(taken.gift);
    case 'arrive':
      return basketArrived({ items: taken.items, gift: false });
  }
};

/** The basket as one would write it down by hand. */
function model(steps: Step[]) {
  let list: string[] = [];
  let gift = false;
  const removed: [string, number][] = [];
  for (const taken of steps) {
    if (taken.do === 'add') list = [...list, taken.product.id];
    if (taken.do === 'remove' && list.includes(taken.id)) {
      const place = list.indexOf(taken.id);
      list = [...list.slice(0, place), ...list.slice(place + 1)];
      removed.push([taken.id, place]);
    }
    if (taken.do === 'undo') {
      const [id, place] = removed.pop() ?? [];
      if (id !== undefined) list = [...list.slice(0, place), id, ...list.slice(place)];
    }
    if (taken.do === 'gift') gift = taken.gift;
    if (taken.do === 'arrive') {
      list = taken.items.map(({ id }) => id);
      gift = false;
    }
  }
  return { list, gift };
}

holds('does what a plain list does', 25_000, [fc.array(step, { maxLength: 25 })], (steps) => {
  const state = steps.map(actionOf).reduce(basketSlice.reducer, buildBasket());
  const { list, gift } = model(steps);
  expect(state.items.map(({ id }) => id)).toEqual(list);
  expect(state.gift).toBe(gift);
});

holds(
  'leaves the basket as it was after as many undos as removals',
  5_000,
  [fc.array(product, { maxLength: 8 }), fc.array(product, { maxLength: 8 })],
  (items, removals) => {
    let state = buildBasket(items);
    for (const { id } of removals) state = basketSlice.reducer(state, removeFromBasket(id));
    while (state.removals.length > 0) state = basketSlice.reducer(state, undoRemoval());
    expect(state.items).toEqual(items);
  },
);

holds(
  'counts and sums what is in the list',
  5_000,
  [fc.array(fc.nat({ max: 10_000_000 }), { maxLength: 40 })],
  (prices) => {
    const items = prices.map((price) => buildProduct({ price }));
    const store = makeStore({
      services: { auth: new FakeAuthService() },
      preloadedState: { basket: buildBasket(items) },
    });
    const state = store.getState();
    expect(selectCount(state)).toBe(selectItems(state).length);
    let sum = 0;
    for (const price of prices) sum += price;
    expect(selectSubtotal(state)).toBe(sum);
  },
);
