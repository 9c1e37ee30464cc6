import { shop } from '../../../shop/config';
import { mendings } from '../../mendedLink';
import { isOrderId, type Order } from '../model/order';

/*
 * Plain requests to the shop's own host. They are no service of the store: the start would have to load what opens a
 * few links, and a link works without Firebase.
 */

/** What the address of an order's link contains. */
export interface OrderLink {
  id: string;
  key: string;
}

/** As programs for mail write it: wrapped, with its hyphens exchanged, or its letters changed to the other case. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(?<!order|key)=?[\s\p{C}]+/giu, '')
    .replace(/\p{Pd}/gu, '-');

// Mail programs may leave `=3D` for `=`.
const idIn = /order=(?:3D)?((?:[\dA-Z]{4}-?){2}[\dA-Z]{4})/i;
const keyIn = /key=(?:3D)?([\da-f]{32})/i;

/**
 * The order that an address names, as far as it can be read, however it was mangled on its way; `undefined` if it names
 * none. A merchant's link has no key.
 *
 * @param search the query of the address
 */
export function readOrderLink(search: string): Partial<OrderLink> | undefined {
  const texts = [search, ...mendings(search)].map((text) => plain(text.replaceAll('+', ' ')));
  if (!texts.some((text) => /[?&;](order|key)=/i.test(text))) return undefined;
  const find = (pattern: RegExp) => texts.map((text) => pattern.exec(text)?.[1]).find(Boolean);
  const id = find(idIn)
    ?.toUpperCase()
    // As it may have been copied by hand: order numbers have neither letter.
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/^(.{4})-?(.{4})-?/, '$1-$2-');
  const key = find(keyIn)?.toLowerCase();
  return { ...(isOrderId(id) && { id }), ...(key && { key }) };
}

/** What the sender answers: see `functions/link.ts`. */
type Answer = Omit<Order, 'owner' | 'by' | 'taken' | 'told'> & {
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
  // Whose order it is, and who moved it, is nobody's concern here.
  const hidden = { owner: 'shopper', by: '', taken: {}, told: {} };
  return { order: { ...order, ...hidden }, titles, now: Number.isNaN(time) ? Date.now() : time };
}

/** Turns the emails about an order on or off. @throws unless that was done */
export async function setUpdates({ id, key }: OrderLink, isOn: boolean): Promise<void> {
  const address = addressOf('updates', { id, key, on: `${isOn}` });
  const { ok, status } = await fetch(address, { method: 'POST' });
  if (!ok) throw new Error(`The sender answered ${status}.`);
}
