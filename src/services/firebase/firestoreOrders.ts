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
import { oneLine } from '../../model/tidyText';
import { orderError, type OrderError, type OrderService } from '../orderService';
import { createServerClock } from '../serverClock';
import { pricesAddress, readTodaysPrices } from '../todaysPrices';
import { textOf } from './firestoreBasket';
import type { Session } from './firebaseApp';
import { firestoreDatabase } from './firestoreDatabase';
import { explain } from './firestoreErrors';
import { documentOf, orderDocuments } from './firestoreOrderDocuments';

const INTERVAL_MS = 30_000;
/** The clock of the shop's host may be a few seconds ahead of the database's. */
const MARGIN_MS = 5000;
/** How long the rules reject orders after a failed deletion of the account. */
const CLOSED_MS = 70 * 60_000;
const PAGE = 100;
/** How much older a write can be than another that became visible before it. */
const LATE_MS = 10_000;

const unfinished: OrderState[] = ['placed', 'accepted', 'sent', 'returnAsked'];

const reasonOf = (thrown: unknown) => (thrown as OrderError).reason;

/** The shop's orders in Firestore: `orders`, `shoppers` and `merchants`, as in `firestore.rules`. */
export function createFirestoreOrders(
  session: Session = 'account',
  clock = createServerClock(pricesAddress),
): OrderService {
  const database = firestoreDatabase(session);
  const { orderAt, findOrder, listOrders, changeOrder } = orderDocuments(database);
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
  async function explainRefusal(owner: string, message: string) {
    const { lastOrderAt, closedAt } = await readShopper(owner);
    const msLeft = (ms: number, since?: Timestamp) =>
      since ? since.toMillis() + ms - clock.now() : 0;
    if (msLeft(CLOSED_MS, closedAt) > 0) return orderError('closed', message);
    const retryInMs = msLeft(INTERVAL_MS + MARGIN_MS, lastOrderAt);
    return retryInMs > 0
      ? orderError('too-soon', message, { retryInMs })
      : orderError('refused', message);
  }

  return {
    find: findOrder,
    now: clock.now,
    hasDatabase: () => hasDatabase ?? checkDatabase(getDoc(at('shop', 'open')).catch(explain)),

    readPrices: () => readTodaysPrices(clock.correct),

    async place(order) {
      const { id, owner, guest, lines } = order;
      const now = serverTimestamp();
      const batch = writeBatch(database);
      batch.set(orderAt(id), documentOf(order));
      batch.set(at('shoppers', owner), { lastOrder: id, lastOrderAt: now });
      if (!guest) {
        const removal = { lines: arrayRemove(...lines.map(textOf)), at: now };
        batch.set(at('baskets', owner), removal, { merge: true });
      }
      try {
        await batch.commit().catch(explain);
        return order;
      } catch (error) {
        if (reasonOf(error) !== 'refused') throw error;
        // Sent before, and the answer was lost: an order is created only once.
        const placed = await findOrder(id);
        if (placed) return placed;
        throw await explainRefusal(owner, (error as Error).message);
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

    move(order, to, by, typed = '') {
      const { state } = order;
      const note = oneLine(typed);
      const beforeAt = Timestamp.fromMillis(order.beforeAt);
      const stateAt = Timestamp.fromMillis(order.stateAt);
      const now = serverTimestamp();
      const undone = { before: to, beforeAt, stateAt: beforeAt };
      const done = { before: state, beforeAt: stateAt, stateAt: now };
      return changeOrder(order, {
        ...{ state: to, by },
        ...(to === order.before
          ? { ...undone, [`times.${state}`]: deleteField(), [`notes.${state}`]: deleteField() }
          : { ...done, [`times.${to}`]: now, ...(note && { [`notes.${to}`]: note }) }),
      });
    },

    changePayment: (order, change) =>
      changeOrder(order, change === 'cash' ? { pay: 'cash', payment: 'due' } : { payment: change }),

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

    listByTelephone: (telephone) => listOrders(where('address.telephone', '==', telephone)),

    forgetAddress: (order) => changeOrder(order, { address: deleteField() }),
  };
}
