import { finished, type OrderState } from '../../model/moves';
import type { Order } from '../../services/orderService';
import { isOrderId } from '../orders/orderId';
import type { TitleOf } from '../orders/useTitleOf';

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

export const isFilter = (value: unknown): value is StateFilter =>
  filters.some((filter) => filter === value);

const statesOf = (filter: Exclude<StateFilter, 'all'>): readonly OrderState[] =>
  filterStates[filter];

/** Whether orders that aren't loaded yet may belong to it: all unfinished ones are loaded. */
export const mayHaveOlder = (filter: StateFilter) =>
  filter === 'all' || statesOf(filter).some((state) => finished.includes(state));

export const belongsTo = (filter: StateFilter, { state }: Order) =>
  filter === 'all' || statesOf(filter).includes(state);

/** The filter to find an order with: “All” is the last resort. */
export const filterOf = (order: Order) =>
  filters.find((filter) => belongsTo(filter, order)) ?? 'all';

/**
 * The orders that a filter finds, and those that stay in view whatever their state. What is worked through
 * comes oldest first, what is looked up newest first, as in `orders`.
 */
export function filterOrders(
  orders: readonly Order[],
  filter: StateFilter,
  kept: readonly string[] = [],
) {
  const found = orders.filter((order) => belongsTo(filter, order) || kept.includes(order.id));
  return mayHaveOlder(filter) ? found : found.reverse();
}

const normalize = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Order numbers contain none of the letters that look like digits. */
const asNumber = (text: string) => text.replace(/o/g, '0').replace(/[il]/g, '1');

/** Lowercase, without spaces and dashes. */
const textOf = ({ address, items }: Order, titleOf: TitleOf) =>
  [
    address?.name,
    address?.city,
    address?.state,
    ...items.map(({ productId }) => titleOf(productId)),
  ]
    .map((text = '') => normalize(text))
    .join('\n');

/**
 * The orders with this in their number, phone number or PIN code, or with each of its words in their name,
 * city, state or products. Case, spaces and dashes do not matter, nor does what comes before the last ten
 * digits of a phone number.
 */
export function searchOrders(
  orders: readonly Order[],
  query: string,
  titleOf: TitleOf,
): readonly Order[] {
  const text = normalize(query);
  if (!text) return orders;
  const number = asNumber(text);
  const parts = query.split(/\s+/).map(normalize).filter(Boolean);
  const digits = /^[+\d().]+$/.test(text) ? digitsOf(text).slice(-10) : '';
  return orders.filter((order) => {
    const { id, address } = order;
    if (normalize(id).includes(number)) return true;
    const { telephone = '', pin = '' } = address ?? {};
    if (digits && digitsOf(telephone).includes(digits)) return true;
    if (digits && digitsOf(pin).startsWith(digits)) return true;
    const found = textOf(order, titleOf);
    return parts.every((part) => found.includes(part));
  });
}

/** The order number that was typed, as it is written; `undefined` if it isn't a complete one. */
export function orderNumberIn(query: string): string | undefined {
  const number = asNumber(normalize(query))
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');
  return isOrderId(number) ? number : undefined;
}

export const isWaiting = ({ state }: Order) => state === 'placed' || state === 'returnAsked';
