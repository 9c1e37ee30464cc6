import type { Order } from '../../services/orderService';
import { FakeOrders } from '../../testing/fakeOrders';
import { mergeOrders } from './mergeOrders';

const fake = new FakeOrders();
const build = (id: string, overrides: Partial<Order> = {}) =>
  fake.add({ owner: 'asha', id, placedAt: 1, stateAt: 1, ...overrides });

it('adds what is new, the newest first', () => {
  const [early, late] = [build('early'), build('late', { placedAt: 2 })];
  expect(mergeOrders([early], [late]).map(({ id }) => id)).toEqual(['late', 'early']);
});

it.each([
  ['sent', { state: 'sent' } as const],
  ['without the address that was deleted', { address: undefined }],
])('has each order once, as it was last: %s', (_what, change) => {
  const before = build('one');
  const last = { ...before, ...change, changedAt: 2 };
  expect(mergeOrders([before], [last])).toEqual([last]);
  expect(mergeOrders([last], [before])).toEqual([last]);
});

it('is the same list where nothing has changed', () => {
  const known = [build('two', { placedAt: 2 }), build('one')];
  expect(mergeOrders(known, [{ ...build('one') }])).toBe(known);
});
