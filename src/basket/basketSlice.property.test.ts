import * as fc from 'fast-check';
import type { Product } from '../catalogue/model/product';
import { buildBasket, buildProduct } from '../testing/builders';
import { holds } from '../testing/properties';
import { selectCount, selectRows, selectSubtotal } from './basketSelectors';
import {
  addToBasket,
  basketChangedElsewhere,
  basketSlice,
  type BasketUpdate,
  orderPlaced,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  setGift,
  undoRemoval,
} from './basketSlice';
import { lineIdAtIndex } from './storage/basketKeys';

// The products differ by their ids, each of which starts with the one before.
const products = [0, 133, 990, 990].map((price, index) =>
  buildProduct({ id: '1'.repeat(index + 1), title: 'Lamp', price }),
);

interface Line {
  place: number;
  product: Product;
}

/** A basket as a plain list. */
interface Model {
  list: Line[];
  gift: boolean;
  removals: Line[][];
}

const without = (list: Line[], removed: Line[]) =>
  list.filter(({ place }) => !removed.some((line) => line.place === place));
const put = (list: Line[], lines: Line[]) =>
  [...without(list, lines), ...lines].sort((one, other) => one.place - other.place);
const remove = (model: Model, lines: Line[]): Model =>
  lines.length === 0
    ? model
    : { ...model, list: without(model.list, lines), removals: [...model.removals, lines] };
const linesOf = ({ list }: Model, { id }: Product) => list.filter((line) => line.product.id === id);

const lineOf = ({ place, product }: Line) => ({ lineId: lineIdAtIndex(place), product });
const elsewhere = (update: Partial<BasketUpdate>) =>
  basketChangedElsewhere({ items: [], unavailable: [], removed: [], ...update });

let presses = 100;

/** The changes of a basket, as an action and to the model. Old lines have the places 0 to 6. */
const happenings = {
  add: [
    ({ product }) => addToBasket(product),
    (model, { product }) => ({ ...model, list: put(model.list, [{ place: presses++, product }]) }),
  ],
  addAgain: [
    (line) => addToBasket(line.product, lineIdAtIndex(line.place)),
    (model, line) => ({ ...model, list: put(model.list, [line]) }),
  ],
  remove: [
    ({ product }) => removeFromBasket(product.id),
    (model, { product }) => remove(model, linesOf(model, product).slice(0, 1)),
  ],
  removeSurplus: [
    ({ product }) => removeSurplus({ id: product.id, most: 2 }),
    (model, { product }) => remove(model, linesOf(model, product).slice(2)),
  ],
  empty: [() => removeEverything(), (model) => remove(model, model.list)],
  undo: [
    () => undoRemoval(),
    ({ list, gift, removals }) => ({
      list: put(list, removals.at(-1) ?? []),
      gift,
      removals: removals.slice(0, -1),
    }),
  ],
  order: [
    ({ place }) => orderPlaced([lineIdAtIndex(place)]),
    (model, line) => {
      const list = without(model.list, [line]);
      // An order whose line is gone was seen before.
      return { list, gift: model.gift && list.length === model.list.length, removals: [] };
    },
  ],
  gift: [({ place }) => setGift(place > 3), (model, { place }) => ({ ...model, gift: place > 3 })],
  giftElsewhere: [
    ({ place }) => elsewhere({ gift: place > 3 }),
    (model, { place }) => ({ ...model, gift: place > 3 }),
  ],
  arrive: [
    (line) => elsewhere({ items: [lineOf(line)] }),
    (model, line) => ({
      ...model,
      list: put(model.list, [line]),
      // A removal that was undone elsewhere can't be undone here.
      removals: model.removals.map((lines) => without(lines, [line])).filter((lines) => lines[0]),
    }),
  ],
  leave: [
    ({ place }) => elsewhere({ removed: [lineIdAtIndex(place)] }),
    (model, line) => ({ ...model, list: without(model.list, [line]) }),
  ],
  becomeAnother: [
    (line) => elsewhere({ items: [lineOf(line)], gift: false, isReplacement: true }),
    (_model, line) => ({ list: [line], gift: false, removals: [] }),
  ],
} satisfies Record<
  string,
  [(line: Line) => Parameters<typeof basketSlice.reducer>[1], (model: Model, line: Line) => Model]
>;

type Happening = keyof typeof happenings;
const often: Happening[] = ['add', 'add', 'add', 'remove', 'remove', 'undo', 'undo', 'arrive'];
const step = fc.record({
  what: fc.constantFrom(...often, ...(Object.keys(happenings) as Happening[])),
  line: fc.record({ place: fc.nat({ max: 6 }), product: fc.constantFrom(...products) }),
});

holds('does what a plain list does', 15_000, [fc.array(step, { maxLength: 25 })], (steps) => {
  let basket = buildBasket();
  let model: Model = { list: [], gift: false, removals: [] };
  for (const { what, line } of steps) {
    const [actionOf, happen] = happenings[what];
    basket = basketSlice.reducer(basket, actionOf(line));
    model = happen(model, line);
    const rows = selectRows({ basket });
    const countOf = (id: string) => rows.find(({ product }) => product.id === id)?.count ?? 0;
    expect({
      list: basket.items.map((each) => each.product),
      gift: basket.gift,
      count: selectCount({ basket }),
      subtotal: selectSubtotal({ basket, prices: {} }),
      counts: products.map(({ id }) => countOf(id)),
    }).toEqual({
      list: model.list.map((each) => each.product),
      gift: model.gift,
      count: model.list.length,
      subtotal: model.list.reduce((sum, each) => sum + each.product.price, 0),
      counts: products.map((each) => linesOf(model, each).length),
    });
  }
});
