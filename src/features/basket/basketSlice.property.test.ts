import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { lineIdForPlace } from '../../services/lineId';
import { buildBasket, buildProduct, buildServices } from '../../testing/builders';
import { holds } from '../../testing/properties';
import {
  addToBasket,
  basketChangedElsewhere,
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
const place = fc.nat({ max: 6 });

type Step =
  | { do: 'add'; product: (typeof products)[number] }
  | { do: 'remove'; id: string }
  | { do: 'undo' }
  | { do: 'gift'; gift: boolean }
  | { do: 'arrive'; place: number; product: (typeof products)[number] }
  | { do: 'leave'; place: number };

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
  { weight: 2, arbitrary: fc.record({ do: fc.constant('arrive' as const), place, product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave' as const), place }) },
);

const nothing = { items: [], unavailable: [], removed: [] };
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
    case 'arrive': {
      const line = { lineId: lineIdForPlace(taken.place), product: taken.product };
      return basketChangedElsewhere({ ...nothing, items: [line] });
    }
    case 'leave':
      return basketChangedElsewhere({ ...nothing, removed: [lineIdForPlace(taken.place)] });
  }
};

/** The basket as one would write it down by hand; what is changed elsewhere has places 0 to 6. */
function model(steps: Step[]) {
  let list: { place: number; id: string }[] = [];
  let gift = false;
  let removed: typeof list = [];
  let presses = 100;
  const put = (...lines: typeof list) => {
    const others = list.filter((line) => !lines.some(({ place }) => place === line.place));
    list = [...others, ...lines].sort((one, other) => one.place - other.place);
  };
  for (const taken of steps) {
    if (taken.do === 'add') put({ place: (presses += 1), id: taken.product.id });
    if (taken.do === 'remove') {
      const line = list.find(({ id }) => id === taken.id);
      list = list.filter((other) => other !== line);
      if (line) removed.push(line);
    }
    if (taken.do === 'undo') {
      const line = removed.pop();
      if (line) put(line);
    }
    if (taken.do === 'gift') gift = taken.gift;
    if (taken.do === 'arrive') {
      put({ place: taken.place, id: taken.product.id });
      removed = removed.filter((line) => line.place !== taken.place);
    }
    if (taken.do === 'leave') list = list.filter((line) => line.place !== taken.place);
  }
  return { list: list.map(({ id }) => id), gift };
}

holds('does what a plain list does', 15_000, [fc.array(step, { maxLength: 25 })], (steps) => {
  const state = steps.map(actionOf).reduce(basketSlice.reducer, buildBasket());
  const { list, gift } = model(steps);
  expect(state.items.map((line) => line.product.id)).toEqual(list);
  expect(state.gift).toBe(gift);
});

holds(
  'leaves the basket as it was after as many undos as removals',
  5_000,
  [fc.array(product, { maxLength: 8 }), fc.array(product, { maxLength: 8 })],
  (items, removals) => {
    const before = buildBasket(items);
    let state = before;
    for (const { id } of removals) state = basketSlice.reducer(state, removeFromBasket(id));
    while (state.removals.length > 0) state = basketSlice.reducer(state, undoRemoval());
    expect(state).toEqual(before);
  },
);

holds(
  'counts and sums what is in the list',
  5_000,
  [fc.array(fc.nat({ max: 10_000_000 }), { maxLength: 40 })],
  (prices) => {
    const items = prices.map((price) => buildProduct({ price }));
    const store = makeStore({
      services: buildServices(),
      preloadedState: { basket: buildBasket(items) },
    });
    const state = store.getState();
    expect(selectCount(state)).toBe(selectItems(state).length);
    let sum = 0;
    for (const price of prices) sum += price;
    expect(selectSubtotal(state)).toBe(sum);
  },
);
