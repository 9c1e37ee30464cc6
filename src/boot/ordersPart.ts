import { createFirestoreOrders } from '../services/firebase/firestoreOrders';
import { noOrders } from '../services/noOrders';
import { isOnThisMachine } from '../shared/isOnThisMachine';

const isDemoElsewhere = process.env.AUTH_EMULATOR_URL && !isOnThisMachine();

/** Loaded when the shopper places an order or opens their orders. */
export const orders =
  process.env.DATABASE === 'on' && !isDemoElsewhere ? createFirestoreOrders() : noOrders;
