import { shop } from '../../../shop/config';

/**
 * Where a parcel can be tracked, from what was noted when it was sent: the address in the note, or that of its courier
 * in `shop.tracking` with the parcel's number, the last word with a digit. `undefined` if there is neither.
 */
export function trackingLink(note: string): string | undefined {
  const [address] = /https:\/\/\S+/.exec(note) ?? [];
  if (address) return address;
  const number = note.split(/[\s,:;#]+/).findLast((word) => /\d/.test(word));
  const [, template] =
    Object.entries(shop.tracking ?? {}).find(([courier]) =>
      note.toLowerCase().startsWith(courier.toLowerCase()),
    ) ?? [];
  return number && template?.replace('{number}', () => encodeURIComponent(number));
}
