import {
  and,
  collection,
  deleteField,
  doc,
  type DocumentData,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  or,
  orderBy,
  type Query,
  query,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type WriteBatch,
} from 'firebase/firestore/lite';
import type { NewOrder, Order } from '../orders/model/order';
import { LISTED_ORDERS } from '../orders/model/orderService';
import type { PayableOrder, PaymentChange } from '../orders/model/payment';
import { type OrderState, statesWhere } from '../orders/model/states';
import { linkedFieldsOf, type OrderLink } from '../orders/model/orderLink';
import { oneLine } from '../orders/model/tidyText';
import { addressDocument } from './firestoreAddressBook';
import { commitBatch, throwOrderError } from './firestoreDatabase';
import { countsByTag, itemsOf, orderOf, recordsOf } from './orderDocument';
import { ownScale } from './scale';

/** The document of a new order, as `firestore.rules` expect it. */
export function documentOf(order: Omit<NewOrder, 'id' | 'lines'>): DocumentData {
  const { items, address, owner, by = owner, guest, pay, delivery, terms, gift } = order;
  const { linkKey, whatsApp } = order;
  const { code, discount } = order;
  const now = serverTimestamp();
  return {
    owner,
    by,
    guest,
    state: 'placed',
    before: 'placed',
    delivery,
    terms,
    ...(code !== undefined && { code, discount }),
    gift,
    pay,
    payment: 'due',
    times: {},
    notes: {},
    taken: {},
    placedAt: now,
    stateAt: now,
    beforeAt: now,
    changedAt: now,
    items: itemsOf(items, ownScale.digits),
    ...ownScale,
    ...(address && { address: addressDocument(address) }),
    ...(linkKey && { linkKey }),
    ...(address?.email && { updates: true }),
    ...(whatsApp && { whatsApp }),
  };
}

/** The fields of an order's document that a move to another state changes, as `firestore.rules` expect them. */
export function moveOf(order: Order, to: OrderState, typed: string): DocumentData {
  const { state } = order;
  const note = oneLine(typed);
  const beforeAt = Timestamp.fromMillis(order.beforeAt);
  const stateAt = Timestamp.fromMillis(order.stateAt);
  const now = serverTimestamp();
  const records = recordsOf(order);
  const undone = {
    before: to,
    beforeAt,
    stateAt: beforeAt,
    ...(state === 'returnAsked' && { returning: deleteField() }),
  };
  const isRequest = to === 'returnAsked';
  const done = {
    before: state,
    beforeAt: stateAt,
    stateAt: now,
    ...(isRequest && {
      returnRequests: increment(1),
      returning: order.returning ? countsByTag(order, order.returning) : deleteField(),
    }),
  };
  return {
    state: to,
    ...(records && { records }),
    ...(to === order.before
      ? { ...undone, [`times.${state}`]: deleteField(), [`notes.${state}`]: deleteField() }
      : { ...done, [`times.${to}`]: now, ...(note && { [`notes.${to}`]: note }) }),
  };
}

/** The fields of an order's document that a change of its payment changes, as `firestore.rules` expect them. */
export function paymentFields(
  { payment }: PayableOrder,
  change: PaymentChange,
  by: string,
  typed: string,
): DocumentData {
  const now = serverTimestamp();
  const reference = oneLine(typed);
  if (change === 'cash') return { pay: 'cash', payment: 'due', cashAt: now };
  if (change === 'claimed') {
    return { payment: change, claimedAt: now, ...(reference && { reference }) };
  }
  if (change === 'refunded') {
    const note = reference && { refundReference: reference };
    return { payment: change, refundedAt: now, refundedBy: by, ...note };
  }
  // An undone refund leaves the order paid, as it was before.
  if (payment === 'refunded') {
    const gone = deleteField();
    return { payment: change, refundedAt: gone, refundedBy: gone, refundReference: gone };
  }
  return { payment: change, checkedAt: now, checkedBy: by };
}

