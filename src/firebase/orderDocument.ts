import type { Counts } from '../catalogue/model/prices';
import { readAddress } from '../orders/model/address';
import type { RefundRequest } from '../orders/model/charge';
import type { CreditNote, Invoice } from '../orders/model/invoice';
import type { ItemRecord, Order, OrderItem } from '../orders/model/order';
import type { OrderState } from '../orders/model/states';
import { discountIn } from './codeDocument';
import { fromTerms, parseTag, tagOf } from './priceDocument';
import { exactFromScale, fromScale, toScale } from './scale';

/** Reads counts by product id from a field that has them by price tags. */
const countsIn = (tagged: Record<string, number>) =>
  Object.fromEntries(Object.entries(tagged).map(([tag, count]) => [parseTag(tag).id, count]));

/** A time of Firestore, in the shop's library or the functions'. */
interface Time {
  toMillis: () => number;
}

interface OrderDocument extends Pick<
  Order,
  | 'owner'
  | 'guest'
  | 'delivery'
  | 'digits'
  | 'terms'
  | 'code'
  | 'discount'
  | 'gift'
  | 'pay'
  | 'payment'
  | 'state'
  | 'before'
  | 'by'
  | 'notes'
  | 'linkKey'
  | 'updates'
  | 'whatsApp'
  | 'failedAt'
> {
  items: Record<string, number>;
  /** By the same tags. */
  records?: Record<string, ItemRecord>;
  /**
   * How many of each counted product accepting the order took from stock, by product id. In the document, by
   * the tags in `items`, so that the rules can compare the two.
   */
  taken: Record<string, number>;
  /** Counts by the same tags. */
  returning?: Record<string, number>;
  /** Counts by the same tags. Only the functions write this and `told`. */
  short?: Record<string, number>;
  told?: Order['told'];
  /** Their amounts are in the document's scale. */
  charge?: Order['charge'];
  refund?: Omit<RefundRequest, 'at'> & { at: Time };
  address?: unknown;
  invoice?: Omit<Invoice, 'at'> & { at: Time };
  creditNote?: Omit<CreditNote, 'at'> & { at: Time };
  buyer?: unknown;
  /** Missing until the first one. */
  returnRequests?: number;
  claimedAt?: Time;
  cashAt?: Time;
  checkedAt?: Time;
  refundedAt?: Time;
  placedAt: Time;
  stateAt: Time;
  beforeAt: Time;
  changedAt: Time;
  times: Partial<Record<OrderState, Time>>;
}

/** @param data of a document in `orders`, as a page or a function has read it */
export function orderOf(id: string, data: object): Order {
  const document = data as OrderDocument;
  const { records, ...others } = document;
  const { items, delivery, digits, taken, returning, short, address, times } = document;
  const { placedAt, stateAt, beforeAt, changedAt, claimedAt, checkedAt, refundedAt } = document;
  const { charge, refund, cashAt, invoice, creditNote, buyer, discount } = document;
  const amountOf = (amount: number) => exactFromScale(amount, digits);
  return {
    returnRequests: 0,
    told: {},
    ...others,
    id,
    items: Object.entries(items).map(([tag, count]) => {
      const { id: productId, price } = parseTag(tag);
      const record = records?.[tag];
      return { productId, price: fromScale(price, digits), count, ...(record && { record }) };
    }),
    delivery: fromTerms(delivery, digits),
    ...(discount && { discount: discountIn(discount, digits) }),
    taken: countsIn(taken),
    returning: returning && countsIn(returning),
    short: short && countsIn(short),
    charge: charge && {
      ...charge,
      paid: amountOf(charge.paid),
      refunded: amountOf(charge.refunded),
      refunds: charge.refunds?.map(({ amount, at }) => ({ amount: amountOf(amount), at })),
    },
    refund: refund && {
      ...refund,
      amount: amountOf(refund.amount),
      before: amountOf(refund.before),
      at: refund.at.toMillis(),
    },
    address: readAddress(address),
    invoice: invoice && { ...invoice, at: invoice.at.toMillis() },
    creditNote: creditNote && { ...creditNote, at: creditNote.at.toMillis() },
    buyer: readAddress(buyer),
    placedAt: placedAt.toMillis(),
    stateAt: stateAt.toMillis(),
    beforeAt: beforeAt.toMillis(),
    changedAt: changedAt.toMillis(),
    claimedAt: claimedAt?.toMillis(),
    cashAt: cashAt?.toMillis(),
    checkedAt: checkedAt?.toMillis(),
    refundedAt: refundedAt?.toMillis(),
    times: Object.fromEntries(Object.entries(times).map(([each, at]) => [each, at.toMillis()])),
  };
}

/** The `items` of an order's document with so many digits. */
export const itemsOf = (items: readonly OrderItem[], digits?: number) =>
  Object.fromEntries(
    items.map(({ productId, price, count }) => [tagOf(productId, toScale(price, digits)), count]),
  );

/** The `records` of an order's document; `undefined` if no item has one. */
export function recordsOf({ items, digits }: Pick<Order, 'items' | 'digits'>) {
  const tagged = items.flatMap(({ productId, price, record }): [string, ItemRecord][] =>
    record ? [[tagOf(productId, toScale(price, digits)), record]] : [],
  );
  return tagged.length > 0 ? Object.fromEntries(tagged) : undefined;
}

/** Counts by product id as an order's document has them, by the tags of its items: see `taken`. */
export function countsByTag({ items, digits }: Order, counts: Counts): Record<string, number> {
  const all = new Map(Object.entries(counts));
  const counted = items.map((item) => ({ ...item, count: all.get(item.productId) ?? 0 }));
  return itemsOf(
    counted.filter(({ count }) => count > 0),
    digits,
  );
}
