import * as fc from 'fast-check';
import { makeStore } from '../../app/store';
import { setUser } from '../../auth/authSlice';
import { sumOf } from '../../orders/model/apportion';
import type { Order } from '../../orders/model/order';
import { orderStates } from '../../orders/model/states';
import { buildAddress } from '../../testing/address';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { holds } from '../../testing/properties';
import { figuresOf, sumOfShares } from '../orders/figures';
import { loadOlderOrders } from '../orders/shopOrdersSlice';
import { sortCustomers } from './customer';
import { selectCustomerList } from './customersSlice';

const telephones = ['98765 43210', '91234 56789', '+442079460958'];

const someOrder = fc
  .record({
    telephone: fc.option(fc.constantFrom(...telephones), { nil: undefined }),
    price: fc.integer({ min: 1, max: 9999 }),
    pay: fc.constantFrom('cash', 'upi'),
    payment: fc.constantFrom('due', 'claimed', 'paid', 'refunded'),
    state: fc.constantFrom(...orderStates),
    placedAt: fc.integer({ min: 1, max: 1000 }),
    isForeign: fc.boolean(),
  })
  .map(({ telephone, price, isForeign, ...order }) => ({
    ...order,
    items: [{ productId: 'lamp', price, count: 1 }],
    address: telephone === undefined ? undefined : { ...buildAddress(), telephone },
    ...(isForeign && { terms: { currency: 'EUR' } }),
  }));

holds(
  'customers have each order with an address once, and their sums are the shop’s',
  200,
  [fc.array(someOrder, { maxLength: 12 })],
  async (some) => {
    const database = new FakeOrders();
    const store = makeStore(
      buildServices({
        database: () => Promise.resolve(database.serviceOf('meera')),
        readNews: () => Promise.resolve(undefined),
      }),
    );
    store.dispatch(setUser({ ...buildUser(), uid: 'meera' }));
    const placed = some.map((order) =>
      database.add({ ...(order as Partial<Order>), owner: 'asha' }),
    );
    await store.dispatch(loadOlderOrders());
    const customers = selectCustomerList(store.getState());

    const addressed = placed.filter(({ address }) => address);
    const ids = customers.flatMap(({ orders }) => orders.map(({ id }) => id));
    expect(ids.sort()).toEqual(addressed.map(({ id }) => id).sort());
    const own = addressed.filter(({ terms }) => terms?.currency !== 'EUR');
    const { sold } = figuresOf({ start: -Infinity, end: Infinity }, own);
    expect(sumOf(customers.map(({ spent }) => spent))).toBe(sumOfShares(sold));
    const undelivered = addressed.filter(({ state }) => state === 'undelivered');
    expect(sumOf(customers.map((each) => each.undelivered))).toBe(undelivered.length);
    for (const by of ['last', 'spent', 'orders'] as const) {
      const sorted = sortCustomers(customers, by);
      expect(new Set(sorted)).toEqual(new Set(customers));
    }
  },
);
