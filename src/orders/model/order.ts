import type { StoredLine } from '../../basket/storage/basketStore';
import type { Counts, DeliveryTerms } from '../../catalogue/model/prices';
import { deliveryPrice } from '../../catalogue/model/terms';
import type { Address } from './address';
import { sumOf } from './apportion';
import { exact, netOf } from './charge';
import { type Discount, shareOff, takenOff } from './discount';
import type { Invoice } from './invoice';
import type { PayableOrder } from './payment';
import type { EmailedState, MovableOrder, OrderState, PaymentMethod } from './states';

/** What the catalogue said of a product when a merchant first moved its order, whatever it says afterwards. */
export interface ItemRecord {
  title: string;
  /** The tax in percent; left out in a shop that stated none. */
  rate?: number;
  /** The product's `taxCode`. */
  taxCode?: string;
}

export interface OrderItem {
  productId: string;
  /** An amount for each, at the time of the order. */
  price: number;
  /** 1 to 20. */
  count: number;
  /** Missing until then: today's catalogue is shown. */
  record?: ItemRecord | undefined;
}

/** What the shop promises with an order, and still does when it promises something else to others. */
export interface OrderTerms {
  /** ISO 4217. */
  currency: string;
  /** For how many days after the day of delivery it can be returned; it can't be if left out, or 0. */
  returns?: number;
  /** In how many working days it arrives, the fewest and the most. */
  days?: readonly [number, number];
}

export interface OrderDetails {
  /** From `orderIdOf`. */
  id: string;
  items: readonly OrderItem[];
  delivery: DeliveryTerms;
  /** How many digits after whole units its document's amounts have; the amounts here are the shop's. 0 if left out. */
  digits?: number;
  /** Missing in orders from before it was noted: see `termsOf`. */
  terms?: OrderTerms;
  /** The code that the shopper has used, and what it takes off: its terms at that time. */
  code?: string | undefined;
  discount?: Discount | undefined;
  gift: boolean;
  pay: PaymentMethod;
  /** `undefined` once it has been deleted, and of a sale at the stall. */
  address: Address | undefined;
}

export interface NewOrder extends OrderDetails {
  /** The uid of the shopper, or `SHOP_OWNER`: only that one sells without an address, and then without delivery. */
  owner: string;
  /** The uid of the merchant who has taken it; left out if its owner places it. */
  by?: string;
  /** Whether it was placed without an account. */
  guest: boolean;
  terms: OrderTerms;
  /** From `createLinkKey`; left out if it gets no link. */
  linkKey?: string;
  /** Whether the shopper has asked for WhatsApp messages. */
  whatsApp?: boolean;
  /** The basket lines that are ordered. */
  lines: readonly StoredLine[];
}

/** All times are milliseconds by the clock of the database. */
export interface Order extends OrderDetails, MovableOrder, PayableOrder {
  guest: boolean;
  placedAt: number;
  beforeAt: number;
  /** The last write of any kind, including the deletion of the address. */
  changedAt: number;
  /** When the order was moved to each state, without those moves that were undone. */
  times: Partial<Record<OrderState, number>>;
  /** The note of each move to a state: a reason, or the courier and tracking number. */
  notes: Partial<Record<OrderState, string>>;
  /** How many of each product the shopper wants to return, by product id; all if left out. */
  returning?: Counts | undefined;
  /** How many of each counted product the order has taken from stock, by product id. */
  taken: Counts;
  /**
   * How many of each product were missing when the functions took the order's items from stock, by product id.
   * `undefined` until they have, as in a shop without functions: then accepting the order takes them.
   */
  short?: Counts | undefined;
  /** The messages that the functions have sent to the shopper and the shop. */
  told: Partial<Record<Message, Told>>;
  /** When the oldest message that couldn't be sent yet was first tried. */
  failedAt?: number;
  /** The secret of the link that shows this order to everybody who has it; deleted with the address. */
  linkKey?: string;
  /** Whether the shopper gets emails about it; missing if they gave no email. */
  updates?: boolean;
  /** Whether the shopper gets WhatsApp messages about it; missing unless they asked for them at the checkout. */
  whatsApp?: boolean;
  /** When one of the two was last changed. */
  updatesAt?: number;
  /** Taken when it was sent, in a shop with invoices. */
  invoice?: Invoice | undefined;
  /** The name and address on its invoice, which stay when the order's address is deleted. */
  buyer?: Address | undefined;
  /** When the payment service was last asked because somebody came back from its page. */
  returnedAt?: number;
}

