import {
  giftKey,
  joiningKey,
  lineIdOf,
  lineKey,
  unsentGiftKey,
  unsentKey,
} from '../services/basketEntries';
import type { BasketEntries, StoredLine } from '../services/basketStore';

/**
 * Makes the basket stored here a mirror of the account's, except for unsent changes and for lines that
 * were removed here since the account's basket was read.
 *
 * @param keysBefore the keys that were stored when it was read
 * @returns the keys that changed; after a sign-in, how many lines only the account had
 */
export function mergeRemote(
  entries: BasketEntries,
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
  const isAfterSignIn = values.has(joiningKey(uid));
  let merged = 0;
  for (const { lineId, productId } of lines) {
    const key = lineKey(lineId, uid);
    const isRemoved = keysBefore.has(key) && !values.has(key);
    if (isRemoved || values.has(unsentKey('remove', lineId, uid))) continue;
    if (isAfterSignIn && !values.has(key)) merged += 1;
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
  return { changed, merged };
}
