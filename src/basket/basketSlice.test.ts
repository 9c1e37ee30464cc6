import { buildProduct } from '../testing/builders';
import {
  addToBasket,
  basketChangedElsewhere,
  basketSlice,
  dismissNotices,
  orderPlaced,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  setGift,
  storageChanged,
  undoRemoval,
} from './basketSlice';
import { lineIdAtIndex } from './storage/basketKeys';

const { reducer } = basketSlice;
const lamp = buildProduct({ title: 'Lamp' });
const pot = buildProduct({ title: 'Pot' });

/** The basket after these actions. */
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<ReturnType<typeof reducer>>(reducer, basketSlice.getInitialState());
const titles = ({ items }: ReturnType<typeof reducer>) => items.map(({ product }) => product.title);
const lampAt = (index: number) => ({ lineId: lineIdAtIndex(index), product: lamp });

it('starts empty', () => {
  expect(after()).toMatchObject({ items: [], gift: false, removals: [] });
});

it('basket/addToBasket appends the product in a line of its own each time', () => {
  const { items } = after(addToBasket(lamp), addToBasket(pot), addToBasket(lamp));
  expect(items.map(({ product }) => product)).toEqual([lamp, pot, lamp]);
  expect(new Set(items.map(({ lineId }) => lineId)).size).toBe(3);
});

it('basket/addToBasket adds a line with the same id only once', () => {
  const line = lampAt(0);
  const basket = after(addToBasket(lamp, line.lineId), addToBasket(lamp, line.lineId));
  expect(basket.items).toEqual([line]);
});

it('basket/removeFromBasket removes only the first item with this id', () => {
  const both = after(addToBasket(lamp), addToBasket(pot), addToBasket(lamp));
  const [, ...rest] = both.items;
  expect(reducer(both, removeFromBasket(lamp.id)).items).toEqual(rest);
});

it('basket/removeFromBasket changes nothing if no item has this id', () => {
  const before = after(addToBasket(lamp));
  expect(reducer(before, removeFromBasket(pot.id))).toBe(before);
});

it('basket/removeSurplus leaves as many as can be ordered', () => {
  const three = after(addToBasket(lamp), addToBasket(lamp), addToBasket(lamp));
  const two = reducer(three, removeSurplus({ id: lamp.id, most: 2 }));
  expect(two.items).toEqual(three.items.slice(0, 2));
  expect(reducer(two, removeSurplus({ id: lamp.id, most: 2 }))).toBe(two);
});

it('basket/removeEverything empties the basket', () => {
  expect(after(addToBasket(lamp), addToBasket(pot), removeEverything()).items).toEqual([]);
});

it('basket/undoRemoval puts the last removal back where it was, then the one before', () => {
  const three = after(addToBasket(lamp), addToBasket(pot), addToBasket(lamp));
  const less = [removeFromBasket(lamp.id), removeEverything()].reduce<typeof three>(reducer, three);
  const undone = reducer(less, undoRemoval());
  expect(titles(undone)).toEqual(['Pot', 'Lamp']);
  expect(reducer(undone, undoRemoval()).items).toEqual(three.items);
});

it('basket/undoRemoval changes nothing if nothing was removed', () => {
  const before = after(addToBasket(lamp));
  expect(reducer(before, undoRemoval())).toBe(before);
});

it('basket/setGift stores whether the order contains a gift', () => {
  expect(after(setGift(true)).gift).toBe(true);
  expect(after(setGift(true), setGift(false)).gift).toBe(false);
});

it('basket/orderPlaced removes the ordered lines, the gift choice and every undo', () => {
  const before = after(
    setGift(true),
    addToBasket(pot),
    addToBasket(lamp),
    removeFromBasket(pot.id),
    addToBasket(pot),
  );
  const [ordered] = before.items;
  const basket = reducer(before, orderPlaced([ordered?.lineId ?? '']));
  expect(titles(basket)).toEqual(['Pot']);
  expect(basket).toMatchObject({ gift: false, removals: [] });
});

it('basket/orderPlaced keeps the gift choice if the ordered lines are already gone', () => {
  expect(after(setGift(true), orderPlaced([lineIdAtIndex(0)])).gift).toBe(true);
});

it('basket/basketChangedElsewhere merges another tab’s lines, each once and in order', () => {
  const [first, second, third] = [lampAt(0), lampAt(1), lampAt(2)];
  const before = after(addToBasket(lamp, second.lineId), addToBasket(lamp, third.lineId));
  const update = { items: [first, second], removed: [third.lineId], unavailable: [] };
  expect(reducer(before, basketChangedElsewhere(update)).items).toEqual([first, second]);
});

it('basket/basketChangedElsewhere replaces the whole basket when another account’s is loaded', () => {
  const before = after(storageChanged(false), setGift(true), addToBasket(pot));
  const update = { items: [lampAt(0)], removed: [], unavailable: [], isReplacement: true };
  expect(reducer(before, basketChangedElsewhere(update))).toEqual({
    ...basketSlice.getInitialState(),
    items: [lampAt(0)],
    storage: 'unavailable',
  });
});

it('basket/dismissNotices removes products that are no longer sold', () => {
  const gone = { lineId: lineIdAtIndex(0), productId: 'gone' };
  const update = basketChangedElsewhere({ items: [], removed: [], unavailable: [gone] });
  expect(after(update).unavailable).toEqual([gone]);
  expect(after(update, storageChanged(false), dismissNotices())).toMatchObject({
    unavailable: [],
    storage: 'dismissed',
  });
});

it('any other action leaves the state unchanged', () => {
  const before = after(addToBasket(lamp));
  expect(reducer(before, { type: 'auth/setUser', payload: null })).toBe(before);
});
