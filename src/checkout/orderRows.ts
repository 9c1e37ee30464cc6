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
import { type OrderItem, totalOf } from '../orders/model/order';
import type { PaymentMethod } from '../orders/model/states';
import { orderingWords as words } from '#words/orders/ordering';

/** All lines of one product, as they are ordered. */
export interface Row extends OrderItem {
  title: string;
  /** How many can be ordered. */
  most: number;
}

export interface QuotedOrder {
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

interface OrderChanges {
  /** The shopper can go on with the new prices, with the rest of the order, or with nothing. */
  kind: 'prices' | 'goods' | 'everything';
  /** A text for each price, product and term. */
  texts: string[];
}

/** The differences between today's prices and those that the shopper has seen; `undefined` if there are none. */
export function changesOf(seen: QuotedOrder, today: CurrentPrices): OrderChanges | undefined {
  const priceOf = ({ productId }: Row) => currentPrice(today, { id: productId });
  const isSoldOut = (row: Row) => priceOf(row) === undefined;
  const soldOut = seen.items.filter(isSoldOut);
  const offered = seen.items.filter((row) => !isSoldOut(row));
  const scarce = offered.filter(
    ({ productId, count, most }) =>
      mostOf(currentStock(today, { id: productId })) < Math.min(count, most),
  );
  const repriced = offered.filter((row) => priceOf(row) !== row.price);
  const before = words.deliveryTerms(seen.delivery);
  const after = words.deliveryTerms(today.delivery);
  const prices = [
    ...repriced.map((row) => words.priceChange(row.title, row.price, priceOf(row) ?? 0)),
    ...(before === after ? [] : [words.deliveryChange(before, after)]),
  ];
  const goods = [
    ...soldOut.map(({ title }) => words.noLongerSold(title)),
    ...scarce.map(({ productId, title }) =>
      words.fewLeft(currentStock(today, { id: productId }) ?? 0, title),
    ),
  ];
  if (prices.length + goods.length === 0) return undefined;
  const kind = prices.length > 0 ? 'prices' : 'goods';
  return { kind: offered.length > 0 ? kind : 'everything', texts: [...goods, ...prices] };
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
  const size = { products: order.items.length, total: totalOf(order) };
  const cashProblem = checkCash(size, shop.cash);
  const onlineLimit = checkOnline(size.total, shop);
  const isPossible = { cash: !cashProblem, online: !onlineLimit, upi: true };
  const methods = paymentMethods().filter((method) => isPossible[method]);
  const [first] = methods;
  return { pay: chosen && methods.includes(chosen) ? chosen : first, cashProblem, onlineLimit };
}
