import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  updateDoc,
  type DocumentData,
  type QueryConstraint,
  type Timestamp,
} from 'firebase/firestore/lite';
import { readAddress } from '../../model/address';
import type { NewOrder, Order, OrderItem } from '../orderService';
import { firestoreDatabase } from './firestoreDatabase';
import { explain } from './firestoreErrors';

/** `<product id>:<price>`, as `firestore.rules` expect it. */
const tagOf = ({ productId, price }: OrderItem) => `${productId}:${price}`;

function itemOf([tag, count]: [string, number]): OrderItem {
  const end = tag.lastIndexOf(':');
  return { productId: tag.slice(0, end), price: Number(tag.slice(end + 1)), count };
}

interface OrderDocument extends Pick<
  Order,
  'owner' | 'delivery' | 'gift' | 'state' | 'before' | 'by'
> {
  items: Record<string, number>;
  address?: unknown;
  placedAt: Timestamp;
  stateAt: Timestamp;
  /** Missing in orders from an earlier release, like `changedAt`. */
  beforeAt?: Timestamp;
  changedAt?: Timestamp;
}

function orderOf(id: string, data: DocumentData): Order {
  const { owner, delivery, gift, state, before, by, ...document } = data as OrderDocument;
  const { items, address, placedAt, stateAt, beforeAt = stateAt, changedAt = stateAt } = document;
  return {
    ...{ id, owner, delivery, gift, state, before, by },
    items: Object.entries(items).map(itemOf),
    address: readAddress(address),
    placedAt: placedAt.toMillis(),
    stateAt: stateAt.toMillis(),
    beforeAt: beforeAt.toMillis(),
    changedAt: changedAt.toMillis(),
  };
}

/** The document of a new order, as `firestore.rules` expect it. */
export function documentOf({ items, address, owner, delivery, gift }: NewOrder): DocumentData {
  const now = serverTimestamp();
  return {
    ...{ owner, by: owner, state: 'placed', before: 'placed', pay: 'cash', delivery, gift },
    ...{ placedAt: now, stateAt: now, beforeAt: now, changedAt: now },
    items: Object.fromEntries(items.map((item) => [tagOf(item), item.count])),
    address: Object.fromEntries(Object.entries(address).filter(([, text]) => text)),
  };
}

export const orderAt = (id: string) => doc(firestoreDatabase(), 'orders', id);

export async function findOrder(id: string): Promise<Order | undefined> {
  const data = (await getDoc(orderAt(id)).catch(explain)).data();
  return data && orderOf(id, data);
}

/** Sorted here, newest first: the database would need an index for it. */
export async function listOrders(...constraints: QueryConstraint[]): Promise<Order[]> {
  const orders = query(collection(firestoreDatabase(), 'orders'), ...constraints);
  const { docs } = await getDocs(orders).catch(explain);
  return docs
    .map((document) => orderOf(document.id, document.data()))
    .sort((one, other) => other.placedAt - one.placedAt);
}

export async function changeOrder(order: Order, data: DocumentData): Promise<Order> {
  await updateDoc(orderAt(order.id), { ...data, changedAt: serverTimestamp() }).catch(explain);
  return (await findOrder(order.id)) ?? order;
}
