import { finished, type OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';
import { isOrderId } from '../orders/orderId';

/** The orders that each filter finds: also the final states that are rare. */
const filterStates = {
  placed: ['placed'],
  accepted: ['accepted'],
  sent: ['sent'],
  delivered: ['delivered', 'returnDeclined'],
  returnAsked: ['returnAsked'],
  returned: ['returned', 'undelivered'],
  cancelled: ['cancelled'],
} satisfies Partial<Record<OrderState, readonly OrderState[]>>;

export type StateFilter = keyof typeof filterStates | 'all';

/** In the order of their buttons. */
export const filters = [...Object.keys(filterStates), 'all'] as readonly StateFilter[];

const statesOf = (filter: Exclude<StateFilter, 'all'>): readonly OrderState[] =>
  filterStates[filter];

/** The orders that a filter finds, and one that stays in view whatever its state. */
export const filterOrders = (orders: readonly Order[], filter: StateFilter, keptId?: string) =>
  filter === 'all'
    ? orders
    : orders.filter(({ id, state }) => statesOf(filter).includes(state) || id === keptId);

const normalize = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Order numbers contain none of the letters that look like digits. */
const asNumber = (text: string) => text.replace(/o/g, '0').replace(/[il]/g, '1');

/**
 * The orders with this in their number, name or phone number. Case, spaces and dashes do not matter, nor
 * does what comes before the last ten digits of a phone number.
 */
export function searchOrders(orders: readonly Order[], query: string): readonly Order[] {
  const text = normalize(query);
  if (!text) return orders;
  const number = asNumber(text);
  const digits = /^[+\d().]+$/.test(text) ? digitsOf(text).slice(-10) : '';
  return orders.filter(
    ({ id, address }) =>
      normalize(id).includes(number) ||
      (address && normalize(address.name).includes(text)) ||
      (digits && address && digitsOf(address.telephone).includes(digits)),
  );
}

/** The order number that was typed, as it is written; `undefined` if it isn't a complete one. */
export function orderNumberIn(query: string): string | undefined {
  const number = asNumber(normalize(query))
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
  return isOrderId(number) ? number : undefined;
}

export const isWaiting = ({ state }: Order) => state === 'placed' || state === 'returnAsked';

/** Whether orders that aren't loaded yet may belong to it: all unfinished ones are loaded. */
export const mayHaveOlder = (filter: StateFilter) =>
  filter === 'all' || statesOf(filter).some((state) => finished.includes(state));
