import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { isFinished, type OrderState } from '../src/orders/model/states';
import { dueMessages, sendMessages } from './messages';
import { followMove, followRefund } from './payments/payments';
import type { Provider } from './payments/provider';
import type { Post } from './post';
import { awaitsStock, countStock } from './countStock';

/**
 * Does what an order needs as it is now: counts its items, refunds what a merchant has requested, and sends its messages. Can
 * be repeated, in any order.
 *
 * @param now milliseconds
 * @param provider of shops that take payments online
 * @throws SendError if something is to be tried again
 */
export async function followOrder(
  database: Firestore,
  id: string,
  post: Post,
  now = Date.now(),
  provider?: Provider,
): Promise<void> {
  const data = (await database.doc(`orders/${id}`).get()).data();
  if (!data) return;
  const order = orderOf(id, data);
  const isUncounted = awaitsStock(order);
  if (isUncounted) await countStock(database, id);
  await followMove(database, order);
  // The one that fails keeps the other from nothing.
  const results = await Promise.allSettled([
    (isUncounted || dueMessages(order, now).length > 0) && sendMessages(database, id, post, now),
    provider && order.refund && followRefund(database, provider, id, now),
  ]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The rules let an account close itself each second, and each time all of its orders are read. */
const CLOSED_MS = 3_600_000;

/**
 * Whether an account is being deleted that wasn't already. Somebody who comes back and orders isn't closed any more.
 *
 * @param before when it was closed before this write: milliseconds
 * @param after the same after it
 */
export const isClosing = (before: number | undefined, after: number | undefined) =>
  after !== undefined && (before === undefined || after >= before + CLOSED_MS);

/** Deletes what is left of somebody whose account is being deleted. Can be repeated. */
export async function forgetShopper(database: Firestore, uid: string): Promise<void> {
  const orders = await database.collection('orders').where('owner', '==', uid).get();
  const devices = await database.collection('devices').where('uid', '==', uid).get();
  const changedAt = FieldValue.serverTimestamp();
  const gone = FieldValue.delete();
  const forget = async ({ ref }: QueryDocumentSnapshot) => {
    const links = await ref.collection('links').listDocuments();
    const batch = database.batch();
    batch.update(ref, { address: gone, linkKey: gone, changedAt });
    for (const link of links) batch.delete(link);
    await batch.commit();
  };
  await Promise.all([
    ...orders.docs
      // The shopper may have come back since, and ordered again.
      .filter((order) => order.get('address') && isFinished(order.get('state') as OrderState))
      .map(forget),
    ...devices.docs.map(({ ref }) => ref.delete()),
  ]);
}
