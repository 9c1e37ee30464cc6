import type { Order, OrderState } from '../../services/orderService';
import { stateNames } from './describeState';

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

/** The orders in a state. One of any state is kept among them: whoever has just moved it looks at it. */
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

/** Which of the found orders have been placed since the others became known. */
export function newOrders(known: readonly Order[], found: readonly Order[]): Order[] {
  const ids = new Set(known.map(({ id }) => id));
  return found.filter((order) => !ids.has(order.id) && order.state === 'placed');
}
