import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { shop } from '#shop/config';
import { firstPriceList } from '../catalogue/model/priceList';
import { documentOf } from '../firebase/firestoreOrderDocuments';
import { orderOf } from '../firebase/orderDocument';
import { priceDocumentOf, priceListIn, toFields } from '../firebase/priceDocument';
import type { NewOrder, Order } from '../orders/model/order';
import { createLinkKey, linkedFieldsOf } from '../orders/model/orderLink';
import { termsIn } from '../orders/model/orderTerms';
import { buildAddress } from './address';

/** The shop's orders and stock in the Firestore emulator, as the functions see them. */
export function deskOrders(database: Firestore) {
  const orderAt = (id: string) => database.doc(`orders/${id}`);
  const linkAt = (id: string, key: string) => database.doc(`orders/${id}/links/${key}`);

  async function read(id: string): Promise<Order> {
    const data = (await orderAt(id).get()).data();
    if (!data) throw new Error(`There is no order ${id}.`);
    return orderOf(id, data);
  }

  async function leftOf(productId: string) {
    const data = (await database.doc('shop/prices').get()).data();
    return data && priceListIn(toFields(data)).offers[productId]?.left;
  }

  let placed = 0;

  /** Places an order of one product, as the rules accept it. */
  async function place({
    count = 1,
    email = 'asha@example.com',
    items = [{ productId: 'lamp', price: 990, count }],
    linkKey = createLinkKey(),
    ...more
  }: {
    count?: number;
    email?: string;
    items?: Order['items'];
    linkKey?: string;
    placedAt?: number;
    [field: string]: unknown;
  } = {}) {
    placed += 1;
    const id = `0000-0000-${String(placed).padStart(4, '0')}`;
    const at = Timestamp.fromMillis(more.placedAt ?? Date.now());
    const order: Omit<NewOrder, 'id' | 'lines'> = {
      owner: 'asha',
      guest: false,
      gift: false,
      pay: 'cash',
      delivery: { price: 49 },
      terms: termsIn(shop),
      address: { ...buildAddress(), email },
      items,
      linkKey,
    };
    const times = { stateAt: at, beforeAt: at, changedAt: at };
    const data = { ...documentOf(order), ...times, updates: true, ...more, placedAt: at };
    const batch = database.batch();
    batch.set(orderAt(id), data);
    batch.set(linkAt(id, linkKey), linkedFieldsOf(data));
    await batch.commit();
    return id;
  }

  const move = (id: string, to: string, by: string, more: object = {}) =>
    orderAt(id).update({
      state: to,
      by,
      stateAt: FieldValue.serverTimestamp(),
      ...more,
      [`times.${to}`]: FieldValue.serverTimestamp(),
    });

  /** Deletes all orders, and publishes prices: five lamps, and any number of pots. */
  async function reset() {
    const list = firstPriceList({
      lamp: { price: 990, soldOut: false, left: 5 },
      pot: { price: 133, soldOut: false, left: undefined },
    });
    await database.recursiveDelete(database.collection('orders'));
    await database
      .doc('shop/prices')
      .set({ ...priceDocumentOf(list), at: FieldValue.serverTimestamp() });
  }

  return { orderAt, linkAt, read, leftOf, place, move, reset };
}
