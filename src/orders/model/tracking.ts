import { shop } from '#shop/config';
import { asciiDigits } from '../../words/digits';

/**
 * The address where a parcel can be tracked: the one in the note of its sending, or its courier's in `shop.tracking`
 * with the parcel's number, the last word with a digit. `undefined` if there is neither.
 */
function trackingLink(note: string): string | undefined {
  const [address] = /https:\/\/\S+/.exec(note) ?? [];
  if (address) return address;
  const number = asciiDigits(note)
    .split(/[\s,:;#]+/)
    .findLast((word) => /\d/.test(word));
  const [, template] =
    Object.entries(shop.tracking ?? {}).find(([courier]) =>
      note.toLowerCase().startsWith(courier.toLowerCase()),
    ) ?? [];
  return number && template?.replace('{number}', () => encodeURIComponent(number.toWellFormed()));
}

export const hasDigit = (text: string) => /\p{Nd}/u.test(text);

/** Whether words are one parcel's number, however a label groups its characters. */
export const areOneNumber = (words: readonly string[]) =>
  words.some(hasDigit) && words.every((word) => hasDigit(word) || word.length <= 2);

/** The parts of a message to the shopper about a parcel. */
interface Parcel {
  /** What `text` is: the courier, usually with the parcel's number, or that number alone. */
  label: 'courier' | 'trackingNumber';
  /** Empty if the merchant noted only an address. */
  text: string;
  /** The address where it can be tracked. */
  link: string | undefined;
}

/** @param note what was noted when the order was sent */
export function parcelOf(note: string): Parcel {
  const link = trackingLink(note);
  const rest = link ? note.replace(link, '').replace(/[\s,;:–-]+$/, '') : note;
  const text = rest.trim();
  return { label: areOneNumber(text.split(/\s+/)) ? 'trackingNumber' : 'courier', text, link };
}
