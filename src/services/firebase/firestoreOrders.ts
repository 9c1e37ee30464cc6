import {
  arrayRemove,
  collection,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
  type FirestoreError,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { shop } from '../../config';
import type { OrderState } from '../../model/moves';
import { textOf } from './firestoreBasket';
import { firestoreDatabase } from './firestoreDatabase';
import { explain, isMissing, refusals } from './firestoreErrors';
import { documentOf, orderOf } from './firestoreOrderDocument';
import { createServerClock } from '../serverClock';
import { checkPrices } from '../todaysPrices';
import { orderError } from '../orderError';
import type { NewOrder, Order, OrderCursor, OrderError, OrderService } from '../orderService';

const INTERVAL_MS = 30_000;
/** For how long the rules refuse orders after a deletion of the account that has failed. */
const CLOSED_MS = 70 * 60_000;
const PRICES_MS = 10_000;
const pricesAddress = `${shop.basePath}prices.json`;
const PAGE = 100;
/** By how much a write that becomes visible late can be older than one that was visible before it. */
const LATE_MS = 10_000;

const unfinished: OrderState[] = ['placed', 'accepted', 'sent', 'returnAsked'];

const isRefusal = (thrown: unknown) => (thrown as OrderError).reason === 'refused';

/** A time in milliseconds would be too coarse: orders of one millisecond could be left out. */
function cursorAt(document: QueryDocumentSnapshot): OrderCursor {
  const { seconds, nanoseconds } = document.get('placedAt') as Timestamp;
  return { seconds, nanoseconds, id: document.id };
}

const positionOf = ({ seconds, nanoseconds, id }: OrderCursor) => [
  new Timestamp(Number(seconds), Number(nanoseconds)),
  id,
];

/** The orders of the shop on Firestore: `orders`, `shoppers` and `merchants`, as `firestore.rules` describe them. */
export function createFirestoreOrders(): OrderService {
  const database = firestoreDatabase();
  const clock = createServerClock(pricesAddress);
  /** Whether the shop has a database, by its first answer to anything. */
  let isThere: Promise<boolean> | undefined;
  const orderAt = (id: string) => doc(database, 'orders', id);
  const shopperAt = (uid: string) => doc(database, 'shoppers', uid);
  const basketAt = (uid: string) => doc(database, 'baskets', uid);

  async function find(id: string) {
    const data = (await getDoc(orderAt(id)).catch(explain)).data();
    return data && orderOf(id, data);
  }

  const orderIn = (document: QueryDocumentSnapshot) => orderOf(document.id, document.data());

  async function documents(...constraints: QueryConstraint[]) {
    const orders = query(collection(database, 'orders'), ...constraints);
    return (await getDocs(orders).catch(explain)).docs;
  }

  /** Sorted here, the newest first: the database would need an index for it. */
  async function list(...constraints: QueryConstraint[]) {
    const orders = (await documents(...constraints)).map(orderIn);
    return orders.sort((one, other) => other.placedAt - one.placedAt);
  }

  async function change(order: Order, data: DocumentData): Promise<Order> {
    await updateDoc(orderAt(order.id), { ...data, changedAt: serverTimestamp() }).catch(explain);
    return (await find(order.id)) ?? order;
  }

  /** All of it, or nothing. */
  function send(order: NewOrder) {
    const { id, owner, lines } = order;
    const batch = writeBatch(database);
    batch.set(orderAt(id), documentOf(order));
    batch.set(shopperAt(owner), { lastOrder: id, lastOrderAt: serverTimestamp() });
    const removed = { lines: arrayRemove(...lines.map(textOf)), at: serverTimestamp() };
    batch.set(basketAt(owner), removed, { merge: true });
    return batch.commit();
  }

  function tellIsThere(answer: Promise<unknown>) {
    isThere ??= answer.then(
      () => true,
      (error: unknown) => {
        if (isMissing(error as FirestoreError)) return false;
        isThere = undefined;
        return true;
      },
    );
    return isThere;
  }

  async function readShopper(uid: string) {
    const record = getDoc(shopperAt(uid));
    void tellIsThere(record);
    const data = (await record.catch(explain)).data();
    return (data ?? {}) as { lastOrder?: string; lastOrderAt?: Timestamp; closedAt?: Timestamp };
  }

  /** Why the rules have refused an order, as far as the shop can tell. */
  async function reasonFor(owner: string) {
    const { lastOrderAt, closedAt } = await readShopper(owner);
    const isWithin = (time: Timestamp | undefined, ms: number) =>
      time !== undefined && clock.now() < time.toMillis() + ms;
    if (isWithin(closedAt, CLOSED_MS)) return 'closed';
    // A few seconds more do no harm.
    return isWithin(lastOrderAt, INTERVAL_MS + 5000) ? 'too-soon' : 'refused';
  }

  return {
    find,

    now: clock.now,

    isThere: () => isThere ?? tellIsThere(getDoc(doc(database, 'shop', 'open'))),

    async readPrices() {
      try {
        const signal = AbortSignal.timeout(PRICES_MS);
        const answer = await fetch(pricesAddress, { cache: 'no-store', signal });
        clock.correct(answer.headers);
        if (!answer.ok) throw new Error(`prices.json: ${answer.status}`);
        return checkPrices(await answer.json());
      } catch (error) {
        throw orderError('unreachable', String(error));
      }
    },

    async place(order) {
      try {
        await send(order).catch(explain);
        return order;
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // Sent before, and the answer was lost: an order is created only once.
        const placed = await find(order.id);
        if (placed) return placed;
        throw orderError(await reasonFor(order.owner), (error as Error).message);
      }
    },

    async listOf(uid) {
      // Which of them can still be returned depends on the time.
      const [orders] = await Promise.all([list(where('owner', '==', uid)), clock.ask()]);
      return orders;
    },

    async lastAddress(uid) {
      const { lastOrder } = await readShopper(uid);
      return lastOrder === undefined ? undefined : (await find(lastOrder))?.address;
    },

    move: (order, to, by) => {
      const beforeAt = Timestamp.fromMillis(order.beforeAt);
      const stateAt = Timestamp.fromMillis(order.stateAt);
      return change(order, {
        ...{ state: to, by },
        ...(to === order.before
          ? { before: to, beforeAt, stateAt: beforeAt }
          : { before: order.state, beforeAt: stateAt, stateAt: serverTimestamp() }),
      });
    },

    async forget(uid) {
      // Read first: if an order comes after the list, the rules refuse to close the account.
      const record = await readShopper(uid);
      const own = await list(where('owner', '==', uid));
      const batch = writeBatch(database);
      for (const { id, address } of own) {
        if (!address) continue;
        batch.update(orderAt(id), { address: deleteField(), changedAt: serverTimestamp() });
      }
      const closedAt = serverTimestamp();
      batch.set(shopperAt(uid), { ...record, closedAt });
      batch.set(basketAt(uid), { lines: [], at: closedAt, closedAt });
      await batch.commit().catch((error: unknown) => {
        // The rules keep the address of what is not finished.
        if (refusals.includes((error as FirestoreError).code)) throw orderError('under-way');
        explain(error);
      });
    },

    isMerchant: async (uid) =>
      (await getDoc(doc(database, 'merchants', uid)).catch(explain)).exists(),

    listUnfinished: () => list(where('state', 'in', unfinished)),

    async listAll(after) {
      const found = await documents(
        ...[orderBy('placedAt', 'desc'), orderBy(documentId(), 'desc')],
        ...(after ? [startAfter(...positionOf(after))] : []),
        // One more tells whether there is a next page.
        limit(PAGE + 1),
      );
      const page = found.slice(0, PAGE);
      const orders = page.map(orderIn);
      const last = page.at(-1);
      return found.length > PAGE && last ? { orders, next: cursorAt(last) } : { orders };
    },

    listChanged: (since) => list(where('changedAt', '>=', Timestamp.fromMillis(since - LATE_MS))),

    forgetAddress: (order) => change(order, { address: deleteField() }),
  };
}
