/** @jest-environment ./src/testing/browserEnvironment.ts */
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import type { OrderService } from '../../services/orderService';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeOrders } from '../../testing/fakeOrders';
import { setUser } from '../auth/authSlice';
import { signOut } from '../auth/authThunks';
import { useOrderService } from './useOrderService';

const orders = new FakeOrders().serviceOf(undefined);
const asha = buildUser();

/** Asks for the orders, which are still being loaded; `arrive` ends that. */
function ask(user = asha as typeof asha | null) {
  let arrive: (service: OrderService) => void = () => undefined;
  const loading = new Promise<OrderService>((resolve) => (arrive = resolve));
  const store = makeStore({ services: buildServices({ orders: () => loading }) });
  store.dispatch(setUser(user));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(useOrderService, { wrapper });
  const answer = result.current();
  return {
    store,
    answer,
    arrive: () => {
      arrive(orders);
    },
  };
}

it('gives the orders, also to whoever signs in meanwhile', async () => {
  const shopper = ask();
  shopper.arrive();
  expect(await shopper.answer).toBe(orders);
  const guest = ask(null);
  guest.store.dispatch(setUser(asha));
  guest.arrive();
  expect(await guest.answer).toBe(orders);
});

it.each([
  ['has begun to sign out', signOut.pending('1')],
  ['has signed out', setUser(null)],
  ['is somebody else', setUser(buildUser())],
])('asks nothing for whoever %s by the time they arrive', async (_what, action) => {
  const { store, answer, arrive } = ask();
  store.dispatch(action);
  arrive();
  await expect(answer).rejects.toThrow('signing out');
});
