import {
  arrayRemove,
  deleteField,
  doc,
  getDoc,
  limit,
  orderBy,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { OrderState } from '../../model/moves';
import { orderError, type OrderError, type OrderService } from '../orderService';
import { createServerClock } from '../serverClock';
import { pricesAddress, readTodaysPrices } from '../todaysPrices';
import { textOf } from './firestoreBasket';
import { firestoreDatabase } from './firestoreDatabase';
import { explain } from './firestoreErrors';
import { changeOrder, documentOf, findOrder, listOrders, orderAt } from './firestoreOrderDocuments';

const INTERVAL_MS = 30_000;
/** How long the rules reject orders after a failed deletion of the account. */
const CLOSED_MS = 70 * 60_000;
const PAGE = 100;
/** How much older a write can be than another that became visible before it. */
const LATE_MS = 10_000;

const unfinished: OrderState[] = ['placed', 'accepted', 'sent', 'returnAsked'];

const reasonOf = (thrown: unknown) => (thrown as OrderError).reason;

/** The shop's orders in Firestore: `orders`, `shoppers` and `merchants`, as in `firestore.rules`. */
export function createFirestoreOrders(): OrderService {
  const database = firestoreDatabase();
  const clock = createServerClock(pricesAddress);
  let hasDatabase: Promise<boolean> | undefined;
  const at = (...path: [collection: string, id: string]) => doc(database, ...path);

  /** The database's first answer to anything tells whether it exists. */
  const checkDatabase = (answer: Promise<unknown>) =>
    (hasDatabase ??= answer.then(
      () => true,
      (error: unknown) => reasonOf(error) !== 'no-database',
    ));

  async function readShopper(uid: string) {
    const answer = getDoc(at('shoppers', uid)).catch(explain);
    void checkDatabase(answer);
    const record = (await answer).data() ?? {};
    return record as { lastOrder?: string; lastOrderAt?: Timestamp; closedAt?: Timestamp };
  }

  /** Why the rules have rejected an order, as far as the shop can tell. */
  async function reasonFor(owner: string) {
    const { lastOrderAt, closedAt } = await readShopper(owner);
    const isWithin = (ms: number, time?: Timestamp) =>
      time !== undefined && clock.now() < time.toMillis() + ms;
    if (isWithin(CLOSED_MS, closedAt)) return 'closed';
    // A few seconds more do no harm.
    return isWithin(INTERVAL_MS + 5000, lastOrderAt) ? 'too-soon' : 'refused';
  }

  return {
    find: findOrder,
    now: clock.now,
    hasDatabase: () => hasDatabase ?? checkDatabase(getDoc(at('shop', 'open')).catch(explain)),

    readPrices: () => readTodaysPrices(clock.correct),

    async place(order) {
      const { id, owner, lines } = order;
      const now = serverTimestamp();
      const batch = writeBatch(database);
      batch.set(orderAt(id), documentOf(order));
      batch.set(at('shoppers', owner), { lastOrder: id, lastOrderAt: now });
      const removal = { lines: arrayRemove(...lines.map(textOf)), at: now };
      batch.set(at('baskets', owner), removal, { merge: true });
      try {
        await batch.commit().catch(explain);
        return order;
      } catch (error) {
        if (reasonOf(error) !== 'refused') throw error;
        // Sent before, and the answer was lost: an order is created only once.
        const placed = await findOrder(id);
        if (placed) return placed;
        throw orderError(await reasonFor(owner), (error as Error).message);
      }
    },

    async listOf(uid) {
      // Which of them can still be returned depends on the time.
      const [orders] = await Promise.all([listOrders(where('owner', '==', uid)), clock.ask()]);
      return orders;
    },

    async lastAddress(uid) {
      const { lastOrder } = await readShopper(uid);
      return lastOrder === undefined ? undefined : (await findOrder(lastOrder))?.address;
    },

    move(order, to, by) {
      const beforeAt = Timestamp.fromMillis(order.beforeAt);
      const stateAt = Timestamp.fromMillis(order.stateAt);
      const times =
        to === order.before
          ? { before: to, beforeAt, stateAt: beforeAt }
          : { before: order.state, beforeAt: stateAt, stateAt: serverTimestamp() };
      return changeOrder(order, { state: to, by, ...times });
    },

    async forget(uid) {
      // Read first: if another order comes in after the list, the rules reject the whole batch.
      const record = await readShopper(uid);
      const orders = await listOrders(where('owner', '==', uid));
      const now = serverTimestamp();
      const batch = writeBatch(database);
      for (const { id, address } of orders) {
        if (address) batch.update(orderAt(id), { address: deleteField(), changedAt: now });
      }
      batch.set(at('shoppers', uid), { ...record, closedAt: now });
      batch.set(at('baskets', uid), { lines: [], at: now, closedAt: now });
      try {
        await batch.commit().catch(explain);
      } catch (error) {
        throw reasonOf(error) === 'refused' ? orderError('under-way') : error;
      }
    },

    isMerchant: async (uid) => (await getDoc(at('merchants', uid)).catch(explain)).exists(),

    listUnfinished: () => listOrders(where('state', 'in', unfinished)),

    async listAll(after) {
      const start = after ? [startAfter(await getDoc(orderAt(after)).catch(explain))] : [];
      // One more shows whether there is a next page.
      const orders = await listOrders(orderBy('placedAt', 'desc'), ...start, limit(PAGE + 1));
      const next = orders.length > PAGE ? orders[PAGE - 1]?.id : undefined;
      return { orders: orders.slice(0, PAGE), next };
    },

    listChanged: (since) =>
      listOrders(where('changedAt', '>=', Timestamp.fromMillis(since - LATE_MS))),

    forgetAddress: (order) => changeOrder(order, { address: deleteField() }),
  };
}
