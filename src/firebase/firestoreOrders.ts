import {
  arrayRemove,
  Bytes,
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentSnapshot,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { shop } from '#shop/config';
import { WRITE_INTERVAL_MS } from '../basket/storage/basketStore';
import { hasDatabase } from '../environment';
import { defaultIn } from '../orders/model/addressBook';
import { type Code, isSameDiscount, readCode, customerIdOf } from '../orders/model/discount';
import { type LastNumbers, nextNumber, numberedFields, seriesOf } from '../orders/model/invoice';
import { isOrderId, type NewOrder } from '../orders/model/order';
import { linkedFieldsOf } from '../orders/model/orderLink';
import {
  type Device,
  deviceIdOf,
  LISTED_ORDERS,
  orderError,
  type OrderError,
  reasonOf,
  type ShopDatabase,
} from '../orders/model/orderService';
import { isFinished, isTakenByShop } from '../orders/model/states';
import { DECLARATION_INTERVAL_MS, type Withdrawal } from '../orders/model/withdrawal';
import { severalLines } from '../orders/model/tidyText';
import { textsOf } from './cardsDocument';
import { type CodeDocument, codeOf } from './codeDocument';
import type { Session } from './firebaseApp';
import { addressDocument, bookOf, changeStoredBook } from './firestoreAddressBook';
import { textOfLine } from './firestoreBasket';
import { commitBatch, firestoreDatabase, throwOrderError } from './firestoreDatabase';
import { documentOf, moveOf, orderDocuments, paymentFields } from './firestoreOrderDocuments';
import { countsByTag } from './orderDocument';
import { priceDocumentOf } from './priceDocument';
import { readCards, readPriceList } from './readPrices';
import { exactToScale, isOwnScale, ownScale } from './scale';

const ANSWER_MS = 2000;

/** A server's time in milliseconds; this device's, until a response from `address` corrects it. */
function createServerClock(address: string) {
  let ahead: number | undefined;

  return {
    now: () => Date.now() - (ahead ?? 0),
    /** Sends a request, unless a response has corrected the clock already. Never rejects. */
    async ask() {
      if (ahead !== undefined) return;
      const signal = AbortSignal.timeout(ANSWER_MS);
      await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
        .then(({ headers }) => {
          // The clock is exact to within a second and the response's time.
          const time = Date.parse(headers.get('Date') ?? '');
          if (!Number.isNaN(time)) ahead = Date.now() - time;
        })
        .catch(() => undefined);
    },
  };
}

const INTERVAL_MS = 30_000;
/** The clock of the shop's host may be a few seconds ahead of the database's. */
const MARGIN_MS = 5000;
/** How long the rules reject orders after a failed deletion of the account. */
const CLOSED_MS = 70 * 60_000;

/**
 * A document in `shoppers`: the last order of an account or a guest, the addresses that the account has saved, and when
 * it was closed.
 */
interface ShopperRecord {
  /** See `bookOf`. */
  book?: unknown;
  lastOrder?: string;
  lastOrderAt?: Timestamp;
  closedAt?: Timestamp;
}

/**
 * Resolves once the rules let the account be closed: at once, unless that was tried just now.
 *
 * @param now milliseconds
 */
async function untilClosable({ closedAt }: ShopperRecord, now: number): Promise<void> {
  const ms = closedAt ? closedAt.toMillis() + WRITE_INTERVAL_MS - now : 0;
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(ms, WRITE_INTERVAL_MS)));
}

/**
 * Why the rules have rejected an order, as far as the shop can tell.
 *
 * @param now milliseconds
 */
function explainRefusal(
  { lastOrderAt, closedAt }: ShopperRecord,
  now: number,
  message: string,
): OrderError {
  const msLeft = (ms: number, since?: Timestamp) => (since ? since.toMillis() + ms - now : 0);
  if (msLeft(CLOSED_MS, closedAt) > 0) return orderError('closed', message);
  const retryInMs = msLeft(INTERVAL_MS + MARGIN_MS, lastOrderAt);
  return retryInMs > 0
    ? orderError('too-soon', message, { retryInMs })
    : orderError('refused', message);
}

