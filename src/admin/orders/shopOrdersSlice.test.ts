import { setUser } from '../../account/authSlice';
import { makeStore } from '../../app/makeStore';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { loadOlderOrders, pollShopOrders, selectShopOrders } from './shopOrdersSlice';

it.each([
  ['poll', pollShopOrders],
  ['look for older orders', loadOlderOrders],
])('shows the next merchant nothing of a %s that ends after a sign-out', async (_what, thunk) => {
  const orders = new FakeOrders();
  const [first, next] = [buildUser(), buildUser()];
  for (const { uid } of [first, next]) orders.merchants.add(uid);
  const store = makeStore(
    buildServices({
      orders: () => Promise.resolve(orders.serviceOf(store.getState().auth.user?.uid)),
    }),
  );
  store.dispatch(setUser(first));
  orders.hang();
  const late = store.dispatch(thunk());
  await Promise.resolve();
  store.dispatch(setUser(null));
  store.dispatch(setUser(next));
  orders.answerAll();
  await late;
  expect(selectShopOrders(store.getState())).toMatchObject({ hasOlder: true });
  expect(selectShopOrders(store.getState()).failure).toBeUndefined();
});
