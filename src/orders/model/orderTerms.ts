import { type Shop, shop } from '#shop/config';
import type { Amount } from '../../words/money';
import type { Order, OrderTerms } from './order';

/** The terms of an order that is placed in a shop now; the security rules demand exactly these. */
export const termsIn = ({
  market,
  returns,
  delivery,
}: Pick<Shop, 'market' | 'returns' | 'delivery'>): OrderTerms => ({
  currency: market.currency,
  ...(returns !== undefined && { returns }),
  ...(delivery?.days && { days: delivery.days }),
});

/** What was promised when an order was placed; if its document doesn't say, what the shop promises now. */
export const termsOf = ({ terms }: Pick<Order, 'terms'>): OrderTerms => terms ?? termsIn(shop);

/** What an order says about its money. */
export type OwnMoney = Pick<Order, 'terms' | 'digits'>;

/** Whether an order's currency is still the shop's. */
export const isInShopCurrency = (order: OwnMoney) =>
  termsOf(order).currency === shop.market.currency;

/** An amount of an order, in its own currency. It is read in the shop's scale, whatever that was when the order was placed. */
export const amountIn = (order: OwnMoney, amount: number): Amount =>
  isInShopCurrency(order)
    ? amount
    : { amount, currency: termsOf(order).currency, digits: order.digits ?? 0 };
