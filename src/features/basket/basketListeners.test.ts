import { makeStore } from '../../app/store';
import { createLineId } from '../../services/lineId';
import { selectAnnouncement } from '../../shared/announce';
import { buildBasket, buildProduct, buildServices } from '../../testing/builders';
import { FakeBasketStore } from '../../testing/fakeBasketStore';
import type { Product } from '../catalogue/product';
import {
  addToBasket,
  dismissNotices,
  removeEverything,
  removeFromBasket,
  selectItems,
  setGift,
  undoRemoval,
} from './basketSlice';
import { observeBasket } from './observeBasket';

const lamp = buildProduct({ title: 'Lamp' });
const pot = buildProduct({ title: 'Pot' });

function setUp({ basket = new FakeBasketStore(), items = [] as Product[] } = {}) {
  const store = makeStore({
    services: buildServices({ basket }),
    preloadedState: { basket: buildBasket(items) },
  });
  observeBasket(basket, [lamp, pot], store.dispatch);
  return {
    basket,
    store,
    announcement: () => selectAnnouncement(store.getState()),
    titles: () => selectItems(store.getState()).map(({ product }) => product.title),
    storedProducts: () => Array.from(basket.lines.values()),
  };
}

it('stores each line at once, removes it and puts it back under the same id', () => {
  const { basket, store, storedProducts } = setUp();
  store.dispatch(addToBasket(lamp));
  store.dispatch(addToBasket(pot));
  expect(storedProducts()).toEqual([lamp.id, pot.id]);
  const before = Array.from(basket.lines.keys()).sort();
  store.dispatch(removeFromBasket(lamp.id));
  expect(storedProducts()).toEqual([pot.id]);
  store.dispatch(undoRemoval());
  expect(Array.from(basket.lines.keys()).sort()).toEqual(before);
});

it('empties what is stored, and puts back all of it', () => {
  const { announcement, basket, store } = setUp();
  for (const product of [lamp, pot, lamp]) store.dispatch(addToBasket(product));
  const before = Array.from(basket.lines).sort();
  store.dispatch(removeEverything());
  expect(basket.lines.size).toBe(0);
  expect(announcement().sentence).toBe('Removed: 3 items. 0 items in your basket.');
  store.dispatch(undoRemoval());
  expect(Array.from(basket.lines).sort()).toEqual(before);
  expect(announcement().sentence).toBe('Put back: 3 items. 3 items in your basket.');
});

it('stores the gift choice', () => {
  const { basket, store } = setUp();
  store.dispatch(setGift(true));
  expect(basket.gift).toBe(true);
});

it('shows what is stored, and what is changed elsewhere', () => {
  const stored = { lineId: createLineId(), productId: lamp.id };
  const { basket, titles } = setUp({ basket: new FakeBasketStore({ lines: [stored] }) });
  expect(titles()).toEqual(['Lamp']);
  basket.changeElsewhere({ added: [{ lineId: createLineId(), productId: pot.id }] });
  expect(titles()).toEqual(['Lamp', 'Pot']);
  basket.changeElsewhere({ removed: [stored.lineId] });
  expect(titles()).toEqual(['Pot']);
});

it('announces each change with its title and the number of items', () => {
  const { announcement, store } = setUp({ items: [pot] });
  store.dispatch(addToBasket(lamp));
  expect(announcement().sentence).toBe('Added: Lamp. 2 items in your basket.');
  store.dispatch(removeFromBasket(lamp.id));
  expect(announcement().sentence).toBe('Removed: Lamp. 1 item in your basket.');
  store.dispatch(undoRemoval());
  expect(announcement().sentence).toBe('Put back: Lamp. 2 items in your basket.');
});

it('announces the last item as put back, not as added, when its removal is undone', () => {
  const { announcement, store } = setUp({ items: [lamp, pot] });
  store.dispatch(removeFromBasket(pot.id));
  store.dispatch(undoRemoval());
  expect(announcement().sentence).toBe('Put back: Pot. 2 items in your basket.');
});

it('announces the same sentence again when it is due again', () => {
  const { announcement, basket, store } = setUp();
  store.dispatch(addToBasket(lamp));
  const first = announcement();
  const [lineId = ''] = basket.lines.keys();
  basket.changeElsewhere({ removed: [lineId] });
  store.dispatch(addToBasket(lamp));
  expect(announcement().sentence).toBe(first.sentence);
  expect(announcement().count).toBeGreaterThan(first.count);
});

it.each([
  ['removing what is not there', removeFromBasket('nothing')],
  ['undoing where nothing was removed', undoRemoval()],
])('announces nothing after %s', (_name, action) => {
  const { announcement, store } = setUp({ items: [pot] });
  store.dispatch(action);
  expect(announcement().count).toBe(0);
});

it('says that the basket can’t be stored, and stores it as soon as it can', () => {
  const { announcement, basket, store, storedProducts } = setUp();
  basket.fillUp();
  store.dispatch(addToBasket(lamp));
  expect(store.getState().basket.storage).toBe('unavailable');
  expect(announcement().sentence).toMatch(/no room to store your basket/);
  basket.makeRoom();
  expect(store.getState().basket.storage).toBe('saved');
  expect(storedProducts()).toEqual([lamp.id]);
});

describe('a product that this release does not sell', () => {
  const withUnknown = () =>
    new FakeBasketStore({
      lines: [
        { lineId: createLineId(), productId: 'unknown' },
        { lineId: createLineId(), productId: lamp.id },
      ],
    });

  it('stays stored until the shopper has dismissed the notice', () => {
    const { announcement, store, storedProducts, titles } = setUp({ basket: withUnknown() });
    expect(titles()).toEqual(['Lamp']);
    expect(announcement().sentence).toMatch(/^One item in your basket is not sold on this page/);
    expect(storedProducts()).toEqual(['unknown', lamp.id]);
    store.dispatch(dismissNotices());
    expect(storedProducts()).toEqual([lamp.id]);
  });

  it('is not deleted by anything else', () => {
    const { store, storedProducts } = setUp({ basket: withUnknown() });
    store.dispatch(addToBasket(pot));
    store.dispatch(removeFromBasket(lamp.id));
    expect(storedProducts()).toEqual(['unknown', pot.id]);
  });
});
