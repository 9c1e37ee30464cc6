import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { countsByTag, orderOf } from '../src/firebase/orderDocument';
import { priceDocumentOf, priceListIn, toFields } from '../src/firebase/priceDocument';
import type { Order } from '../src/orders/model/order';
import { linkedFieldsOf } from '../src/orders/model/orderLink';
import { isSoldAtStall } from '../src/orders/model/states';
import { shortagesIn, stockMoveOf } from '../src/orders/model/stock';
import { emailWords as words } from '#words/emails';
import { cancellationOf } from './cancellation';
import { runTransaction } from './transactions';

/** Whether a cancelled order still has its items, because the shopper or the sweep cancelled it. */
const holdsStock = ({ state, by, owner, taken }: Order) =>
  state === 'cancelled' && (by === owner || by === 'functions') && Object.keys(taken).length > 0;

const isUncounted = ({ short }: Order) => short === undefined;

/** Whether the stock doesn't yet include the order's last change. */
export const awaitsStock = (order: Order) => isUncounted(order) || holdsStock(order);

/**
 * Takes the items of a new order from stock, or puts those of an order back that its shopper or a missing payment has
 * cancelled. If nothing of a new order is left, or too little of one that is paid online, cancels it, unless it was sold at
 * the stall. Can be repeated.
 */
export async function countStock(database: Firestore, id: string): Promise<void> {
  const orderAt = database.doc(`orders/${id}`);
  const pricesAt = database.doc('shop/prices');
  await runTransaction(database, async (transaction) => {
    const [found, prices] = await transaction.getAll(orderAt, pricesAt);
    const data = found?.data();
    const order = data && orderOf(id, data);
    if (!order || !awaitsStock(order)) return;
    const priceData = prices?.data();
    const list = priceData && priceListIn(toFields(priceData));
    const isNew = isUncounted(order);
    if (!isNew) {
      const merchant = await transaction.get(database.doc(`merchants/${order.by}`));
      // The desk has already returned the items that a merchant ticked when cancelling, even in their own order.
      if (merchant.exists) return;
      // The error keeps the event, or the items that the order took would be lost.
      if (!list) throw new Error('The list of prices can’t be read.');
    }
    const now = FieldValue.serverTimestamp();
    // The desk has already counted an order that it has moved on.
    const takes = isNew && order.state === 'placed';
    const shortages = takes ? shortagesIn(list, order) : [];
    const missing = shortages.map(
      ({ id: productId, left, needed }) => [productId, needed - left] as const,
    );
    const hasNothing =
      shortages.length === order.items.length && shortages.every(({ left }) => left === 0);
    // An order whose items are missing isn't paid online.
    const isMissing = hasNothing || (order.pay === 'online' && shortages.length > 0);
    // What is sold at the stall is handed over already.
    const isGone = isMissing && !isSoldAtStall(order);
    const isMoved = !isNew || (takes && !isGone);
    const { taken, list: changed } = isMoved
      ? stockMoveOf(list, order, takes ? 'accepted' : 'cancelled')
      : { taken: order.taken };
    const cancellation = cancellationOf(order, words.soldOut);
    transaction.update(orderAt, {
      taken: countsByTag(order, taken),
      changedAt: now,
      ...(isNew && { short: countsByTag(order, Object.fromEntries(missing)) }),
      ...(isGone && cancellation),
    });
    if (isGone && order.linkKey) {
      const linkAt = orderAt.collection('links').doc(order.linkKey);
      transaction.update(linkAt, linkedFieldsOf(cancellation));
    }
    if (!changed) return;
    const { tags, soldOut, delivery, ...counted } = priceDocumentOf(changed);
    const { digits = FieldValue.delete() } = counted;
    const rest = list?.isOutOfScale ? { tags, soldOut, delivery } : {};
    transaction.update(pricesAt, { ...counted, ...rest, digits, at: now });
  });
}
