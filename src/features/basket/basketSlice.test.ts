import { setUser } from '../auth/authSlice';
import { makeStore } from '../../app/store';
import { buildBasket, buildProduct, buildUser } from '../../test/builders';
import type { Product } from '../catalogue/product';
import { FakeAuthService } from '../../test/fakeAuthService';
import {
  addNotice,
  addToBasket,
  basketArrived,
  basketSlice,
  dismissNotices,
  removeFromBasket,
  selectCount,
  selectItems,
  selectSubtotal,
  setGift,
  undoRemoval,
} from './basketSlice';

const { reducer } = basketSlice;
const lamp = buildProduct({ price: 990 });
const pot = buildProduct({ price: 133 });
const rug = buildProduct({ price: 990 });

describe('the basket', () => {
  it('is empty at first, and no gift', () => {
    expect(reducer(undefined, { type: 'anything' })).toEqual(buildBasket());
    expect(buildBasket()).toMatchObject({ items: [], gift: false });
  });

  it.each([
    ['an empty basket', []],
    ['others', [lamp, pot]],
    ['the same product', [rug]],
  ])('puts what is added after %s', (_name, items) => {
    expect(reducer(buildBasket(items), addToBasket(rug)).items).toEqual([...items, rug]);
  });

  it('keeps all of the product that was added', () => {
    const whole = { id: '7', title: 'Bell', image: '/bell.0-320.webp', price: 20, rating: 4 };
    expect(reducer(buildBasket(), addToBasket(whole)).items).toEqual([whole]);
  });

  it.each([
    ['the only item', [lamp], []],
    ['the first item', [lamp, pot, rug], [pot, rug]],
    ['an item in the middle', [pot, lamp, rug], [pot, rug]],
    ['the last item', [pot, rug, lamp], [pot, rug]],
    ['only the first of two equals', [pot, lamp, rug, lamp], [pot, rug, lamp]],
    ['only the first of three equals', [lamp, lamp, lamp], [lamp, lamp]],
  ])('removes %s, and puts it back into its place', (_name, items, left) => {
    const removed = reducer(buildBasket(items), removeFromBasket(lamp.id));
    expect(removed.items).toEqual(left);
    expect(reducer(removed, undoRemoval())).toEqual(buildBasket(items));
  });

  it('undoes several removals, the last one first', () => {
    let state = buildBasket([lamp, pot, rug]);
    for (const { id } of [pot, lamp, rug]) state = reducer(state, removeFromBasket(id));
    expect(state.items).toEqual([]);
    const undone = [1, 2, 3].map(() => (state = reducer(state, undoRemoval())).items);
    expect(undone).toEqual([[rug], [lamp, rug], [lamp, pot, rug]]);
  });

  it('puts an item back at the end when its place is gone', () => {
    const removed = reducer(buildBasket([pot, lamp]), removeFromBasket(lamp.id));
    const elsewhere = reducer(removed, basketArrived({ items: [], gift: false }));
    expect(reducer(elsewhere, undoRemoval()).items).toEqual([lamp]);
  });

  it('removes by id, whatever else is the same', () => {
    const twin = buildProduct({ ...lamp, id: 'twin' });
    expect(reducer(buildBasket([lamp, twin]), removeFromBasket('twin')).items).toEqual([lamp]);
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
    expect(reducer(state, removeFromBasket('anything'))).toBe(state);
  });

  it('does not change the state it was given', () => {
    const state = Object.freeze(buildBasket(Object.freeze([lamp])));
    expect(reducer(state, addToBasket(pot)).items).toHaveLength(2);
    expect(state.items).toEqual([lamp]);
  });

  it('remembers whether it is a gift', () => {
    const gift = reducer(buildBasket([lamp]), setGift(true));
    expect(gift.gift).toBe(true);
    expect(reducer(gift, addToBasket(pot)).gift).toBe(true);
    expect(reducer(gift, setGift(false)).gift).toBe(false);
  });

  it('takes over what another tab has made of it, and knows that it did', () => {
    const arrived = reducer(buildBasket([lamp]), basketArrived({ items: [pot, rug], gift: true }));
    expect(arrived).toEqual(buildBasket([pot, rug], { gift: true, changedElsewhere: true }));
    expect(reducer(arrived, addToBasket(lamp)).changedElsewhere).toBe(false);
  });

  it('keeps its notices until they are dismissed', () => {
    const told = reducer(buildBasket(), addNotice({ kind: 'withdrawn', count: 2 }));
    expect(told.notices).toEqual([{ kind: 'withdrawn', count: 2 }]);
    expect(reducer(told, dismissNotices()).notices).toEqual([]);
  });
});

it('has actions with the names that Redux DevTools shows', () => {
  expect(addToBasket(lamp).type).toBe('basket/addToBasket');
  expect(removeFromBasket('1').type).toBe('basket/removeFromBasket');
});

describe('what is derived from the basket', () => {
  const setUp = (items: readonly Product[] = []) =>
    makeStore({
      services: { auth: new FakeAuthService() },
      preloadedState: { basket: buildBasket(items) },
    });

  it.each([
    ['nothing', [], 0, 0],
    ['one item', [lamp], 1, 990],
    ['three items', [lamp, pot, rug], 3, 2113],
    ['duplicates', [pot, pot, pot], 3, 399],
    ['something for free', [buildProduct({ price: 0 })], 1, 0],
  ])('counts and sums %s', (_name, items, count, subtotal) => {
    const state = setUp(items).getState();
    expect(selectItems(state)).toEqual(items);
    expect(selectCount(state)).toBe(count);
    expect(selectSubtotal(state)).toBe(subtotal);
  });

  it.each([
    ['count', selectCount],
    ['subtotal', selectSubtotal],
  ])('computes the %s anew when the basket changes, and only then', (_name, select) => {
    const store = setUp([lamp]);
    select(store.getState());
    select.resetRecomputations();

    select(store.getState());
    store.dispatch(setUser(buildUser()));
    select(store.getState());
    store.dispatch(removeFromBasket('nothing'));
    select(store.getState());
    expect(select.recomputations()).toBe(0);

    store.dispatch(addToBasket(pot));
    select(store.getState());
    expect(select.recomputations()).toBe(1);
  });
});