/**
 * What a shopper is told about an order: that it was received, some of its states, `refund`, money that went back, and
 * `latePayment`, money that came after the order was undone.
 */
export type ShopperNews = 'receipt' | EmailedState | 'refund' | 'latePayment';

/**
 * The messages about an order: to the shopper an email or a WhatsApp message, or both, with each of their news; to the
 * shop an email and a push message about the order, and a push message about a payment that needs a merchant.
 */
export type Message =
  ShopperNews | `${ShopperNews}WhatsApp` | 'shopEmail' | 'shopPush' | 'claimPush';

/**
 * Why a message wasn't sent. `unreachable`: the mail server, the push service or WhatsApp didn't answer; `rejected`: it
 * rejected the message; `no-login`: it rejected the shop's user or password; `no-address`: nobody has this email
 * address; `no-token`, `no-template`: WhatsApp rejected the shop's access token, or a template; `no-whatsapp`: nobody has
 * WhatsApp at this number; `limit`: strangers have caused too many messages that day.
 */
export type Problem =
  | 'unreachable'
  | 'rejected'
  | 'no-login'
  | 'no-address'
  | 'no-token'
  | 'no-template'
  | 'no-whatsapp'
  | 'limit';

/** All times are milliseconds. */
export interface Told {
  /** The first try. */
  at: number;
  /** Missing until it was sent. */
  sentAt?: number | undefined;
  /** The last try began then, and hasn't ended yet. */
  triedAt?: number | undefined;
  /** Why the last try failed, or why it isn't sent at all. */
  problem?: Problem | undefined;
  /** Whether it isn't retried. */
  isFinal?: boolean;
}

/** An item of a part of an order, and what the order's discount takes off it in all. */
export interface PartItem extends OrderItem {
  off: number;
}

/** What an order's amounts are derived from, or those of a part of it, whose items have their shares of the discount. */
export interface Priced extends Pick<Order, 'delivery' | 'discount'> {
  items: readonly (OrderItem & Partial<PartItem>)[];
}

/** An amount. */
export const subtotalOf = ({ items }: Priced) =>
  items.reduce((sum, { price, count }) => sum + price * count, 0);

/** An amount. */
export const deliveryPriceOf = (order: Priced) => deliveryPrice(subtotalOf(order), order.delivery);

/** The amount that an order's code takes off it. */
export const discountOf = (order: Priced) =>
  order.discount
    ? takenOff(order.discount, subtotalOf(order), deliveryPriceOf(order))
    : sumOf(order.items.map(({ off = 0 }) => off));

/** The shares of the discount that the items get, in their order. */
export const itemDiscountsOf = (order: Priced): number[] =>
  !order.discount || 'delivery' in order.discount
    ? order.items.map(({ off = 0 }) => off)
    : shareOff(
        discountOf(order),
        order.items.map(({ price, count }) => price * count),
        order.discount.step,
      );

/** The price of delivery that is left by a discount of delivery. */
export const chargedDeliveryOf = (order: Priced) =>
  order.discount && 'delivery' in order.discount
    ? exact(deliveryPriceOf(order) - discountOf(order))
    : deliveryPriceOf(order);

/**
 * The sum of an order with its delivery, before its discount. The limit for cash is for this one, and free delivery for the
 * subtotal before the discount: the security rules can't compute what a code takes off.
 */
export const fullTotalOf = (order: Priced) => subtotalOf(order) + deliveryPriceOf(order);

/** The sum of an order with its delivery, less its discount. */
export const totalOf = (order: Priced) => exact(fullTotalOf(order) - discountOf(order));

/** How many items an order has. */
export const countOf = ({ items }: Pick<Priced, 'items'>) =>
  items.reduce((sum, { count }) => sum + count, 0);

type Returnable = Priced & Pick<Order, 'returning'>;

/** The items that the shopper gives back, if it comes to that: those of the return request, or else all. */
export const returnedItems = ({ items, returning }: Returnable): readonly OrderItem[] =>
  returning
    ? items
        .map((item) => ({ ...item, count: Math.min(item.count, returning[item.productId] ?? 0) }))
        .filter(({ count }) => count > 0)
    : items;

