import type { Address } from '../../model/addressFields';
import type { StoredLine } from '../../services/basketStore';
import type { DeliveryTerms, NewOrder } from '../../services/orderService';
import { orderIdOf } from '../orders/orderId';
import type { Row } from './orderRows';
import type { Attempt } from '../orders/orderSession';

/** What the order on the screen would hold and cost. */
export interface QuotedOrder {
  rows: readonly Row[];
  delivery: DeliveryTerms;
}

/** An order that the shopper wants to place. */
export interface OrderRequest extends QuotedOrder {
  uid: string;
  lines: readonly StoredLine[];
  gift: boolean;
  address: Address;
}

/** @param delivery today's, exactly as the database has it */
export function newOrderOf(request: OrderRequest, id: string, delivery: DeliveryTerms): NewOrder {
  const { uid, rows, lines, gift, address } = request;
  const items = rows.map(({ productId, price, count }) => ({ productId, price, count }));
  return { id, owner: uid, items, lines, gift, address, delivery };
}

/** Resolves with `undefined` if no id can be made: the page did not come by HTTPS. */
export async function attemptOf({ uid, lines }: OrderRequest): Promise<Attempt | undefined> {
  const lineIds = lines.map(({ lineId }) => lineId);
  const id = await orderIdOf(uid, lineIds).catch(() => undefined);
  return id === undefined ? undefined : { id, uid, lineIds };
}
