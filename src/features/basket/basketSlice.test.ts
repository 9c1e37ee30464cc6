import { shop } from '../../config';
import { setUser } from '../auth/authSlice';
import { makeStore } from '../../app/store';
import {
  buildBasket,
  buildLine,
  buildProduct,
  buildServices,
  buildUser,
} from '../../testing/builders';
import type { Product } from '../catalogue/product';
import {
  addToBasket,
  basketChangedElsewhere,
  basketSlice,
  dismissNotices,
  linesOrdered,
  pricesAccepted,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  selectCount,
  selectCounts,
  selectDelivery,
  selectItems,
  selectSubtotal,
  setGift,
  storageChanged,
  undoRemoval,
  type BasketState,
  type BasketUpdate,
} from './basketSlice';

const { reducer } = basketSlice;
const lamp = buildProduct({ price: 990 });
const pot = buildProduct({ price: 133 });
const rug = buildProduct({ price: 990 });

const productsIn = ({ items }: BasketState) => items.map(({ product }) => product);
const elsewhere = (update: Partial<BasketUpdate>) =>
  basketChangedElsewhere({ items: [], unavailable: [], removed: [], ...update });

describe('the basket', () => {
  it('is empty at first, and no gift', () => {
    expect(reducer(undefined, { type: 'anything' })).toEqual(buildBasket());
    expect(buildBasket()).toMatchObject({ items: [], gift: false });
  });

  it.each([
    ['an empty basket', []],
    ['others', [lamp, pot]],
    ['the same product', [rug]],
  ])('puts what is added after %s', (_name, products) => {
    const added = reducer(buildBasket(products), addToBasket(rug));
    expect(productsIn(added)).toEqual([...products, rug]);
  });

  it('holds all of the product that was added', () => {
    const whole = { id: '7', title: 'Bell', image: '/bell.0-320.webp', price: 20, rating: 4 };
    expect(productsIn(reducer(buildBasket(), addToBasket(whole)))).toEqual([whole]);
  });

  it('gives each press a line of its own, in the order of the presses', () => {
    const state = [lamp, lamp, pot, lamp]
      .map((product) => addToBasket(product))
      .reduce(reducer, buildBasket());
    const ids = state.items.map(({ lineId }) => lineId);
    expect(new Set(ids).size).toBe(4);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('adds a line that it has already no second time', () => {
    const { lineId } = buildLine(lamp);
    const once = reducer(buildBasket([pot]), addToBasket(lamp, lineId));
    const twice = reducer(once, addToBasket(lamp, lineId));
    expect(productsIn(twice)).toEqual([lamp, pot]);
  });

  it.each([
    ['the only item', [lamp], []],
    ['the first item', [lamp, pot, rug], [pot, rug]],
    ['an item in the middle', [pot, lamp, rug], [pot, rug]],
    ['the last item', [pot, rug, lamp], [pot, rug]],
    ['only the first of two equals', [pot, lamp, rug, lamp], [pot, rug, lamp]],
    ['only the first of three equals', [lamp, lamp, lamp], [lamp, lamp]],
  ])('removes %s, and puts the same line back into its place', (_name, products, left) => {
    const before = buildBasket(products);
    const removed = reducer(before, removeFromBasket(lamp.id));
    expect(productsIn(removed)).toEqual(left);
    expect(reducer(removed, undoRemoval())).toEqual(before);
  });

  it('undoes several removals, the last one first', () => {
    let state = buildBasket([lamp, pot, rug]);
    for (const { id } of [pot, lamp, rug]) state = reducer(state, removeFromBasket(id));
    expect(state.items).toEqual([]);
    const undone = [1, 2, 3].map(() => productsIn((state = reducer(state, undoRemoval()))));
    expect(undone).toEqual([[rug], [lamp, rug], [lamp, pot, rug]]);
  });

  it('is emptied in one step, and put back in one', () => {
    const before = buildBasket([lamp, pot, lamp], { gift: true });
    const emptied = reducer(before, removeEverything());
    expect(productsIn(emptied)).toEqual([]);
    expect(reducer(emptied, undoRemoval())).toEqual(before);
    const added = reducer(emptied, addToBasket(rug));
    expect(productsIn(reducer(added, undoRemoval()))).toEqual([lamp, pot, lamp, rug]);
  });

  it('puts back nothing from before an order', () => {
    const before = reducer(buildBasket([lamp, pot, rug]), removeFromBasket(pot.id));
    const ordered = reducer(before, linesOrdered([before.items[0]?.lineId ?? '']));
    expect(productsIn(ordered)).toEqual([rug]);
    expect(reducer(ordered, undoRemoval())).toBe(ordered);
  });

  it('has the prices that were accepted, also for what is added later, and nothing that is not sold', () => {
    const prices = { [lamp.id]: lamp.price + 1, [rug.id]: rug.price };
    const store = makeStore({
      services: buildServices(),
      preloadedState: { basket: buildBasket([lamp, pot, rug]) },
    });
    expect(selectDelivery(store.getState())).toBe(shop.delivery);
    store.dispatch(pricesAccepted({ prices, delivery: { price: 59 } }));
    store.dispatch(addToBasket(lamp));
    const state = store.getState();
    const shown = selectItems(state).map(({ product }) => [product.id, product.price]);
    expect(shown).toEqual([
      [lamp.id, lamp.price + 1],
      [rug.id, rug.price],
      [lamp.id, lamp.price + 1],
    ]);
    expect(selectSubtotal(state)).toBe(2 * (lamp.price + 1) + rug.price);
    expect(selectDelivery(state)).toEqual({ price: 59, days: shop.delivery?.days });
    store.dispatch(pricesAccepted({ prices, delivery: {} }));
    expect(selectDelivery(store.getState())).toBeUndefined();
  });

  it('loses in one step what there is too many of a product, the latest, and gets it back in one', () => {
    const before = buildBasket([lamp, pot, lamp, lamp]);
    const left = reducer(before, removeSurplus({ id: lamp.id, most: 1 }));
    expect(left.items).toEqual(before.items.slice(0, 2));
    expect(reducer(left, removeSurplus({ id: lamp.id, most: 1 }))).toBe(left);
    expect(reducer(left, undoRemoval())).toEqual(before);
  });

  it('removes by id, whatever else is the same', () => {
    const twin = buildProduct({ ...lamp, id: 'twin' });
    const left = reducer(buildBasket([lamp, twin]), removeFromBasket('twin'));
    expect(productsIn(left)).toEqual([lamp]);
  });

  it.each([
    ['an id that is not in it', removeFromBasket('nothing')],
    ['the beginning of an id', removeFromBasket(lamp.id.slice(0, -1))],
    ['undoing where nothing was removed', undoRemoval()],
    ['a change of the user', setUser(buildUser())],
    ['an action that it does not know', { type: 'basket/emptied' }],
  ])('is the same object after %s', (_name, action) => {
    const state = buildBasket([lamp, pot]);
    expect(reducer(state, action)).toBe(state);
  });

  it('is the same object after removing from an empty basket', () => {
    const state = buildBasket();
    expect(reducer(state, removeEverything())).toBe(state);
    expect(reducer(state, removeFromBasket('anything'))).toBe(state);
  });

  it('does not change the state it was given', () => {
    const state = Object.freeze(buildBasket([lamp]));
    const { items } = state;
    expect(reducer(state, addToBasket(pot)).items).toHaveLength(2);
    expect(state.items).toBe(items);
    expect(items).toHaveLength(1);
  });

  it('remembers whether it is a gift', () => {
    const gift = reducer(buildBasket([lamp]), setGift(true));
    expect(gift.gift).toBe(true);
    expect(reducer(gift, addToBasket(pot)).gift).toBe(true);
    expect(reducer(gift, setGift(false)).gift).toBe(false);
  });
});

describe('what is changed in another tab', () => {
  const [first, second, third] = [lamp, pot, rug].map(buildLine) as [
    ReturnType<typeof buildLine>,
    ReturnType<typeof buildLine>,
    ReturnType<typeof buildLine>,
  ];

  it('is added in the order of the presses, wherever they were made', () => {
    const here = buildBasket([], { items: [second] });
    expect(reducer(here, elsewhere({ items: [third, first] })).items).toEqual([
      first,
      second,
      third,
    ]);
  });

  it('is added once, however often it is reported', () => {
    const here = buildBasket([], { items: [first] });
    expect(reducer(here, elsewhere({ items: [first, second] })).items).toEqual([first, second]);
  });

  it('is removed, and nothing else is', () => {
    const here = buildBasket([], { items: [first, second], gift: true });
    const left = reducer(here, elsewhere({ removed: [first.lineId, third.lineId] }));
    expect(left).toEqual(buildBasket([], { items: [second], gift: true }));
  });

  it('can be the gift choice alone', () => {
    const here = buildBasket([], { items: [first] });
    expect(reducer(here, elsewhere({ gift: true }))).toEqual({ ...here, gift: true });
  });

  it('can be another basket altogether, of which nothing was removed or added here', () => {
    const here = reducer(
      buildBasket([], { items: [first], gift: true }),
      removeFromBasket(lamp.id),
    );
    const other = elsewhere({ items: [third, second], gift: false, isOther: true });
    expect(reducer(reducer(here, addToBasket(lamp)), other)).toEqual(
      buildBasket([], { items: [second, third] }),
    );
  });

  it('can’t be put back here when it was put back there', () => {
    const removed = reducer(buildBasket([], { items: [first] }), removeFromBasket(lamp.id));
    const back = reducer(removed, elsewhere({ items: [first] }));
    expect(reducer(back, undoRemoval())).toBe(back);
  });
});

describe('a product that this release does not sell', () => {
  const unknown = { lineId: buildLine(lamp).lineId, productId: 'unknown' };

  it('is neither shown nor counted, and stays until the notice is dismissed', () => {
    const state = reducer(buildBasket([lamp]), elsewhere({ unavailable: [unknown, unknown] }));
    expect(productsIn(state)).toEqual([lamp]);
    expect(state.unavailable).toEqual([unknown, unknown]);
    expect(reducer(state, dismissNotices()).unavailable).toEqual([]);
  });

  it('goes when a tab that knows it removes it', () => {
    const state = buildBasket([], { unavailable: [unknown] });
    const left = reducer(state, elsewhere({ removed: [unknown.lineId] }));
    expect(left.unavailable).toEqual([]);
  });
});

it('says once that nothing can be stored, until it can and then can’t again', () => {
  let state = reducer(buildBasket(), storageChanged(false));
  expect(state.storage).toBe('unavailable');
  state = reducer(state, dismissNotices());
  expect(state.storage).toBe('dismissed');
  state = reducer(state, storageChanged(true));
  expect(state.storage).toBe('saved');
  expect(reducer(state, dismissNotices()).storage).toBe('saved');
});

it('has actions with the names that Redux DevTools shows', () => {
  expect(addToBasket(lamp).type).toBe('basket/addToBasket');
  expect(removeFromBasket('1').type).toBe('basket/removeFromBasket');
});

describe('what is derived from the basket', () => {
  const setUp = (products: readonly Product[] = []) =>
    makeStore({
      services: buildServices(),
      preloadedState: { basket: buildBasket(products) },
    });

  it.each([
    ['nothing', [], 0, 0],
    ['one item', [lamp], 1, 990],
    ['three items', [lamp, pot, rug], 3, 2113],
    ['duplicates', [pot, pot, pot], 3, 399],
    ['something for free', [buildProduct({ price: 0 })], 1, 0],
  ])('counts and sums %s', (_name, products, count, subtotal) => {
    const state = setUp(products).getState();
    expect(selectItems(state).map(({ product }) => product)).toEqual(products);
    expect(selectCount(state)).toBe(count);
    expect(selectSubtotal(state)).toBe(subtotal);
  });

  it('counts the lines of each product, after any change', () => {
    const store = setUp([lamp, pot, lamp]);
    const counts = () => {
      const each = selectCounts(store.getState());
      return [lamp, pot, rug].map(({ id }) => each.get(id) ?? 0);
    };
    expect(counts()).toEqual([2, 1, 0]);
    store.dispatch(addToBasket(rug));
    expect(counts()).toEqual([2, 1, 1]);
    store.dispatch(removeFromBasket(lamp.id));
    expect(counts()).toEqual([1, 1, 1]);
    // One line less in front, two more behind.
    store.dispatch(
      elsewhere({
        removed: [store.getState().basket.items[0]?.lineId ?? ''],
        items: [buildLine(rug), buildLine(lamp)],
      }),
    );
    expect(counts()).toEqual([2, 0, 2]);
  });

  it.each([
    ['count', selectCount],
    ['subtotal', selectSubtotal],
  ])('computes the %s again when the basket changes, and only then', (_name, select) => {
    const store = setUp([lamp]);
    select(store.getState());
    select.resetRecomputations();

    select(store.getState());
    store.dispatch(setUser(buildUser()));
    select(store.getState());
    store.dispatch(removeFromBasket('nothing'));
    select(store.getState());
    expect(select.recomputations()).toBe(0);

    // Once, although the listeners that store and announce it have selected it too.
    store.dispatch(addToBasket(pot));
    select(store.getState());
    expect(select.recomputations()).toBe(1);
  });
});
