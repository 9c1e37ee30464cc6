import { createFirestoreOrders } from '../services/firebase/firestoreOrders';
import { noOrders } from '../services/noOrders';
import type { OrderService } from '../services/orderService';
import { isOnThisMachine } from '../shared/isOnThisMachine';

const isDemoElsewhere = process.env.AUTH_EMULATOR_URL && !isOnThisMachine();
const hasOrders = process.env.DATABASE === 'on' && !isDemoElsewhere;

const opened = new Map<'account' | 'guest', OrderService>();

/** Loaded when the shopper places an order or opens their orders. */
export function ordersOf(session: 'account' | 'guest' = 'account'): OrderService {
  if (!hasOrders) return noOrders;
  const orders = opened.get(session) ?? createFirestoreOrders(session);
  opened.set(session, orders);
  return orders;
}
