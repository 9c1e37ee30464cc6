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

it('has each order once, as it was last', () => {
  const placed = build('one');
  const sent = build('one', { state: 'sent', changedAt: 5 });
  expect(mergeOrders([placed], [sent])).toEqual([sent]);
  expect(mergeOrders([sent], [placed])).toEqual([sent]);
});

it('does not bring back an address that was deleted', () => {
  const order = build('one');
  const forgotten = { ...order, address: undefined, changedAt: 2 };
  expect(mergeOrders([order], [forgotten])).toEqual([forgotten]);
  expect(mergeOrders([forgotten], [order])).toEqual([forgotten]);
});

it('is the same list where nothing has changed', () => {
  const known = [build('two', { placedAt: 2 }), build('one')];
  expect(mergeOrders(known, [{ ...build('one') }])).toBe(known);
});
