import { shop } from '../../../shop/config';
import type { Order } from '../model/order';

/*
 * Plain requests to the shop's own host. They are no service of the store: the start would have to load what opens a
 * few links, and a link works without Firebase.
 */

/** What the address of an order's link contains. */
export interface OrderLink {
  id: string;
  key: string;
}

/** What the sender answers: see `functions/link.ts`. */
type Answer = Omit<Order, 'key' | 'by' | 'checkedBy' | 'refundedBy'> & {
  titles: Record<string, string>;
};

export interface LinkedOrder {
  order: Order;
  /** Of its products, by id. */
  titles: Record<string, string>;
  /** Milliseconds, by the clock of the server. */
  now: number;
}

const addressOf = (name: 'order' | 'updates', params: Record<string, string>) =>
  `${shop.basePath}sender/${name}?${new URLSearchParams(params).toString()}`;

/**
 * Resolves with `undefined` if there is no such order, or it can no longer be seen by its link.
 *
 * @throws without an answer
 */
export async function readLinkedOrder({ id, key }: OrderLink): Promise<LinkedOrder | undefined> {
  const response = await fetch(addressOf('order', { id, key }), { cache: 'no-store' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The sender answered ${response.status}.`);
  const { titles, ...order } = (await response.json()) as Answer;
  const time = Date.parse(response.headers.get('Date') ?? '');
  return { order: { ...order, by: '' }, titles, now: Number.isNaN(time) ? Date.now() : time };
}

/** Turns the emails about an order on or off. @throws unless that was done */
export async function setUpdates({ id, key }: OrderLink, isOn: boolean): Promise<void> {
  const address = addressOf('updates', { id, key, on: `${isOn}` });
  const { ok, status } = await fetch(address, { method: 'POST' });
  if (!ok) throw new Error(`The sender answered ${status}.`);
}
