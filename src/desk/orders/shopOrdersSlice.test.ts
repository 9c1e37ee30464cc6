import { type AppStore, makeStore } from '../../app/store';
import { setUser } from '../../auth/authSlice';
import { loadOwnOrders } from '../../orders/ordersSlice';
import { buildServices, buildUser } from '../../testing/builders';
import { all } from '../../testing/builtCatalogue';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import {
  changeManyOrders,
  loadOlderOrders,
  pollShopOrders,
  selectShopOrders,
} from './shopOrdersSlice';

function openShop() {
  const orders = new FakeOrders();
  const [first, next] = [buildUser(), buildUser()];
  const readNews = jest.fn(() => Promise.resolve(undefined));
  for (const { uid } of [first, next]) orders.merchants.add(uid);
  const store: AppStore = makeStore(
    buildServices({
      database: () => Promise.resolve(orders.serviceOf(store.getState().auth.user?.uid)),
      readNews,
    }),
  );
  store.dispatch(setUser(first));
  return { next, orders, readNews, store };
}

// One call each: the type of either thunk differs with the order in which TypeScript checks the files.
it.each<[what: string, load: (store: AppStore) => Promise<unknown>]>([
  ['poll', ({ dispatch }) => dispatch(pollShopOrders())],
  ['page of older orders', ({ dispatch }) => dispatch(loadOlderOrders())],
])('drops the result of a %s that ends after a sign-out', async (_what, load) => {
  const { next, orders, store } = openShop();
  orders.hang();
  const late = load(store);
  await Promise.resolve();
  store.dispatch(setUser(null));
  store.dispatch(setUser(next));
  orders.answerAll();
  await late;
  expect(selectShopOrders(store.getState())).toMatchObject({ hasOlder: true });
  expect(selectShopOrders(store.getState()).failure).toBeUndefined();
});

it('reads the products once to record those of many orders that change together', async () => {
  const { orders, readNews, store } = openShop();
  await store.dispatch(loadOwnOrders());
  const items = [{ productId: all[0]?.id ?? '', price: 100, count: 1 }];
  const changes = ['A', 'B', 'C'].map((id) => ({
    order: orders.add({ owner: 'asha', id, items }),
    change: 'accepted' as const,
  }));
  await store.dispatch(changeManyOrders(changes));
  expect(selectShopOrders(store.getState()).bulk).toMatchObject({ count: 3, failed: [] });
  expect(readNews).toHaveBeenCalledTimes(1);
  const titles = [...orders.orders.values()].map((order) => order.items[0]?.record?.title);
  expect(titles).toEqual(Array.from(titles, () => all[0]?.title));
});
