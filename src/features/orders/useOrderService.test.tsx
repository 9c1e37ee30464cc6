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

/** Asks for the orders, which arrive once `action` has happened. */
function ask(
  user: typeof asha | null,
  action: ReturnType<typeof setUser | typeof signOut.pending>,
) {
  let arrive: (service: OrderService) => void = () => undefined;
  const loading = new Promise<OrderService>((resolve) => (arrive = resolve));
  const store = makeStore({ services: buildServices({ orders: () => loading }) });
  store.dispatch(setUser(user));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(useOrderService, { wrapper });
  const answer = result.current();
  store.dispatch(action);
  arrive(orders);
  return answer;
}

it.each([
  ['is signed in', asha],
  ['signs in meanwhile', null],
])('gives the orders to whoever %s', async (_what, user) => {
  expect(await ask(user, setUser(asha))).toBe(orders);
});

it.each([
  ['has begun to sign out', signOut.pending('1')],
  ['has signed out', setUser(null)],
  ['is somebody else', setUser(buildUser())],
])('asks nothing for whoever %s by the time they arrive', async (_what, action) => {
  await expect(ask(asha, action)).rejects.toThrow('signing out');
});
