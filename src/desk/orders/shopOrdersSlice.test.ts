import { type AppStore, makeStore } from '../../app/store';
import { setUser } from '../../auth/authSlice';
import { changeOrder, loadOwnOrders } from '../../orders/ordersSlice';
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

describe('an order that two devices send at once', () => {
  const [sent, typed] = ['Blue Van BV100', ' Blue Van\u202E  BV100 '];

  /** Sends an order with a note, while the other device of the merchant may already have sent it with its own. */
  async function send({ elsewhere, note }: { elsewhere?: string; note?: string }) {
    const { orders, store } = openShop();
    const order = orders.add({ owner: 'asha', state: 'accepted' });
    const { uid = '' } = store.getState().auth.user ?? {};
    if (elsewhere) await orders.serviceOf(uid).move(order, 'sent', uid, elsewhere);
    else orders.fate = 'lost';
    const result = await store.dispatch(
      changeOrder({ order, change: 'sent', ...(note && { note }) }),
    );
    return { orders, order, store, result };
  }

  it('is changed elsewhere for the one whose tracking number isn’t stored', async () => {
    const { order, orders, store, result } = await send({ elsewhere: sent, note: 'Blue Van BV2' });
    expect(result.payload).toMatch(new RegExp(`${order.id}.*“Sent”`));
    expect(orders.orders.get(order.id)?.notes.sent).toBe(sent);
    expect(store.getState().orders?.byId[order.id]?.notes.sent).toBe(sent);
  });

  it.each([
    ['the same number', { elsewhere: sent, note: typed }],
    ['no number', { elsewhere: sent }],
    ['a number whose answer is lost', { note: typed }],
    ['a note without any letter, whose answer is lost', { note: '🪔' }],
  ])('is sent for one with %s', async (_, sending) => {
    const { result } = await send(sending);
    expect(changeOrder.fulfilled.match(result)).toBe(true);
  });

  it('can be taken back by a move whose answer is lost', async () => {
    const { orders, store, order } = await send({ note: typed });
    const now = orders.orders.get(order.id) ?? order;
    const undo = await store.dispatch(changeOrder({ order: now, change: 'accepted' }));
    expect(changeOrder.fulfilled.match(undo)).toBe(true);
    expect(orders.orders.get(order.id)).toMatchObject({ state: 'accepted', notes: {} });
  });
});
