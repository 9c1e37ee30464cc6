/** @jest-environment ./src/testing/browserEnvironment.ts */
import { makeStore } from '../../app/store';
import { storedDraft } from '../../checkout/storedDraft';
import {
  changeOrder,
  loadOwnOrders,
  selectOrders,
  selectOwnOrders,
} from '../../orders/ordersSlice';
import { buildAddress } from '../../testing/address';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeGuests } from '../../testing/fakes/fakeGuests';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { setUser } from '../authSlice';
import { enterAsGuest, findGuest, leaveGuest, selectShopper } from './guestSlice';

interface Device {
  /** Whether the identity service has told the store that nobody is signed in. */
  isUserKnown?: boolean;
  guests?: FakeGuests;
  orders?: FakeOrders;
  /** Called while the code for orders is loading. */
  loading?: () => unknown;
}

/** Opens the shop on a device, after a reload on one that was used before. */
function open(device: Device = {}) {
  const { guests = new FakeGuests(), orders = new FakeOrders() } = device;
  const { isUserKnown = true, loading } = device;
  const store = makeStore(
    buildServices({
      guests: () => Promise.resolve(guests),
      database: async (as) => {
        await Promise.resolve();
        loading?.();
        return orders.serviceOf(as === 'guest' ? guests.uid : store.getState().auth.user?.uid);
      },
    }),
  );
  if (isUserKnown) store.dispatch(setUser(null));
  return { guests, orders, store, shopper: () => selectShopper(store.getState()) };
}

const idsIn = ({ store }: ReturnType<typeof open>) =>
  selectOwnOrders(store.getState()).map(({ id }) => id);

it('loads the guest’s session only after a guest has ordered, until the guest is removed', async () => {
  const guests = new FakeGuests();
  const reload = async () => {
    guests.calls.length = 0;
    const shop = open({ guests });
    await shop.store.dispatch(findGuest());
    return shop;
  };
  const first = await reload();
  expect(first.shopper()).toBeNull();
  expect(guests.calls).toEqual([]);
  await first.store.dispatch(enterAsGuest());
  expect(open({ guests }).shopper()).toBeUndefined();
  const again = await reload();
  expect(again.shopper()).toBe('guest-1');

  await again.store.dispatch(leaveGuest());
  expect(again.shopper()).toBeNull();
  await reload();
  expect(guests.calls).toEqual([]);
});

it('forgets a guest whom another tab has removed, with their orders and typed address', async () => {
  const shop = open();
  const { guests, orders, store } = shop;
  const { uid } = await store.dispatch(enterAsGuest()).unwrap();
  orders.add({ owner: uid, guest: true });
  await store.dispatch(loadOwnOrders());
  expect(idsIn(shop)).toHaveLength(1);
  storedDraft.write({ address: buildAddress(), uid });
  await guests.leave();
  expect(shop.shopper()).toBeNull();
  expect(selectOrders(store.getState()).byId).toEqual({});
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);

  // Another guest may order before this tab notices.
  const { uid: next } = await store.dispatch(enterAsGuest()).unwrap();
  storedDraft.write({ address: buildAddress(), uid: next });
  guests.uid = undefined;
  const { uid: last } = await open({ guests }).store.dispatch(enterAsGuest()).unwrap();
  expect(shop.shopper()).toBe(last);
  expect(sessionStorage).toHaveLength(0);
});

it('remembers the guest until the page is closed if storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Forbidden.', 'SecurityError');
    });
  }
  const shop = open();
  await shop.store.dispatch(findGuest());
  await shop.store.dispatch(enterAsGuest());
  expect(shop.shopper()).toBe('guest-1');
  await shop.store.dispatch(leaveGuest());
  expect(shop.shopper()).toBeNull();
});

it('shows the orders of the guest or of the signed-in user, never both', async () => {
  const shop = open();
  const { guests, orders, store } = shop;
  const { uid } = await store.dispatch(enterAsGuest()).unwrap();
  const user = buildUser();
  orders.add({ owner: uid, id: 'GUEST', guest: true });
  orders.add({ owner: user.uid, id: 'ACCOUNT' });
  orders.merchants.add(user.uid);
  await store.dispatch(loadOwnOrders());
  expect(idsIn(shop)).toEqual(['GUEST']);
  expect(orders.calls).toEqual(['listOf']);

  store.dispatch(setUser(user));
  expect(selectOrders(store.getState())).toMatchObject({ byId: {}, changes: {} });
  await store.dispatch(loadOwnOrders());
  expect(idsIn(shop)).toEqual(['ACCOUNT']);
  expect(selectOrders(store.getState()).isMerchant).toBe(true);

  store.dispatch(setUser(null));
  expect(idsIn(shop)).toEqual([]);
  await store.dispatch(loadOwnOrders());
  expect(idsIn(shop)).toEqual(['GUEST']);
  expect(selectOrders(store.getState()).isMerchant).toBe(false);
  expect(guests.uid).toBe('guest-1');
});

it.each([true, false])(
  'changes a guest’s order with the guest’s session, if the user is known: %s',
  async (isUserKnown) => {
    const { orders, store } = open({ isUserKnown });
    const { payload } = await store.dispatch(enterAsGuest());
    const { uid: owner = '' } = payload as { uid?: string };
    const order = orders.add({ owner, guest: true, pay: 'upi' });
    await store.dispatch(changeOrder({ order, change: 'claimed' }));
    expect(orders.orders.get(order.id)?.payment).toBe('claimed');
  },
);

it('makes no request for a guest who is removed or signs in before the code has loaded', async () => {
  for (const replace of [leaveGuest(), setUser(buildUser())]) {
    const shop = open({ loading: () => shop.store.dispatch(replace as never) });
    await shop.store.dispatch(enterAsGuest());
    await shop.store.dispatch(loadOwnOrders());
    expect(shop.orders.calls).toEqual([]);
  }
});
