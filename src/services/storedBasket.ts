import {
  acknowledgedIdOf,
  acknowledgedKey,
  acknowledgedPath,
  giftKey,
  lineIdOf,
  lineKey,
  readVersion1,
  unsentGiftKey,
  unsentKey,
  version1Key,
} from './basketEntries';
import type { BasketEntries, StoredLine } from './basketStore';
import type { StoredEntries } from './storedEntries';

/*
 * What can be done to a stored basket. `owner` is the id of its account; without one it is the
 * device's alone. Nothing here is stored before `save`.
 */

export function contentOf({ values }: BasketEntries, owner: string | undefined) {
  const lines: StoredLine[] = [];
  for (const [key, productId] of values) {
    const lineId = lineIdOf(key, owner);
    if (lineId !== undefined) lines.push({ lineId, productId });
  }
  return { lines, gift: values.has(giftKey(owner)) };
}

/** Adds or removes a line, and records which of the two for the account: the record is stored first. */
export function changeLine(
  { set }: BasketEntries,
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

export function changeGift({ set }: BasketEntries, owner: string | undefined, gift: boolean) {
  if (owner !== undefined) set(unsentGiftKey(owner), gift ? 'yes' : 'no');
  set(giftKey(owner), gift ? 'yes' : undefined);
}

/**
 * Gives an account the basket of the device. What the account had when its last session ended is not
 * unsent: it may have been ordered or removed elsewhere since. What left the basket of the device since
 * then leaves the account's.
 */
export function moveToAccount(entries: BasketEntries, owner: string) {
  const { set, values } = entries;
  const { lines, gift } = contentOf(entries, undefined);
  for (const line of lines) {
    const { lineId, productId } = line;
    if (values.has(acknowledgedKey(lineId, owner))) set(lineKey(lineId, owner), productId);
    else changeLine(entries, owner, line, 'add');
  }
  if (gift) changeGift(entries, owner, true);
  for (const [key, productId] of values) {
    const lineId = acknowledgedIdOf(key, owner);
    if (lineId === undefined || values.has(lineKey(lineId, owner))) continue;
    changeLine(entries, owner, { lineId, productId }, 'remove');
  }
  // A line that is stored twice for a moment is one line all the same.
  entries.save();
  for (const { lineId } of lines) set(lineKey(lineId), undefined);
  set(giftKey(), undefined);
  removeAll(entries, acknowledgedPath);
}

/** Removes all that is stored for an account. */
export const removeBasket = (entries: BasketEntries, owner: string) => {
  removeAll(entries, lineKey('', owner));
};

function removeAll(entries: BasketEntries, path: string) {
  for (const key of entries.values.keys()) {
    if (key.startsWith(path)) entries.set(key, undefined);
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
