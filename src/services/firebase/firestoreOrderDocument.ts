import { serverTimestamp, type DocumentData, type Timestamp } from 'firebase/firestore/lite';
import { readAddress } from '../../model/address';
import type { NewOrder, Order, OrderItem } from '../orderService';

/** As `firestore.rules` describe it: `<product id>:<price>`. */
const tagOf = ({ productId, price }: OrderItem) => `${productId}:${price}`;

function itemOf([tag, count]: [string, unknown]): OrderItem {
  const end = tag.lastIndexOf(':');
  return { productId: tag.slice(0, end), price: Number(tag.slice(end + 1)), count: Number(count) };
}

type OrderTime = 'placedAt' | 'stateAt' | 'beforeAt' | 'changedAt';

interface OrderDocument extends Omit<Order, 'id' | 'items' | 'address' | OrderTime> {
  items: Record<string, number>;
  address?: unknown;
  placedAt: Timestamp;
  stateAt: Timestamp;
  // Orders of an earlier release have neither.
  beforeAt?: Timestamp;
  changedAt?: Timestamp;
}

/** The order that a document holds. */
export function orderOf(id: string, data: DocumentData): Order {
  const { items, address, owner, delivery, gift, state, before, by, placedAt, stateAt } =
    data as OrderDocument;
  const { beforeAt = stateAt, changedAt = stateAt } = data as OrderDocument;
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

/** The document of a new order, as `firestore.rules` ask for it. */
export function documentOf({ items, address, owner, delivery, gift }: NewOrder): DocumentData {
  const now = serverTimestamp();
  return {
    ...{ owner, by: owner, delivery, gift, pay: 'cash' },
    items: Object.fromEntries(items.map((item) => [tagOf(item), item.count])),
    address: Object.fromEntries(Object.entries(address).filter(([, text]) => text)),
    ...{ state: 'placed', before: 'placed' },
    ...{ placedAt: now, stateAt: now, beforeAt: now, changedAt: now },
  };
}
