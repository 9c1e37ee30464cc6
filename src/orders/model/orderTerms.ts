import { type Shop, shop } from '#shop/config';
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