/** A document in `devices`, by the device's id. */
type DeviceDocument = Omit<Device, 'id' | 'at'> & { at: Timestamp };

/** A document in `withdrawals`, by the withdrawal's id. */
type WithdrawalDocument = Omit<Withdrawal, 'id' | 'what' | 'at'> & { what?: string; at: Timestamp };

const withdrawalOf = (id: string, { what = '', at, ...rest }: WithdrawalDocument): Withdrawal => ({
  ...rest,
  what,
  id,
  at: at.toMillis(),
});

/** What a document in `customers`, by the phone number, says of the customer. */
const noteIn = (customer: DocumentSnapshot) =>
  (customer.data() as { note: string } | undefined)?.note ?? '';

/** How much older a write can be than another that became visible before it. */
const LATE_MS = 10_000;

/** The shop's orders in Firestore: `orders`, `shoppers` and `merchants`, as in `firestore.rules`. */
export function createFirestoreOrders(
  session: Session = 'account',
  clock = createServerClock(shop.basePath),
): ShopDatabase {
  const database = firestoreDatabase(session);
  const documents = orderDocuments(database);
  const { orderAt, linkAt, findOrder, listOrders, listOwn, changeOrder, forgetAddress } = documents;
  const at = (...path: [collection: string, id: string]) => doc(database, ...path);

  const readShopper = async (uid: string): Promise<ShopperRecord> =>
    (await getDoc(at('shoppers', uid)).catch(throwOrderError)).data() ?? {};

  async function findWithdrawal(id: string): Promise<Withdrawal | undefined> {
    const data = (await getDoc(at('withdrawals', id)).catch(throwOrderError)).data();
    return data && withdrawalOf(id, data as WithdrawalDocument);
  }

  async function findCode(code: string): Promise<Code | undefined> {
    if (readCode(code) !== code) return undefined;
    try {
      const data = (await getDoc(at('codes', code)).catch(throwOrderError)).data();
      const found = data as CodeDocument | undefined;
      return found && isOwnScale(found.digits) ? codeOf(code, found) : undefined;
    } catch (error) {
      if (reasonOf(error) !== 'refused') throw error;
      return undefined;
    }
  }

  /** Whether the rules have probably rejected an order because of its code. */
  async function isCodeRefused({ code, discount }: NewOrder): Promise<boolean> {
    if (code === undefined || !discount) return false;
    const found = await findCode(code);
    return !found || 'once' in discount || !isSameDiscount(found.terms, discount);
  }

  const readNumbers = async (): Promise<LastNumbers> =>
    (await getDoc(at('shop', 'numbers')).catch(throwOrderError)).data() ?? {};

  /** Why the rules have rejected another declaration of this session. */
  async function explainTurn(uid: string, message: string): Promise<OrderError> {
    const data = (await getDoc(at('declarers', uid)).catch(throwOrderError)).data();
    const { at: last } = (data ?? {}) as { at?: Timestamp };
    const retryInMs = last ? last.toMillis() + DECLARATION_INTERVAL_MS - clock.now() : 0;
    return retryInMs > 0
      ? orderError('too-soon', message, { retryInMs })
      : orderError('refused', message);
  }

  return {
    find: findOrder,
    async findLinked(link) {
      // The clock is needed to tell whether the order can still be returned.
      const [order] = await Promise.all([documents.findLinked(link), clock.ask()]);
      return order;
    },
    now: clock.now,
    readPriceList() {
      void clock.ask();
      return readPriceList();
    },

    readCards: () => readCards(),

    async savePriceList(list, { cards, pictures } = { cards: {}, pictures: [] }) {
      const now = serverTimestamp();
      const batch = writeBatch(database);
      batch.set(at('shop', 'prices'), { ...priceDocumentOf(list), at: now });
      if (Object.keys(cards).length > 0) {
        const changed = { cards: textsOf(cards), revision: list.revision, at: now };
        batch.set(at('shop', 'cards'), changed, { merge: true });
      }
      for (const { hash, type, bytes } of pictures) {
        batch.set(at('pictures', hash), { type, bytes: Bytes.fromUint8Array(bytes), at: now });
      }
      await batch.commit().catch(throwOrderError);
    },

    async place(order) {
      const { id, owner, guest, lines, linkKey: key, code, discount, address } = order;
      const now = serverTimestamp();
      const data = documentOf(order);
      const customer =
        code !== undefined && discount?.once && address
          ? doc(database, 'codes', code, 'uses', await customerIdOf(code, address.telephone))
          : undefined;
      try {
        await commitBatch(database, (batch) => {
          batch.set(orderAt(id), data);
          if (key) batch.set(linkAt({ id, key }), linkedFieldsOf(data));
          const record = { lastOrder: id, lastOrderAt: now, closedAt: deleteField() };
          batch.set(at('shoppers', owner), record, { merge: true });
          if (!guest && !isTakenByShop(order)) {
            // Leaves `at` alone, so that the sync needn't wait if it writes at the same moment.
            const removal = { lines: arrayRemove(...lines.map(textOfLine)), gift: false };
            batch.set(at('baskets', owner), removal, { merge: true });
          }
          if (code === undefined) return;
          batch.set(at('codes', code), { used: increment(1), at: now }, { merge: true });
          if (customer) batch.set(customer, {});
        });
        return order;
      } catch (error) {
        if (reasonOf(error) !== 'refused') throw error;
        // The order was created before, and the answer was lost.
        const placed = await findOrder(id);
        if (placed) return placed;
        const { message } = error as Error;
        // Merchants don't wait between orders.
        const shopper = isTakenByShop(order) ? {} : await readShopper(owner);
        const explained = explainRefusal(shopper, clock.now(), message);
        const isByCode = explained.reason === 'refused' && (await isCodeRefused(order));
        throw isByCode ? orderError('code', message) : explained;
      }
    },

    async listOf(uid) {
      // The clock is needed to tell which orders can still be returned.
      const [orders] = await Promise.all([listOwn(uid), clock.ask()]);
      return orders;
    },

    async readAddressBook(uid) {
      const { book: stored, lastOrder } = await readShopper(uid);
      const book = bookOf(stored);
      const isLastNeeded =
        lastOrder !== undefined && isOrderId(lastOrder) && defaultIn(book) === undefined;
      return isLastNeeded ? { ...book, last: (await findOrder(lastOrder))?.address } : book;
    },

    changeAddressBook: (uid, change) => changeStoredBook(at('shoppers', uid), change),

    async move(order, to, by, note = '', stock) {
      const now = serverTimestamp();
      const move = {
        by,
        ...moveOf(order, to, note),
        ...(stock && { taken: countsByTag(order, stock.taken) }),
      };
      const addStock = (batch: WriteBatch) => {
        if (!stock?.list) return;
        const { left, news, newsSince, revision, cards } = priceDocumentOf(stock.list);
        const change = { left, news, newsSince, revision, cards, at: now };
        batch.update(at('shop', 'prices'), change);
      };
      const series = seriesOf(order, to);
      if (!series) return changeOrder(order, move, addStock);
      let refused: { error: unknown; number: number } | undefined;
      for (;;) {
        const number = nextNumber(series, await readNumbers());
        if (refused?.number === number) throw refused.error;
        const { buyer, ...fields } = numberedFields(series, number, order, now);
        const numbered = { ...move, ...fields, ...(buyer && { buyer: addressDocument(buyer) }) };
        try {
          return await changeOrder(order, numbered, (batch) => {
            addStock(batch);
            const taken = { [series]: number, order: order.id, at: now };
            batch.set(at('shop', 'numbers'), taken, { merge: true });
          });
        } catch (error) {
          // Another device may have taken the number meanwhile.
          if (reasonOf(error) !== 'refused') throw error;
          refused = { error, number };
        }
      }
    },

    changePayment: (order, change, by, reference = '') =>
      changeOrder(order, paymentFields(order, change, by, reference)),

    requestRefund: (order, amount, by) =>
      changeOrder(order, {
        refund: {
          key: crypto.randomUUID(),
          amount: exactToScale(amount, order.digits),
          before: exactToScale(order.charge?.refunded ?? 0, order.digits),
          by,
          at: serverTimestamp(),
        },
      }),

    async forget(uid) {
      // This is read first, so that the rules reject the closing if another order comes in after the list.
      const { book: _book, ...record } = await readShopper(uid);
      const orders = await listOwn(uid);
      if (orders.some(({ state }) => !isFinished(state))) throw orderError('under-way');
      // Each order gets a batch of its own, as the rules check its link, too.
      await Promise.all(orders.filter(({ address }) => address).map(forgetAddress));
      await untilClosable(record, clock.now());
      const now = serverTimestamp();
      const batch = writeBatch(database);
      batch.set(at('shoppers', uid), { ...record, closedAt: now });
      batch.set(at('baskets', uid), { lines: [], at: now, closedAt: now });
      await batch.commit().catch(throwOrderError);
    },

    isMerchant: async (uid) => (await getDoc(at('merchants', uid)).catch(throwOrderError)).exists(),

    listOpen: documents.listOpen,

    async listAll(after) {
      const start = after ? [startAfter(await getDoc(orderAt(after)).catch(throwOrderError))] : [];
      // One order more than a page shows whether there is a next one.
      const some = limit(LISTED_ORDERS + 1);
      const orders = await listOrders(orderBy('placedAt', 'desc'), ...start, some);
      const next = orders.length > LISTED_ORDERS ? orders[LISTED_ORDERS - 1]?.id : undefined;
      return { orders: orders.slice(0, LISTED_ORDERS), next };
    },

    async lastChange() {
      const [last] = await listOrders(orderBy('changedAt', 'desc'), limit(1));
      return last?.changedAt ?? 0;
    },

    listChanged: (since) =>
      listOrders(where('changedAt', '>=', Timestamp.fromMillis(since - LATE_MS))),

    listByTelephone: documents.listByTelephone,

    listFailed: (since) => listOrders(where('failedAt', '>=', since)),

    findCode,

    async listCodes() {
      const { docs } = await getDocs(collection(database, 'codes')).catch(throwOrderError);
      return docs.map((found) => codeOf(found.id, found.data() as CodeDocument));
    },

    async addCode({ code, terms, since, until, most }) {
      const [start, end] = [Timestamp.fromMillis(since), Timestamp.fromMillis(until)];
      const data = { terms, ...ownScale, since: start, until: end, most, used: 0 };
      await setDoc(at('codes', code), data).catch(throwOrderError);
    },

    // Orders write the same document when they use the code.
    extendCode: (code, { until, most }) =>
      commitBatch(database, (batch) => {
        batch.update(at('codes', code), {
          ...(until !== undefined && { until: Timestamp.fromMillis(until) }),
          ...(most !== undefined && { most }),
        });
      }),

    stopCode: (code) =>
      commitBatch(database, (batch) => {
        batch.update(at('codes', code), { until: serverTimestamp() });
      }),

    async deleteCode(code) {
      const uses = query(collection(database, 'codes', code, 'uses'), limit(LISTED_ORDERS));
      for (;;) {
        const { docs } = await getDocs(uses).catch(throwOrderError);
        await Promise.all(docs.map(({ ref }) => deleteDoc(ref))).catch(throwOrderError);
        if (docs.length < LISTED_ORDERS) break;
      }
      await deleteDoc(at('codes', code)).catch(throwOrderError);
    },

    async listCustomerNotes() {
      const { docs } = await getDocs(collection(database, 'customers')).catch(throwOrderError);
      return docs.map((found) => ({ telephone: found.id, note: noteIn(found) }));
    },

    readCustomerNote: async (telephone) =>
      noteIn(await getDoc(at('customers', telephone)).catch(throwOrderError)),

    async saveCustomerNote(telephone, typed) {
      const note = severalLines(typed);
      const customer = at('customers', telephone);
      // The rules reject a note of which the tidying leaves nothing.
      await (typed.trim() ? setDoc(customer, { note }) : deleteDoc(customer)).catch(
        throwOrderError,
      );
    },

    async listDevices() {
      const { docs } = await getDocs(collection(database, 'devices')).catch(throwOrderError);
      return docs.map((found) => {
        const { uid, name, at: addedAt } = found.data() as DeviceDocument;
        return { id: found.id, uid, name, at: addedAt.toMillis() };
      });
    },

    async addDevice(uid, name, { endpoint, p256dh, auth }) {
      const device = { uid, name, endpoint, p256dh, auth, at: serverTimestamp() };
      const found = at('devices', await deviceIdOf({ endpoint }));
      // The time of the last test stays.
      await setDoc(found, { ...device, failingSince: deleteField() }, { merge: true }).catch(
        throwOrderError,
      );
    },

    removeDevice: (id) => deleteDoc(at('devices', id)).catch(throwOrderError),

    async testDevice(id) {
      await updateDoc(at('devices', id), { testAt: serverTimestamp() }).catch(throwOrderError);
    },

    async declareWithdrawal(id, { what, ...declaration }, declarer) {
      const now = serverTimestamp();
      const known = declarer === declaration.order && { known: true };
      const batch = writeBatch(database);
      batch.set(at('withdrawals', id), {
        ...declaration,
        ...(what && { what }),
        ...known,
        at: now,
      });
      batch.set(at('declarers', declarer), { last: id, at: now });
      const refusal = await batch
        .commit()
        .catch(throwOrderError)
        .catch((error: unknown) => error as OrderError);
      if (refusal && refusal.reason !== 'refused') throw refusal;
      // The declaration may have been created before, and the answer lost.
      const stored = await findWithdrawal(id);
      if (stored) return stored.at;
      throw known || !refusal
        ? orderError('refused')
        : await explainTurn(declarer, refusal.message);
    },

    findWithdrawal,

    async listWithdrawals() {
      // The list is limited, as anybody can write withdrawals.
      const most = limit(100);
      const withdrawals = collection(database, 'withdrawals');
      const [known, oldest] = await Promise.all([
        getDocs(query(withdrawals, where('known', '==', true), most)),
        getDocs(query(withdrawals, orderBy('at'), most)),
      ]).catch(throwOrderError);
      const all = [...known.docs, ...oldest.docs].map((found) =>
        withdrawalOf(found.id, found.data() as WithdrawalDocument),
      );
      return [...new Map(all.map((each) => [each.id, each])).values()].sort(
        (one, other) =>
          Number(other.known ?? false) - Number(one.known ?? false) || one.at - other.at,
      );
    },

    deleteWithdrawal: (id) => deleteDoc(at('withdrawals', id)).catch(throwOrderError),

    forgetAddress,
  };
}

/** The clock that both sessions share, as a guest's order may have prices read in the other one. */
const clock = createServerClock(shop.basePath);
const opened = new Map<Session, ShopDatabase>();

/** @throws OrderError if the shop has no database */
export function ordersOf(session: Session = 'account'): ShopDatabase {
  if (!hasDatabase()) throw orderError('no-database');
  const orders = opened.get(session) ?? createFirestoreOrders(session, clock);
  opened.set(session, orders);
  return orders;
}
