import { buildAddress, FakeOrders } from '../../testing/fakeOrders';
import { countOrders, filterOrders, findOrders, describeNews, orderNumberIn } from './orderFilters';

const fake = new FakeOrders();
const asha = fake.add({ owner: 'asha', id: '7K3M-9QXT-2B4D' });
const bilal = fake.add({
  owner: 'bilal',
  id: '10AB-CDEF-GHJK',
  state: 'sent',
  address: { ...buildAddress(), name: 'Bilal Abd-al Khan', telephone: '+91 (22) 1234-5678' },
});
const forgotten = fake.add({ owner: 'dev', id: '2222-2222-2222', address: undefined });
const all = [asha, bilal, forgotten];

it('counts the orders of each state, and all', () => {
  expect(countOrders(all)).toMatchObject({ placed: 2, sent: 1, cancelled: 0, all: 3 });
});

it('narrows the list to a state, and keeps the one that was moved last', () => {
  expect(filterOrders(all, 'placed')).toEqual([asha, forgotten]);
  expect(filterOrders(all, 'placed', bilal.id)).toEqual(all);
  expect(filterOrders(all, 'all')).toEqual(all);
});

it.each([
  ['nothing', ' ', all],
  ['a number as it is written', '7K3M-9QXT-2B4D', [asha]],
  ['part of a number, in small letters, without dashes', 'm9qx', [asha]],
  ['a number with letters that were digits', 'lOab', [bilal]],
  ['a name', 'asha rao', [asha]],
  ['a name without its dash', 'ABDAL', [bilal]],
  ['a telephone number', '9876543210', [asha]],
  ['a telephone number with its country', '+91 98765-43210', [asha]],
  ['a telephone number with a zero before it', '0 98765 43210', [asha]],
  ['the end of a telephone number', '5678', [bilal]],
  ['what nobody has', 'zebra', []],
])('finds the orders with %s', (_what, query, expected) => {
  expect(findOrders(all, query)).toEqual(expected);
});

it('tells the merchant what is new: orders placed, and returns asked for', () => {
  const returned = { ...bilal, state: 'returnAsked' } as const;
  expect(describeNews([asha], all)).toBe('1 new order');
  expect(describeNews([], [asha, forgotten, returned])).toBe('2 new orders, 1 return requested');
  expect(describeNews([...all, returned], [...all, returned])).toBe('');
});

it.each([
  ['a whole number as it is written', '7K3M-9QXT-2B4D', '7K3M-9QXT-2B4D'],
  ['in small letters, with letters that were digits', ' lo ab cdefghjk ', '10AB-CDEF-GHJK'],
  ['a part of a number', '7K3M-9QXT', undefined],
  ['a telephone number', '+91 98765 43210', undefined],
])('knows the number of an order: %s', (_what, query, number) => {
  expect(orderNumberIn(query)).toBe(number);
});