/** How many items of a product the shopper gives back: see `returnedItems`. */
export const returnedCount = (order: Returnable, productId: string) =>
  returnedItems(order).find((item) => item.productId === productId)?.count ?? 0;

/** Whether the shopper would give back only a part: see `returnedItems`. */
export const isPartialReturn = (order: Returnable) =>
  countOf({ items: returnedItems(order) }) < countOf(order);

/** Whether the shopper keeps a part of an order with a return, requested or made. */
export const isPartlyReturned = (order: Returnable & Partial<Pick<Order, 'state'>>) =>
  (order.state === 'returned' || order.state === 'returnAsked') && isPartialReturn(order);

/** How far the payment of the whole total is: of a part, it stays paid. */
export const paymentOfTotal = (order: Returnable & Partial<Pick<Order, 'state' | 'payment'>>) =>
  order.payment === 'refunded' && isPartlyReturned(order) ? 'paid' : order.payment;

/**
 * Each item of an order in two: how many the shopper gives back, if it comes to that, and how many not, with their shares of
 * the discount. What is given back gets no more off than that, even if the rest is below the least subtotal of the code.
 */
export function splitItems(order: Returnable): { returned: PartItem; kept: PartItem }[] {
  const { items, returning, discount } = order;
  const discounts = itemDiscountsOf(order);
  return items.map((item, place) => {
    const count = returning ? Math.min(item.count, returning[item.productId] ?? 0) : item.count;
    const rest = item.count - count;
    const weights = [item.price * count, item.price * rest];
    const [off = 0, restOff = 0] = shareOff(discounts[place] ?? 0, weights, discount?.step);
    return { returned: { ...item, count, off }, kept: { ...item, count: rest, off: restOff } };
  });
}

/** What the shopper gives back, if it comes to that: a part of the order without its delivery, or else all of it. */
export const returnedPart = (order: Returnable): Priced =>
  isPartialReturn(order)
    ? {
        items: splitItems(order)
          .map(({ returned }) => returned)
          .filter(({ count }) => count > 0),
        delivery: {},
      }
    : order;

/** The amount that the shopper gets back of an undone order, with the delivery if all of it came back. */
export const refundOf = (order: Returnable) => totalOf(returnedPart(order));

/** What an order's refund is derived from. */
export type Refundable = Returnable & Pick<Order, 'pay' | 'charge'>;

/** The charge of an order's own payment; an online payment beside cash is another one. */
const chargeOf = ({ pay, charge }: Refundable) => (pay === 'online' ? charge : undefined);

/** The amount that the shop has of a payment that was made. */
export function receivedOf(order: Refundable) {
  const charge = chargeOf(order);
  return charge ? netOf(charge) : totalOf(order);
}

/** How much of a payment has gone back. */
export const refundedOf = (order: Refundable) => chargeOf(order)?.refunded ?? refundOf(order);

/** The amount still to refund of an undone order: of an online payment, all that the shop doesn't keep. */
export function owedOf(order: Refundable) {
  const charge = chargeOf(order);
  const back = refundOf(order);
  return charge ? Math.max(0, exact(netOf(charge) - (totalOf(order) - back))) : back;
}

/** How much has gone back of an order's payment that is still paid. */
export const refundedInPart = ({ pay, charge }: Pick<Order, 'pay' | 'charge'>) =>
  pay === 'online' && charge && netOf(charge) > 0 ? charge.refunded : 0;

/** The money of an order that goes back, or has. */
export const backOf = (order: Refundable & Pick<Order, 'payment'>) =>
  order.payment === 'refunded' ? refundedOf(order) : owedOf(order);

/** Digits and letters that are hard to confuse, even over the phone (Crockford's base 32). */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const form = new RegExp(`^[${digits}]{4}(-[${digits}]{4}){2}$`);

export const isOrderId = (value: unknown): value is string =>
  typeof value === 'string' && form.test(value);

/**
 * The id of the order that an account places with these lines of its basket, such as `7K3M-9QXT-2B4D`:
 * an order that is sent again, or from several tabs, always has the same id.
 */
export async function orderIdOf(uid: string, lineIds: readonly string[]): Promise<string> {
  const text = [uid, ...[...lineIds].sort()].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const id = Array.from(new Uint8Array(hash).slice(0, 12), (byte) => digits[byte % 32]).join('');
  return id.replace(/(.{4})(?=.)/g, '$1-');
}
