import {
  giftKey,
  lineIdOf,
  lineKey,
  readVersion1,
  unsentGiftKey,
  unsentKey,
  version1Key,
} from './basketEntries';
import type { StoredLine } from './basketStore';
import type { StoredEntries } from './storedEntries';

/*
 * What can be done to a stored basket. `owner` is the id of its account; without one it is the
 * device's alone. Nothing here is stored before `save`.
 */

export function contentOf({ values }: StoredEntries, owner: string | undefined) {
  const lines: StoredLine[] = [];
  for (const [key, productId] of values) {
    const lineId = lineIdOf(key, owner);
    if (lineId !== undefined) lines.push({ lineId, productId });
  }
  return { lines, gift: values.has(giftKey(owner)) };
}

/** Adds a line or removes it, and notes for the account which of the two: the note is stored first. */
export function changeLine(
  { set }: StoredEntries,
  owner: string | undefined,
  { lineId, productId }: StoredLine,
  what: 'add' | 'remove',
) {
  if (owner !== undefined) {
    set(unsentKey(what === 'add' ? 'remove' : 'add', lineId, owner), undefined);
    set(unsentKey(what, lineId, owner), productId);
  }
  set(lineKey(lineId, owner), what === 'add' ? productId : undefined);
}

export function changeGift({ set }: StoredEntries, owner: string | undefined, gift: boolean) {
  if (owner !== undefined) set(unsentGiftKey(owner), gift ? 'yes' : 'no');
  set(giftKey(owner), gift ? 'yes' : undefined);
}

/** Adds the basket of one owner to that of another, and removes it where it was. */
export function moveBasket(
  entries: StoredEntries,
  from: string | undefined,
  to: string | undefined,
) {
  const { lines, gift } = contentOf(entries, from);
  if (lines.length === 0 && !gift) return;
  for (const line of lines) changeLine(entries, to, line, 'add');
  if (gift) changeGift(entries, to, true);
  // A line that is stored twice for a moment is one line all the same.
  entries.save();
  for (const { lineId } of lines) entries.set(lineKey(lineId, from), undefined);
  entries.set(giftKey(from), undefined);
  entries.save();
}

/** Removes all that is stored for an account. */
export function removeBasket(entries: StoredEntries, owner: string) {
  for (const key of entries.values.keys()) {
    if (key.startsWith(lineKey('', owner))) entries.set(key, undefined);
  }
  entries.save();
}

/** Makes lines of the device's basket of what version 1 has stored. */
export function moveVersion1(entries: StoredEntries, page: Window) {
  const old = readVersion1(page);
  if (!old) return;
  for (const line of old.lines) changeLine(entries, undefined, line, 'add');
  if (old.gift) changeGift(entries, undefined, true);
  entries.save();
  if (entries.isSaved()) page.localStorage.removeItem(version1Key);
}
