/** @jest-environment ./src/testing/browserEnvironment.ts */
import { waitFor } from '@testing-library/react';
import { selectAnnouncement } from '../app/announce';
import { makeStore } from '../app/store';
import { productsLoaded } from '../catalogue/catalogueSlice';
import { buildProduct, buildServices } from '../testing/builders';
import { createFakeBasketStore } from '../testing/fakes/fakeBasketStore';
import { observeBasket } from './basketListeners';
import { selectItems } from './basketSelectors';
import {
  addToBasket,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  removeSurplus,
  setGift,
  undoRemoval,
} from './basketSlice';

const lamp = buildProduct({ title: 'Lamp' });
const pot = buildProduct({ title: 'Pot' });

function open(basket = createFakeBasketStore(), catalogue = [lamp, pot]) {
  const store = makeStore(buildServices({ basket }));
  store.dispatch(productsLoaded(catalogue));
  observeBasket(basket, store.dispatch);
  return {
    basket,
    ...store,
    announced: () => selectAnnouncement(store.getState()).sentence,
    titles: () => selectItems(store.getState()).map(({ product }) => product.title),
  };
}

it('stores and announces each change at once, and restores removed lines under the same ids', () => {
  const { announced, basket, dispatch } = open();
  dispatch(addToBasket(lamp));
  dispatch(addToBasket(pot));
  expect(announced()).toBe('Added: Pot. 2 items in your basket.');
  const both = basket.lines;
  expect([...both.values()]).toEqual([lamp.id, pot.id]);
  dispatch(removeFromBasket(pot.id));
  expect(announced()).toBe('Removed: Pot. 1 item in your basket.');
  expect([...basket.lines.values()]).toEqual([lamp.id]);
  dispatch(undoRemoval());
  expect(announced()).toBe('Put back: Pot. 2 items in your basket.');
  expect(basket.lines).toEqual(both);
  dispatch(removeEverything());
  expect(announced()).toBe('Removed: 2 items. 0 items in your basket.');
  expect(basket.lines.size).toBe(0);
  dispatch(undoRemoval());
  expect(announced()).toBe('Put back: 2 items. 2 items in your basket.');
  expect(basket.lines).toEqual(both);
  dispatch(setGift(true));
  expect(open(basket).getState().basket.gift).toBe(true);
});

const added = [addToBasket(lamp)];
const removed = [...added, addToBasket(pot), removeFromBasket(pot.id)];

it.each([
  ['removing what is not in it', removed, removeFromBasket('nothing')],
  ['removing no surplus', removed, removeSurplus({ id: lamp.id, most: 1 })],
  ['emptying an empty one', [...removed, removeFromBasket(lamp.id)], removeEverything()],
  ['undoing when nothing was removed', added, undoRemoval()],
])('changes and announces nothing after %s', (_name, earlier, action) => {
  const shop = open();
  for (const each of earlier) shop.dispatch(each);
  const before = shop.getState();
  shop.dispatch(action);
  expect(shop.getState().basket).toBe(before.basket);
  expect(selectAnnouncement(shop.getState())).toBe(selectAnnouncement(before));
});

it('keeps products that only a newer release sells until I dismiss the notice', async () => {
  const newer = open();
  const { browser } = newer.basket;
  for (const product of [pot, lamp]) newer.dispatch(addToBasket(product));
  const older = open(createFakeBasketStore({}, browser), [lamp]);
  await waitFor(() => {
    expect(older.announced()).toMatch(/^One item in your basket is no longer available/);
  });
  older.dispatch(removeFromBasket(lamp.id));
  older.dispatch(addToBasket(lamp));
  browser.settle();
  expect([older.titles(), newer.titles()]).toEqual([['Lamp'], ['Pot', 'Lamp']]);

  newer.dispatch(removeFromBasket(pot.id));
  browser.settle();
  expect(older.getState().basket.unavailable).toHaveLength(0);
  newer.dispatch(undoRemoval());
  browser.settle();
  await waitFor(() => {
    expect(older.getState().basket.unavailable).toHaveLength(1);
  });
  older.dispatch(dismissNotices());
  browser.settle();
  expect(newer.titles()).toEqual(['Lamp']);
});
