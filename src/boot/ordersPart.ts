import { createFirestoreOrders } from '../services/firebase/firestoreOrders';
import { noOrders } from '../services/noOrders';
import { isOnThisMachine } from '../shared/isOnThisMachine';

const isDemoElsewhere = process.env.AUTH_EMULATOR_URL && !isOnThisMachine();

/** What the shop loads for whoever wants to order, or has done so. */
export const orders =
  process.env.DATABASE === 'on' && !isDemoElsewhere ? createFirestoreOrders() : noOrders;
