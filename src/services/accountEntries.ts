import {
  giftKey,
  joiningKey,
  lineIdOf,
  lineKey,
  unsentGiftKey,
  unsentIdOf,
  unsentKey,
} from './basketEntries';
import type { StoredLine } from './basketStore';
import type { StoredEntries } from './storedEntries';

/** What the account has not acknowledged. */
export interface UnsentChange {
  added: StoredLine[];
  removed: StoredLine[];
  gift?: boolean;
}

/** Reads what is unsent, with the entries that say so. */
export function readUnsent({ values }: StoredEntries, uid: string) {
  const change: UnsentChange = { added: [], removed: [] };
  const noted = new Map<string, string>();
  for (const [key, value] of values) {
    const addedId = unsentIdOf('add', key, uid);
    const removedId = unsentIdOf('remove', key, uid);
    if (addedId !== undefined) change.added.push({ lineId: addedId, productId: value });
    else if (removedId !== undefined) change.removed.push({ lineId: removedId, productId: value });
    else if (key === unsentGiftKey(uid)) change.gift = value === 'yes';
    else continue;
    noted.set(key, value);
  }
  return { change, noted };
}

/** Removes these entries, but for those that say something else by now. */
export function acknowledge(entries: StoredEntries, noted: ReadonlyMap<string, string>) {
  for (const [key, value] of noted) {
    if (entries.values.get(key) === value) entries.set(key, undefined);
  }
  entries.save();
}

/**
 * Makes the basket that is stored here what the account has, but for what is unsent, and for lines that
 * have been removed since it was read.
 *
 * @param keysBefore the keys that were stored when it was read
 * @returns the keys of what changed; how many lines the account had beside those of a sign-in
 */
export function takeOver(
  entries: StoredEntries,
  uid: string,
  { lines, gift }: { lines: readonly StoredLine[]; gift: boolean },
  keysBefore: ReadonlySet<string>,
) {
  const { values, set } = entries;
  const changed: string[] = [];
  const put = (key: string, value: string | undefined) => {
    if (values.get(key) === value) return;
    set(key, value);
    changed.push(key);
  };
  const isJoining = values.has(joiningKey(uid));
  let joined = 0;
  for (const { lineId, productId } of lines) {
    const key = lineKey(lineId, uid);
    const isRemoved = keysBefore.has(key) && !values.has(key);
    if (isRemoved || values.has(unsentKey('remove', lineId, uid))) continue;
    if (isJoining && !values.has(key)) joined += 1;
    put(key, productId);
  }
  const ids = new Set(lines.map(({ lineId }) => lineId));
  for (const key of [...values.keys()]) {
    const lineId = lineIdOf(key, uid);
    const isKnown = lineId === undefined || ids.has(lineId);
    if (!isKnown && !values.has(unsentKey('add', lineId, uid))) put(key, undefined);
  }
  if (!values.has(unsentGiftKey(uid))) put(giftKey(uid), gift ? 'yes' : undefined);
  set(joiningKey(uid), undefined);
  entries.save();
  return { changed, joined };
}
