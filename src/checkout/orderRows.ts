import { shop } from '#shop/config';
import type { CurrentLine } from '../basket/basketSelectors';
import { mostOf } from '../basket/limits';
import {
  currentPrice,
  type CurrentPrices,
  currentStock,
  type DeliveryTerms,
} from '../catalogue/model/prices';
import { checkOnline } from '../catalogue/model/onlineAmounts';
import { checkCash } from '../catalogue/model/terms';
import {
  discountOf,
  fullTotalOf,
  type OrderDetails,
  type OrderItem,
  totalOf,
} from '../orders/model/order';
import type { PaymentMethod } from '../orders/model/states';

/** All lines of one product, as they are ordered. */
export interface Row extends OrderItem {
  title: string;
  /** How many can be ordered. */
  most: number;
}

export interface QuotedOrder extends Pick<OrderDetails, 'code' | 'discount'> {
  items: readonly Row[];
  delivery: DeliveryTerms;
}

/** The basket by product, in the order in which each was first added. */
export function rowsOf(lines: readonly CurrentLine[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { product } of lines) {
    const { id: productId, title, price, left } = product;
    const count = (rows.get(productId)?.count ?? 0) + 1;
    rows.set(productId, { productId, title, price, count, most: mostOf(left) });
  }
  return [...rows.values()];
}

/** The order with this code, if that takes something off. */
export function withCode(
  order: QuotedOrder,
  applied: Required<Pick<QuotedOrder, 'code' | 'discount'>> | undefined,
): QuotedOrder {
  const coded = { ...order, ...applied };
  return discountOf(coded) > 0 ? coded : order;
}

/** The differences between today's prices and those that the shopper has seen. */
export interface OrderChanges {
  /** The shopper can go on with the new prices, with the rest of the order, or with nothing. */
  kind: 'prices' | 'goods' | 'everything';
  soldOut: readonly Row[];
  /** Rows with fewer products left than the shopper orders. */
  scarce: readonly { row: Row; left: number }[];
  /** Rows with their new prices. */
  repriced: readonly { row: Row; price: number }[];
  delivery?: Record<'before' | 'after', DeliveryTerms>;
}

const isSameDelivery = (one: DeliveryTerms, other: DeliveryTerms) =>
  (one.price ?? 0) === (other.price ?? 0) && (!one.price || one.freeFrom === other.freeFrom);

/** The changes since the shopper has seen the prices; `undefined` if there are none. */
export function changesOf(seen: QuotedOrder, today: CurrentPrices): OrderChanges | undefined {
  const rows = seen.items.map((row) => ({
    row,
    price: currentPrice(today, { id: row.productId }),
    left: currentStock(today, { id: row.productId }),
  }));
  const offered = rows.flatMap(({ price, ...row }) =>
    price === undefined ? [] : { ...row, price },
  );
  const soldOut = rows.filter(({ price }) => price === undefined).map(({ row }) => row);
  const scarce = offered.flatMap(({ row, left }) =>
    mostOf(left) < Math.min(row.count, row.most) ? { row, left: left ?? 0 } : [],
  );
  const repriced = offered.filter(({ row, price }) => price !== row.price);
  const delivery = isSameDelivery(seen.delivery, today.delivery)
    ? undefined
    : { before: seen.delivery, after: today.delivery };
  const arePricesNew = repriced.length > 0 || delivery !== undefined;
  if (!arePricesNew && soldOut.length + scarce.length === 0) return undefined;
  const kind = arePricesNew ? 'prices' : 'goods';
  return { kind: offered.length > 0 ? kind : 'everything', soldOut, scarce, repriced, delivery };
}

/** The methods in the order on the screen; the first is chosen until the shopper chooses. */
export const paymentMethods = (): PaymentMethod[] => [
  ...(shop.payments ? (['online'] as const) : []),
  'cash',
  ...(shop.upi ? (['upi'] as const) : []),
];

/**
 * How the shopper pays for an order: as chosen, if that is possible. `pay` is `undefined` if no method is;
 * `cashProblem` says why it can't be cash, and `onlineLimit` why not online.
 */
export function choiceOfPayment(order: QuotedOrder, chosen?: PaymentMethod) {
  const total = fullTotalOf(order);
  const cashProblem = checkCash({ products: order.items.length, total }, shop.cash);
  const onlineLimit = checkOnline(totalOf(order), shop);
  const onlineLimitWithoutCode = checkOnline(total, shop);
  const isPossible = { cash: !cashProblem, online: !onlineLimit, upi: true };
  const methods = paymentMethods().filter((method) => isPossible[method]);
  const [first] = methods;
  const pay = chosen && methods.includes(chosen) ? chosen : first;
  const hasCode = order.code !== undefined;
  return { pay, cashProblem, onlineLimit, onlineLimitWithoutCode, hasCode };
}
