import { shop } from '#shop/config';
import { mostOf } from '../../basket/limits';
import { checkOnline } from '../../catalogue/model/onlineAmounts';
import { canBeOrdered, type PriceList } from '../../catalogue/model/priceList';
import { lookUp } from '../../catalogue/model/product';
import { type Address, emptyAddress, readAddress } from '../../orders/model/address';
import type { AppliedCode } from '../../orders/model/discount';
import {
  discountOf,
  type NewOrder,
  type OrderDetails,
  type OrderItem,
  totalOf,
} from '../../orders/model/order';
import type { PaymentMethod } from '../../orders/model/states';
import { storedValue } from '../../ui/storage';

/** An order that a merchant is taking. Its prices aren't part of it: they are today's until it is sent. */
export interface OrderDraft {
  /** From `createLineId` with the first product. Its number is made of it, so that it is taken once, however often it is sent. */
  key: string;
  /** In the order in which they were added. */
  items: readonly Pick<OrderItem, 'productId' | 'count'>[];
  /** Whether it is handed over at once, to nobody in particular. */
  isStall: boolean;
  address: Address;
  /** Whether the address is that of the customer's last order, and wasn't typed. */
  isFilledIn: boolean;
  pay?: PaymentMethod | undefined;
  /** Whether the money has arrived that isn't cash. */
  isPaid: boolean;
  gift: boolean;
  applied?: AppliedCode | undefined;
  /** As it was sent, while nobody knows whether it has arrived. */
  sent?: NewOrder | undefined;
}

export const emptyDraft: OrderDraft = {
  key: '',
  items: [],
  isStall: false,
  address: emptyAddress,
  isFilledIn: false,
  isPaid: false,
  gift: false,
};

function isDraft(value: unknown): value is OrderDraft {
  const { key, items, address } = (value ?? {}) as Partial<Record<keyof OrderDraft, unknown>>;
  return typeof key === 'string' && Array.isArray(items) && readAddress(address) !== undefined;
}

/** The order that is being taken in this tab, in case the page is reloaded. */
export const storedOrder = storedValue('sessionStorage', 'user:new-order', isDraft);

/** What an order costs today. */
export type DraftQuote = Pick<OrderDetails, 'items' | 'delivery' | 'code' | 'discount'>;

/** How many of a product can be ordered today. */
export function mostIn({ offers }: PriceList, productId: string) {
  const offer = lookUp(offers, productId);
  return offer && canBeOrdered(offer) ? mostOf(offer.left) : 0;
}

/** The order at today's prices, with its code if that takes something off. */
export function quoteOf({ items, isStall, applied }: OrderDraft, list: PriceList): DraftQuote {
  const quote: DraftQuote = {
    items: items.map((item) => ({
      ...item,
      price: lookUp(list.offers, item.productId)?.price ?? 0,
    })),
    // Nothing is delivered at the stall.
    delivery: isStall ? {} : list.delivery,
  };
  // A code for one use per customer needs the customer's phone number.
  if (!applied || (isStall && applied.discount.once)) return quote;
  const coded = { ...quote, ...applied };
  return discountOf(coded) > 0 ? coded : quote;
}

/** Whether the order has more of a product than can be ordered today. */
export const hasSurplus = ({ items }: Pick<OrderDraft, 'items'>, list: PriceList) =>
  items.some(({ productId, count }) => count > mostIn(list, productId));

/** How the order can be paid, the usual way first. The limit for cash is for shoppers: here a merchant decides. */
export function waysToPay({ isStall }: OrderDraft, quote: DraftQuote): PaymentMethod[] {
  const isOnlinePossible = shop.payments && !isStall && !checkOnline(totalOf(quote), shop);
  return [
    'cash',
    ...(shop.upi ? (['upi'] as const) : []),
    ...(isOnlinePossible ? (['online'] as const) : []),
  ];
}

/** The chosen way to pay, if it is possible. */
export const payOf = (draft: OrderDraft, quote: DraftQuote): PaymentMethod =>
  waysToPay(draft, quote).find((way) => way === draft.pay) ?? 'cash';
