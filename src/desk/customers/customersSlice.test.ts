import { type AppStore, makeStore } from '../../app/store';
import { setUser } from '../../auth/authSlice';
import { buildAddress } from '../../testing/address';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { loadOlderOrders, pollShopOrders } from '../orders/shopOrdersSlice';
import {
  forgetCustomer,
  loadNotes,
  requestCustomer,
  saveNote,
  selectCustomerList,
  selectLoadedCustomer,
  selectOrdersLoadedSince,
  selectOrdersOf,
} from './customersSlice';

const { telephone } = buildAddress();
const other = { ...buildAddress(), name: 'Ravi', telephone: '91234 56789' };
const DAY_MS = 86_400_000;

/** A merchant's store, and the database of the shop. */
function openShop() {
  const orders = new FakeOrders();
  const merchant = buildUser();
  orders.merchants.add(merchant.uid);
  const store: AppStore = makeStore(
    buildServices({
      database: () => Promise.resolve(orders.serviceOf(store.getState().auth.user?.uid)),
      readNews: () => Promise.resolve(undefined),
    }),
  );
  store.dispatch(setUser(merchant));
  return { orders, store };
}

it('announces an order that came in while others from its phone number were loading', async () => {
  const { orders, store } = openShop();
  orders.add({ owner: 'asha' });
  await store.dispatch(pollShopOrders());
  orders.now += 1000;
  const { id } = orders.add({ owner: 'asha' });
  await store.dispatch(requestCustomer(telephone));
  const { payload } = await store.dispatch(pollShopOrders());
  expect(payload).toMatchObject({ news: { placed: [{ id }] } });
});

it('loads all orders of a customer whose page is opened before the shop’s orders are loaded', async () => {
  const { orders, store } = openShop();
  orders.add({ owner: 'asha', state: 'delivered', placedAt: 1 });
  await store.dispatch(requestCustomer(telephone));
  expect(selectOrdersOf(store.getState(), telephone)).toHaveLength(1);
});

it('requests a customer once, and again after a failure', async () => {
  const { orders, store } = openShop();
  orders.add({ owner: 'asha' });
  await store.dispatch(pollShopOrders());
  const request = async () => {
    await store.dispatch(requestCustomer(telephone));
    return selectLoadedCustomer(store.getState(), telephone).status;
  };
  orders.readFate = 'unreachable';
  expect(await request()).toBe('rejected');
  orders.readFate = 'answered';
  expect(await request()).toBe('fulfilled');
  expect(await request()).toBe('fulfilled');
  expect(orders.calls.filter((call) => call.startsWith('listByTelephone'))).toHaveLength(2);
});

it('says since when all orders are loaded, until they all are', async () => {
  const { orders, store } = openShop();
  const since = () => selectOrdersLoadedSince(store.getState());
  for (let age = 0; age < 150; age += 1) {
    const placedAt = orders.now - age * DAY_MS;
    orders.add({ owner: 'asha', state: 'delivered', placedAt });
  }
  const { now } = orders;
  await store.dispatch(pollShopOrders());
  expect(since()).toBeLessThanOrEqual(now);
  expect(since()).toBeGreaterThan(now - DAY_MS);
  await store.dispatch(loadOlderOrders());
  expect(since()).toBe(now - 99 * DAY_MS);
  await store.dispatch(loadOlderOrders());
  expect(since()).toBeUndefined();
});

describe('a customer who is forgotten', () => {
  it('is deleted from all orders, loaded or not, with the note; the orders keep their sums', async () => {
    const { orders, store } = openShop();
    const items = [{ productId: 'lamp', price: 500, count: 1 }];
    for (const id of ['A', 'B', 'C']) {
      const linkKey = `key of ${id}`;
      orders.add({ owner: 'asha', id, state: 'cancelled', placedAt: 1, items, linkKey });
    }
    orders.add({ owner: 'ravi', id: 'D', state: 'delivered', address: other });
    orders.customerNotes.set(telephone, 'Rings first');
    await store.dispatch(pollShopOrders());
    expect(selectOrdersOf(store.getState(), telephone)).toEqual([]);
    const { payload } = await store.dispatch(forgetCustomer({ telephone }));
    expect(payload).toMatchObject({ isForgotten: true, orders: [{}, {}, {}] });
    for (const id of ['A', 'B', 'C']) {
      expect(orders.orders.get(id)).toMatchObject({ items, state: 'cancelled' });
      expect(orders.orders.get(id)?.address).toBeUndefined();
      expect(orders.orders.get(id)?.linkKey).toBeUndefined();
    }
    expect(orders.customerNotes.size).toBe(0);
    expect(orders.orders.get('D')?.address).toEqual(other);
    expect(selectCustomerList(store.getState()).map(({ name }) => name)).toEqual(['Ravi']);
  });

  it('stays as long as an order of theirs is open, also one that isn’t loaded yet', async () => {
    const { orders, store } = openShop();
    await store.dispatch(pollShopOrders());
    orders.add({ owner: 'asha', id: 'DONE', state: 'delivered' });
    orders.add({ owner: 'asha', id: 'OPEN', state: 'accepted' });
    orders.customerNotes.set(telephone, 'Rings first');
    const { payload } = await store.dispatch(forgetCustomer({ telephone }));
    expect(payload).toMatchObject({ isForgotten: false, orders: [{ id: 'OPEN' }] });
    expect(orders.orders.get('DONE')?.address).toBeDefined();
    expect(orders.customerNotes.size).toBe(1);
    expect(selectOrdersOf(store.getState(), telephone)).toMatchObject([{ id: 'OPEN' }]);
  });
});

it('lists a note whose orders have no address any more, and drops notes after a sign-out', async () => {
  const { orders, store } = openShop();
  orders.add({ owner: 'asha', state: 'delivered', address: undefined });
  orders.customerNotes.set(telephone, 'Rings first');
  await store.dispatch(pollShopOrders());
  await store.dispatch(loadNotes());
  expect(selectCustomerList(store.getState())).toMatchObject([{ telephone, orders: [] }]);
  await store.dispatch(saveNote({ telephone, note: ' Moved \n\n away' }));
  expect(selectLoadedCustomer(store.getState(), telephone).note).toBe('Moved\naway');
  store.dispatch(setUser(null));
  expect(selectCustomerList(store.getState())).toEqual([]);
});
