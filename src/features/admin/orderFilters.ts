import { finished, type OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';
import { orderCount, stateNames } from '../orders/describeState';
import { isOrderId } from '../orders/orderId';

/** What the list of a merchant can be narrowed to. */
export type StateFilter = OrderState | 'all';

/** In the order of their buttons. */
export const filterNames: [filter: StateFilter, name: string][] = [
  ['placed', 'New'],
  ['accepted', stateNames.accepted],
  ['sent', stateNames.sent],
  ['delivered', stateNames.delivered],
  ['returnAsked', stateNames.returnAsked],
  ['returned', stateNames.returned],
  ['cancelled', stateNames.cancelled],
  ['all', 'All'],
];

/** How many orders there are for each filter. */
export function countOrders(orders: readonly Order[]): Record<StateFilter, number> {
  const count = (state: OrderState) => orders.filter((order) => order.state === state).length;
  const counts = Object.fromEntries(
    filterNames.map(([filter]) => [filter, count(filter as OrderState)]),
  );
  return { ...(counts as Record<StateFilter, number>), all: orders.length };
}

/** The orders in a state. The kept one may be in any state: it has just been moved. */
export const filterOrders = (orders: readonly Order[], filter: StateFilter, kept?: string) =>
  filter === 'all' ? orders : orders.filter(({ id, state }) => state === filter || id === kept);

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');
/** What a number of an order is easily taken for; it has none of these letters. */
const asNumber = (text: string) => text.replace(/o/g, '0').replace(/[il]/g, '1');

/**
 * The orders with this in their number, in the name or in the telephone number. Capitals, spaces and
 * dashes do not matter; nor does, for a telephone number, what is before its last ten digits.
 */
export function findOrders(orders: readonly Order[], query: string): readonly Order[] {
  const wanted = plain(query);
  if (!wanted) return orders;
  const number = asNumber(wanted);
  // With letters in it, it is no telephone number.
  const digits = /^[+\d().]+$/.test(wanted) ? digitsOf(wanted).slice(-10) : '';
  return orders.filter(
    ({ id, address }) =>
      plain(id).includes(number) ||
      (address && plain(address.name).includes(wanted)) ||
      (digits && address && digitsOf(address.telephone).includes(digits)),
  );
}

/** The number of an order that somebody has typed as a whole, as it is written; `undefined` if it is none. */
export function orderNumberIn(query: string): string | undefined {
  const number = asNumber(plain(query))
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
  return isOrderId(number) ? number : undefined;
}

/** Whether it waits for the merchant. */
export const isWaiting = ({ state }: Order) => state === 'placed' || state === 'returnAsked';

/** Whether orders that aren't loaded yet may belong to it: all unfinished ones are loaded. */
export const mayHaveOlder = (filter: StateFilter) => filter === 'all' || finished.includes(filter);

/** What among the found orders is new to the merchant, in words; empty if nothing is. */
export function describeNews(
  known: Readonly<Record<string, Order>>,
  found: readonly Order[],
): string {
  const placed = found.filter(({ id, state }) => state === 'placed' && !known[id]).length;
  const returns = found.filter(
    ({ id, state }) => state === 'returnAsked' && known[id]?.state !== state,
  ).length;
  return [
    ...(placed > 0 ? [orderCount(placed, 'new ')] : []),
    ...(returns > 0 ? [`${returns} return${returns === 1 ? '' : 's'} requested`] : []),
  ].join(', ');
}
