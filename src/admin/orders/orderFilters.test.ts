import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { filterOf, filterOrders, searchOrders } from './ShopOrdersFilter';

const all = new FakeOrders();
const address = {
  ...buildAddress(),
  name: 'Bilal Abd-al Khan',
  telephone: '02212345678',
  pin: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
};
const items = [{ productId: 'lamp', price: 100, count: 1 }];
const orders = [
  all.add({ owner: 'dev', id: '2222-2222-2222', address: undefined, items }),
  all.add({
    owner: 'bilal',
    id: '10AB-CDEF-GHJK',
    address,
    delivery: { price: 2053 },
    notes: { sent: 'Quick Post AB-7741' },
    reference: '4123 45678901',
    refundReference: 'R/12',
  }),
  all.add({ owner: 'asha', id: '7K3M-9QXT-2B4D' }),
];
const titleOf = (id: string) => (id === 'lamp' ? 'Clay lamp' : '');

it.each([
  ['a blank query', ' ', ['2222-2222-2222', '10AB-CDEF-GHJK', '7K3M-9QXT-2B4D']],
  ['a complete order number', '7K3M-9QXT-2B4D', ['7K3M-9QXT-2B4D']],
  ['part of an order number, in lowercase, without dashes', 'm9qx', ['7K3M-9QXT-2B4D']],
  ['an order number with letters for digits', 'lOab', ['10AB-CDEF-GHJK']],
  ['a name', 'asha rao', ['7K3M-9QXT-2B4D']],
  ['a name without its dash', 'ABDAL', ['10AB-CDEF-GHJK']],
  ['a phone number', '9876543210', ['7K3M-9QXT-2B4D']],
  ['a phone number with its country code', '+91 98765-43210', ['7K3M-9QXT-2B4D']],
  ['a phone number with a leading zero', '0 98765 43210', ['7K3M-9QXT-2B4D']],
  ['the end of a phone number', '5678', ['10AB-CDEF-GHJK']],
  ['the start of a PIN code', '400 0', ['10AB-CDEF-GHJK']],
  ['a city', 'MUMBAI', ['10AB-CDEF-GHJK']],
  ['a state', 'maha', ['10AB-CDEF-GHJK']],
  ['a name and a city', 'mumbai khan', ['10AB-CDEF-GHJK']],
  ['a product', 'clay lamp', ['2222-2222-2222']],
  ['an amount', '₹2,053', ['10AB-CDEF-GHJK']],
  ['an amount in digits', '2053', ['10AB-CDEF-GHJK']],
  ['a tracking number', 'ab7741', ['10AB-CDEF-GHJK']],
  ['the number of a payment', '412345678901', ['10AB-CDEF-GHJK']],
  ['the reference of a refund', 'r/12', ['10AB-CDEF-GHJK']],
  ['text that no order contains', 'zebra', []],
])('finds the orders for %s', (_what, query, expected) => {
  expect(searchOrders(orders, query, titleOf).map(({ id }) => id)).toEqual(expected);
});

it('shows the rare ends of an order under “Delivered” and “Returned”', () => {
  const filters = (['returnDeclined', 'undelivered'] as const).map((state) =>
    filterOf(all.add({ owner: 'asha', state })),
  );
  expect(filters).toEqual(['delivered', 'returned']);
});

it('lists what is worked through oldest first, what is looked up newest first', () => {
  const oldestFirst = [...orders].reverse();
  expect(filterOrders(orders, 'placed')).toEqual(oldestFirst);
  expect(filterOrders(orders, 'all')).toEqual(orders);
});
