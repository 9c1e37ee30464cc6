import { createFirestoreOrders } from '../services/firebase/firestoreOrders';
import { noOrders } from '../services/noOrders';
import type { OrderService } from '../services/orderService';
import { createServerClock } from '../services/firebase/serverClock';
import { pricesAddress } from '../services/publishedPrices';
import { hasDatabase } from './hasDatabase';

/** Of both sessions: the prices that the guest's order is sent with may have been read in the other one. */
const clock = createServerClock(pricesAddress);
const opened = new Map<'account' | 'guest', OrderService>();

/** Loaded when the shopper places an order or opens their orders. */
export function ordersOf(session: 'account' | 'guest' = 'account'): OrderService {
  if (!hasDatabase) return noOrders;
  const orders = opened.get(session) ?? createFirestoreOrders(session, clock);
  opened.set(session, orders);
  return orders;
}
