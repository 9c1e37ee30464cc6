import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import { orderOf } from '../src/firebase/orderDocument';
import { isFinished, type OrderState, UNDO_MS } from '../src/orders/model/states';
import { dueMessages, sendMessages } from './messages';
import { followMove, followRefund } from './payments/payments';
import type { PaymentService } from './payments/paymentService';
import { type Post, SendError } from './post';
import { awaitsStock, countStock } from './countStock';

/**
 * Brings an order up to date: counts its items, makes the refund that a merchant has requested, sends its messages, and
 * deletes what is left of a closed account. Can be repeated, in any order.
 *
 * @param now milliseconds
 * @param service of shops that take payments online
 * @throws SendError if something is to be tried again
 */
export async function followOrder(
  database: Firestore,
  id: string,
  post: Post,
  now = Date.now(),
  service?: PaymentService,
): Promise<void> {
  const data = (await database.doc(`orders/${id}`).get()).data();
  if (!data) return;
  const order = orderOf(id, data);
  const isUncounted = awaitsStock(order);
  if (isUncounted) await countStock(database, id);
  await followMove(database, order);
  // The steps run even if one of them fails.
  const results = await Promise.allSettled([
    (isUncounted || dueMessages(order, now).length > 0) && sendMessages(database, id, post, now),
    service && order.refund && followRefund(database, service, id, now),
  ]);
  results.push(...(await Promise.allSettled([forgetIfClosed(database, id, now)])));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The least interval between two closings of an account, because each one reads all of its orders. */
const CLOSED_MS = 3_600_000;

/**
 * Whether the deletion of an account has just begun. An account is no longer closed if its shopper orders again.
 *
 * @param before when it was closed before this write: milliseconds
 * @param after the same after it
 */
export const isClosing = (before: number | undefined, after: number | undefined) =>
  after !== undefined && (before === undefined || after >= before + CLOSED_MS);

/** Deletes the address of an order, and its link. Can be repeated. */
async function forgetAddress(database: Firestore, order: DocumentReference) {
  const links = await order.collection('links').listDocuments();
  const gone = FieldValue.delete();
  const batch = database.batch();
  batch.update(order, { address: gone, linkKey: gone, changedAt: FieldValue.serverTimestamp() });
  for (const link of links) batch.delete(link);
  await batch.commit();
}

/**
 * Deletes the address of an order that has been finished since its shopper's account was closed.
 *
 * @throws SendError if it is to be tried again, once its merchant can't undo the move any more
 */
async function forgetIfClosed(database: Firestore, id: string, now: number) {
  const found = await database.doc(`orders/${id}`).get();
  const data = found.data();
  if (!data?.address) return;
  const { state, stateAt, by, owner } = orderOf(id, data);
  if (!isFinished(state)) return;
  const shopper = await database.doc(`shoppers/${owner}`).get();
  if (shopper.get('closedAt') === undefined) return;
  const isUndoable = by !== owner && by !== 'functions' && now < stateAt + UNDO_MS;
  if (isUndoable) throw new SendError('unreachable');
  await forgetAddress(database, found.ref);
}

/** Deletes what is left of somebody whose account is being deleted. Can be repeated. */
export async function forgetShopper(database: Firestore, uid: string): Promise<void> {
  const orders = await database.collection('orders').where('owner', '==', uid).get();
  const devices = await database.collection('devices').where('uid', '==', uid).get();
  await Promise.all([
    ...orders.docs
      // Unfinished orders lose their address later. The shopper may have come back since, and ordered again.
      .filter((order) => order.get('address') && isFinished(order.get('state') as OrderState))
      .map(({ ref }) => forgetAddress(database, ref)),
    ...devices.docs.map(({ ref }) => ref.delete()),
    database.doc(`declarers/${uid}`).delete(),
  ]);
}
