import type { StoredLine } from '../../services/basketStore';
import type { Address, DeliveryTerms, NewOrder } from '../../services/orderService';
import { orderIdOf } from '../orders/orderId';
import type { Attempt } from './orderSession';
import type { Row } from './orderRows';

/** What the shopper sees that an order would hold and cost. */
export interface Seen {
  rows: readonly Row[];
  delivery: DeliveryTerms;
}

/** An order that is to be placed. */
export interface Wanted extends Seen {
  uid: string;
  lines: readonly StoredLine[];
  gift: boolean;
  address: Address;
}

/** @param delivery today's, in the words of the database */
export function newOrderOf(wanted: Wanted, id: string, delivery: DeliveryTerms): NewOrder {
  const { uid, rows, lines, gift, address } = wanted;
  const items = rows.map(({ productId, price, count }) => ({ productId, price, count }));
  return { id, owner: uid, items, lines, gift, address, delivery };
}

/** Resolves with `undefined` where no id can be made: on a page that did not come by HTTPS. */
export async function attemptOf({ uid, lines }: Wanted): Promise<Attempt | undefined> {
  const lineIds = lines.map(({ lineId }) => lineId);
  const id = await orderIdOf(uid, lineIds).catch(() => undefined);
  return id === undefined ? undefined : { id, uid, lineIds };
}
