import { shop } from '#shop/config';
import { mendings } from '../../mendedLink';
import { withAsciiDigits } from '../../words/digits';
import { isOrderId } from '../model/order';
import type { OrderLink } from '../model/orderLink';

/** A key as mail programs write it: wrapped, with other hyphens, or in the other case. */
const plain = (text: string) =>
  withAsciiDigits(text)
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
    // The number may have been copied by hand; order numbers contain neither of these letters.
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/^(.{4})-?(.{4})-?/, '$1-$2-');
  const key = find(keyIn)?.toLowerCase();
  return { ...(isOrderId(id) && { id }), ...(key && { key }) };
}

/** The fields of an order that say which messages about it its shopper gets. */
export type UpdatesField = 'updates' | 'whatsApp';

/**
 * Turns the emails about an order on or off, as mail programs do, or the WhatsApp messages: see `functions/requests.ts`.
 *
 * @throws unless that was done
 */
export async function setUpdates(
  { id, key }: OrderLink,
  field: UpdatesField,
  isOn: boolean,
): Promise<void> {
  const way = field === 'whatsApp' && { way: field };
  const query = new URLSearchParams({ id, key, on: `${isOn}`, ...way }).toString();
  const { ok, status } = await fetch(`${shop.basePath}functions/updates?${query}`, {
    method: 'POST',
  });
  if (!ok) throw new Error(`The functions answered ${status}.`);
}
