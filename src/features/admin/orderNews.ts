import type { Order } from '../../services/orderService';
import { adminWords as words } from '../../words/en/admin/orders';

/** What the merchant hasn't seen yet. */
export interface OrderNews {
  placed: readonly Order[];
  /** With a return request. */
  returns: readonly Order[];
  /** Whose shoppers say that they have paid. */
  claims: readonly Order[];
}

export const newsIn = (
  known: Readonly<Record<string, Order>>,
  received: readonly Order[],
): OrderNews => ({
  placed: received.filter(({ id, state }) => state === 'placed' && !known[id]),
  returns: received.filter(
    ({ id, state }) => state === 'returnAsked' && known[id]?.state !== state,
  ),
  claims: received.filter(
    ({ id, payment }) => payment === 'claimed' && known[id] && known[id].payment !== payment,
  ),
});

/** Empty if there is no news. */
export const describeNews = ({ placed, returns, claims }: OrderNews) =>
  words.news(placed.length, returns.length, claims.length);