/** The orders in a database. */
export function orderDocuments(database: Firestore) {
  const orderAt = (id: string) => doc(database, 'orders', id);
  const linkAt = ({ id, key }: OrderLink) => doc(database, 'orders', id, 'links', key);

  async function findOrder(id: string): Promise<Order | undefined> {
    const data = (await getDoc(orderAt(id)).catch(throwOrderError)).data();
    return data && orderOf(id, data);
  }

  async function findLinked(link: OrderLink): Promise<Order | undefined> {
    const data = (await getDoc(linkAt(link)).catch(throwOrderError)).data();
    // The link's document lacks the owner, the user who moved the order, and the address.
    const changedAt = Timestamp.fromMillis(0);
    const hidden = { owner: 'shopper', by: '', taken: {}, address: {}, changedAt };
    return data && orderOf(link.id, { ...hidden, ...data });
  }

  const allOrders = collection(database, 'orders');
  const read = async (orders: Query) => (await getDocs(orders).catch(throwOrderError)).docs;
  const findDocuments = (...constraints: QueryConstraint[]) =>
    read(query(allOrders, ...constraints));

  /** Sorts orders newest first, for which the database would need an index. */
  const ordersIn = (documents: readonly QueryDocumentSnapshot[]) =>
    documents
      .map((document) => orderOf(document.id, document.data()))
      .sort((one, other) => other.placedAt - one.placedAt);

  const listOrders = async (...constraints: QueryConstraint[]) =>
    ordersIn(await findDocuments(...constraints));

  /** The query needs no index of its own, as it only compares for equality. */
  async function listOpen(): Promise<Order[]> {
    const isOpen = or(
      where(
        'state',
        'in',
        statesWhere(({ awaits }) => awaits !== 'nothing'),
      ),
      where('payment', '==', 'claimed'),
      and(
        where('payment', '==', 'paid'),
        where(
          'state',
          'in',
          statesWhere(({ isUndone }) => isUndone),
        ),
      ),
      and(
        where('payment', '==', 'due'),
        where('pay', '==', 'cash'),
        where(
          'state',
          'in',
          statesWhere(({ isCollected }) => isCollected),
        ),
      ),
    );
    return ordersIn(await read(query(allOrders, isOpen)));
  }

  /** All orders with a value of a field, by pages. */
  async function listInPages(field: string, value: string): Promise<Order[]> {
    const found: QueryDocumentSnapshot[] = [];
    const inOrder = [where(field, '==', value), orderBy(documentId()), limit(LISTED_ORDERS)];
    let page: QueryDocumentSnapshot[];
    do {
      const last = found.at(-1);
      page = await findDocuments(...inOrder, ...(last ? [startAfter(last)] : []));
      found.push(...page);
    } while (page.length === LISTED_ORDERS);
    return ordersIn(found);
  }

  /** All orders of a shopper: the rules allow no longer pages. */
  const listOwn = (uid: string) => listInPages('owner', uid);

  const listByTelephone = (telephone: string) => listInPages('address.telephone', telephone);

  /** Changes an order together with its link. @param addTo adds writes to the same batch */
  async function changeOrder(
    order: Order,
    data: DocumentData,
    addTo: (batch: WriteBatch) => void = () => undefined,
  ): Promise<Order> {
    const { id, linkKey: key } = order;
    const linked = linkedFieldsOf(data);
    await commitBatch(database, (batch) => {
      batch.update(orderAt(id), { ...data, changedAt: serverTimestamp() });
      if (key && Object.keys(linked).length > 0) batch.update(linkAt({ id, key }), linked);
      addTo(batch);
    });
    return (await findOrder(order.id)) ?? order;
  }

  /** Deletes the address together with the link. */
  const forgetAddress = (order: Order) => {
    const { id, linkKey: key } = order;
    return changeOrder(order, { address: deleteField(), linkKey: deleteField() }, (batch) => {
      if (key) batch.delete(linkAt({ id, key }));
    });
  };

  return {
    orderAt,
    linkAt,
    findOrder,
    findLinked,
    listOpen,
    listOrders,
    listOwn,
    listByTelephone,
    changeOrder,
    forgetAddress,
  };
}
