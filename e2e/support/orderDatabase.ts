/** Reads and writes orders in the browser tests' database as an administrator. */
import {
  collection,
  doc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { documentOf } from '../../src/firebase/firestoreOrderDocuments';
import { recordsOf } from '../../src/firebase/orderDocument';
import { ownScale } from '../../src/firebase/scale';
import type { Discount } from '../../src/orders/model/discount';
import type { NewOrder, Order } from '../../src/orders/model/order';
import { createLinkKey, linkedFieldsOf } from '../../src/orders/model/orderLink';
import { DAY_MS } from '../../src/words/calendar';
import { product1 } from './catalogue';
import { database, uidOf } from './database';
import { typed } from './orders';
import type { Account } from './test';

/** Makes an account a merchant, as is done by hand in the console. */
export const makeMerchant = async (account: Account) =>
  setDoc(doc(database, `merchants/${await uidOf(account)}`), {});

export async function ordersOfId(uid: string) {
  const orders = collection(database, 'orders');
  const { docs } = await getDocs(query(orders, where('owner', '==', uid)));
  return docs.map((order) => {
    const { state, items, address } = order.data() as {
      state: string;
      /** The counts by `<product id>:<price>`. */
      items: Record<string, number>;
      address?: Record<string, string>;
    };
    return { id: order.id, state, items: Object.keys(items), address };
  });
}

export const ordersOf = async (account: Account) => ordersOfId(await uidOf(account));

/** Changes an order directly, without the steps that lead there. */
export function changeOrder(id: string, fields: Record<string, string | boolean>) {
  const now = Timestamp.now();
  return updateDoc(doc(database, `orders/${id}`), { ...fields, stateAt: now, changedAt: now });
}

/** Adds an order of one product that was delivered in 2020, but for `fields`. */
export function seedOrder(id: string, fields: object) {
  const at = Timestamp.fromMillis(Date.UTC(2020, 0, 1));
  return setDoc(doc(database, `orders/${id}`), {
    owner: 'seeded',
    by: 'seeded',
    pay: 'cash',
    gift: false,
    delivery: {},
    state: 'delivered',
    before: 'sent',
    payment: 'due',
    guest: false,
    times: {},
    notes: {},
    placedAt: at,
    stateAt: at,
    beforeAt: at,
    changedAt: at,
    items: { [`${product1.id}:${product1.price}`]: 1 },
    taken: {},
    address: typed,
    ...fields,
  });
}

/** A batch has 500 writes at most, and each order has a link. */
const ORDERS_IN_BATCH = 250;

/** Adds these orders, with their links, as if they had come to where they are. */
export async function seedOrders(orders: readonly Order[]) {
  for (let start = 0; start < orders.length; start += ORDERS_IN_BATCH) {
    const batch = writeBatch(database);
    for (const order of orders.slice(start, start + ORDERS_IN_BATCH)) {
      const { id, by, state, before, payment, times } = order;
      const linkKey = createLinkKey();
      const at = (ms: number) => Timestamp.fromMillis(ms);
      const data = {
        ...documentOf({ ...(order as Order & Pick<NewOrder, 'address' | 'terms'>), linkKey }),
        by,
        state,
        before,
        payment,
        times: Object.fromEntries(Object.entries(times).map(([each, ms]) => [each, at(ms)])),
        records: recordsOf({ ...order, digits: ownScale.digits }),
        placedAt: at(order.placedAt),
        stateAt: at(order.stateAt),
        beforeAt: at(order.beforeAt),
        changedAt: at(order.changedAt),
      };
      batch.set(doc(database, `orders/${id}`), data);
      batch.set(doc(database, `orders/${id}/links/${linkKey}`), linkedFieldsOf(data));
    }
    await batch.commit();
  }
}

/** Gives out a code until `until` in milliseconds, or tomorrow. */
export function seedCode(
  code: string,
  terms: Discount,
  { until = Date.now() + DAY_MS, most = 100 } = {},
) {
  return setDoc(doc(database, `codes/${code}`), {
    terms,
    ...ownScale,
    since: Timestamp.fromMillis(Date.now() - DAY_MS),
    until: Timestamp.fromMillis(until),
    most,
    used: 0,
  });
}
