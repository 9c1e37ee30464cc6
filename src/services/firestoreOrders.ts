import {
  arrayRemove,
  collection,
  deleteField,
  doc,
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
} from 'firebase/firestore/lite';
import { shop } from '../config';
import { textOf } from './firestoreBasket';
import { firestoreDatabase } from './firestoreDatabase';
import { explain, isMissing, refusals } from './firestoreErrors';
import { documentOf, orderOf } from './firestoreOrderDocument';
import { orderError } from './orderError';
import type { NewOrder, Order, OrderError, OrderService, TodaysPrices } from './orderService';

const INTERVAL_MS = 30_000;
const PRICES_MS = 10_000;
const PAGE = 100;

const isRefusal = (thrown: unknown) => (thrown as OrderError).reason === 'refused';

/** The orders of the shop on Firestore: `orders`, `shoppers` and `merchants`, as `firestore.rules` describe them. */
export function createFirestoreOrders(): OrderService {
  const database = firestoreDatabase();
  const orderAt = (id: string) => doc(database, 'orders', id);
  const shopperAt = (uid: string) => doc(database, 'shoppers', uid);
  const basketAt = (uid: string) => doc(database, 'baskets', uid);

  async function find(id: string) {
    const data = (await getDoc(orderAt(id)).catch(explain)).data();
    return data && orderOf(id, data);
  }

  async function list(...constraints: QueryConstraint[]) {
    const found = await getDocs(query(collection(database, 'orders'), ...constraints)).catch(
      explain,
    );
    return found.docs.map((each) => orderOf(each.id, each.data()));
  }

  async function change(order: Order, data: DocumentData): Promise<Order> {
    await updateDoc(orderAt(order.id), data).catch(explain);
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

  /** Why the rules have refused an order, as far as the shop can tell. */
  async function reasonFor(owner: string) {
    const note = (await getDoc(shopperAt(owner)).catch(explain)).data();
    const { lastOrderAt } = (note ?? {}) as { lastOrderAt?: Timestamp };
    const since = lastOrderAt ? Math.abs(Date.now() - lastOrderAt.toMillis()) : Infinity;
    // The clocks differ; a few seconds more do no harm.
    return since < INTERVAL_MS + 5000 ? 'too-soon' : 'refused';
  }

  return {
    find,

    async isThere() {
      try {
        await getDoc(doc(database, 'shop', 'open'));
        return true;
      } catch (error) {
        return !isMissing(error as FirestoreError);
      }
    },

    async readPrices() {
      try {
        const signal = AbortSignal.timeout(PRICES_MS);
        const answer = await fetch(`${shop.basePath}prices.json`, { cache: 'no-store', signal });
        if (!answer.ok) throw new Error(`prices.json: ${answer.status}`);
        return (await answer.json()) as TodaysPrices;
      } catch (error) {
        throw orderError('unreachable', String(error));
      }
    },

    async place(order) {
      try {
        await send(order).catch(explain);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        // Sent before, and the answer was lost: an order is created only once.
        if (await find(order.id)) return;
        throw orderError(await reasonFor(order.owner), (error as Error).message);
      }
    },

    async listOf(uid) {
      const found = await list(where('owner', '==', uid));
      // Sorted here: the database would need an index for it.
      return found.sort((one, other) => other.placedAt - one.placedAt);
    },

    move: (order, to, by) =>
      change(order, { state: to, before: order.state, stateAt: serverTimestamp(), by }),

    async forget(uid) {
      const own = await list(where('owner', '==', uid));
      const batch = writeBatch(database);
      for (const { id, address } of own) {
        if (address) batch.update(orderAt(id), { address: deleteField() });
      }
      batch.delete(basketAt(uid));
      await batch.commit().catch((error: unknown) => {
        // The rules keep the address of what is not finished.
        if (refusals.includes((error as FirestoreError).code)) throw orderError('under-way');
        explain(error);
      });
    },

    isMerchant: async (uid) =>
      (await getDoc(doc(database, 'merchants', uid)).catch(explain)).exists(),

    listAll: (before) =>
      list(
        orderBy('placedAt', 'desc'),
        ...(before ? [startAfter(Timestamp.fromMillis(before.placedAt))] : []),
        limit(PAGE),
      ),

    listChanged: (since) => list(where('stateAt', '>', Timestamp.fromMillis(since))),

    forgetAddress: (order) => change(order, { address: deleteField() }),
  };
}
