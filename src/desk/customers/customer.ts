import { type Address, linesOf } from '../../orders/model/address';
import { sumOf } from '../../orders/model/apportion';
import { outcomeOf } from '../../orders/model/movements';
import type { Order } from '../../orders/model/order';
import { isInShopCurrency } from '../../orders/model/orderTerms';
import { internationalNumber, phoneNumber } from '../../orders/model/telephone';

/** From how many undelivered orders on the desk warns of the next one. */
export const UNDELIVERED_WARNING = 2;

export const undeliveredIn = (orders: readonly Pick<Order, 'state'>[]) =>
  orders.filter(({ state }) => state === 'undelivered').length;

/** What the loaded orders from a phone number say of the customer. */
export interface Customer {
  telephone: string;
  /** As in the last order, or the phone number if no order is loaded. */
  name: string;
  /** The newest first. */
  orders: readonly Order[];
  /** What was sold to them, as in the shop's figures; an amount in the shop's currency. */
  spent: number;
  /** How many of their orders couldn't be delivered. */
  undelivered: number;
  /** When they last ordered, in milliseconds; 0 if no order is loaded. */
  lastAt: number;
}

export function customerOf(telephone: string, orders: readonly Order[]): Customer {
  const [last] = orders;
  return {
    telephone,
    name: last?.address?.name ?? telephone,
    orders,
    spent: sumOf(orders.filter(isInShopCurrency).map((order) => outcomeOf(order).sold)),
    undelivered: undeliveredIn(orders),
    lastAt: last?.placedAt ?? 0,
  };
}

export const customerOrders = {
  last: (one: Customer, other: Customer) => other.lastAt - one.lastAt,
  spent: (one: Customer, other: Customer) => other.spent - one.spent,
  orders: (one: Customer, other: Customer) => other.orders.length - one.orders.length,
};

export type CustomerOrder = keyof typeof customerOrders;

/** Sorts customers; those who are alike by who ordered last. */
export const sortCustomers = (customers: readonly Customer[], by: CustomerOrder) =>
  customers.toSorted(
    (one, other) => customerOrders[by](one, other) || customerOrders.last(one, other),
  );

const present = <Value>(values: readonly (Value | undefined)[]) =>
  values.filter((value) => value !== undefined);

const addressesIn = (orders: readonly Order[]) => present(orders.map(({ address }) => address));

/** The lines of an address that say who gets a parcel, and where. */
export const placePurposes = ['recipient', 'place'] as const;

/** The different addresses that these orders went to, in their order. */
export function placesIn(orders: readonly Order[]): Address[] {
  const textOf = (address: Address) => JSON.stringify(linesOf(address, placePurposes));
  const places = new Map<string, Address>();
  for (const address of addressesIn(orders)) {
    const text = textOf(address);
    if (!places.has(text)) places.set(text, address);
  }
  return [...places.values()];
}

/** The different email addresses in these orders, in their order. */
export const emailsIn = (orders: readonly Order[]) => [
  ...new Set(addressesIn(orders).flatMap(({ email }) => email || [])),
];

/** The complete phone number in a search, as orders have it; `undefined` if it is none. */
export const numberIn = (query: string) =>
  internationalNumber(query) === undefined ? undefined : phoneNumber(query);
