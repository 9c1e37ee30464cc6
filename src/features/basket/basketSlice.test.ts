import { setUser } from '../auth/authSlice';
import { makeStore } from '../../app/store';
import { buildProduct, buildUser } from '../../test/builders';
import { FakeAuthService } from '../../test/fakeAuthService';
import {
  addToBasket,
  basketSlice,
  removeFromBasket,
  selectCount,
  selectItems,
  selectSubtotal,
  type BasketState,
} from './basketSlice';

const { reducer } = basketSlice;
const lamp = buildProduct({ price: 990 });
const pot = buildProduct({ price: 133 });
const rug = buildProduct({ price: 990 });

describe('the basket', () => {
  it('is empty at first', () => {
    expect(reducer(undefined, { type: 'anything' })).toEqual({ items: [] });
  });

  it.each([
    ['an empty basket', []],
    ['others', [lamp, pot]],
    ['the same product', [rug]],
  ])('puts what is added after %s', (_name, items) => {
    expect(reducer({ items }, addToBasket(rug))).toEqual({ items: [...items, rug] });
  });

  it('keeps all of the product that was added', () => {
    const whole = { id: '7', title: 'Bell', image: '/bell.0-320.webp', price: 20, rating: 4 };
    expect(reducer({ items: [] }, addToBasket(whole)).items).toEqual([whole]);
  });

  it.each([
    ['the only item', [lamp], []],
    ['the first item', [lamp, pot, rug], [pot, rug]],
    ['an item in the middle', [pot, lamp, rug], [pot, rug]],
    ['the last item', [pot, rug, lamp], [pot, rug]],
    ['only the first of two equals', [pot, lamp, rug, lamp], [pot, rug, lamp]],
    ['only the first of three equals', [lamp, lamp, lamp], [lamp, lamp]],
  ])('removes %s', (_name, items, left) => {
    expect(reducer({ items }, removeFromBasket(lamp.id))).toEqual({ items: left });
  });

  it('removes by id, whatever else is the same', () => {
    const twin = buildProduct({ ...lamp, id: 'twin' });
    expect(reducer({ items: [lamp, twin] }, removeFromBasket('twin')).items).toEqual([lamp]);
  });

  it.each([
    ['an id that is not in it', removeFromBasket('nothing')],
    ['the beginning of an id', removeFromBasket(lamp.id.slice(0, -1))],
    ['a change of the user', setUser(buildUser())],
    ['an action that it does not know', { type: 'basket/emptied' }],
  ])('is the same object after %s', (_name, action) => {
    const state: BasketState = { items: [lamp, pot] };
    expect(reducer(state, action)).toBe(state);
  });

  it('is the same object after removing from an empty basket', () => {
    const state: BasketState = { items: [] };
    expect(reducer(state, removeFromBasket('anything'))).toBe(state);
  });

  it('does not change the state it was given', () => {
    const state = Object.freeze({
      items: Object.freeze([lamp]),
    });
    expect(reducer(state, addToBasket(pot)).items).toHaveLength(2);
    expect(state.items).toEqual([lamp]);
  });
});

it('has actions with the names that Redux DevTools shows', () => {
  expect(addToBasket(lamp).type).toBe('basket/addToBasket');
  expect(removeFromBasket('1').type).toBe('basket/removeFromBasket');
});

describe('what is derived from the basket', () => {
  const setUp = (items: BasketState['items'] = []) =>
    makeStore({
      services: { auth: new FakeAuthService() },
      preloadedState: { basket: { items } },
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
