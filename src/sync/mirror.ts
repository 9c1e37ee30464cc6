import type { BasketEntries, StoredLine } from '../services/basketStore';
import type { UnsentChange } from '../services/remoteBasket';
import { giftKey, joiningKey, lineIdOf, lineKey, removedKey } from '../services/storage/basketKeys';

/** Records that the account has made this change, except for what has changed again since. */
export function acknowledge(
  { values, set }: BasketEntries,
  uid: string,
  { added, removed, gift }: UnsentChange,
) {
  for (const { lineId, productId } of added) {
    if (!values.has(lineKey(lineId))) continue;
    set(lineKey(lineId, uid), productId);
    set(lineKey(lineId), undefined);
  }
  for (const { lineId } of removed) set(removedKey(lineId, uid), undefined);
  if (gift !== undefined && (values.get(giftKey()) === 'yes') === gift) {
    set(giftKey(uid), gift ? 'yes' : undefined);
    set(giftKey(), undefined);
  }
}

/**
 * Makes the mirror of the account's basket equal to it, except for lines that were removed or ordered
 * here while it was being read.
 *
 * @param keysBefore the keys that were stored before it was read
 * @returns the keys that changed and, after a sign-in, how many lines only the account had
 */
export function mergeRemote(
  { values, set }: BasketEntries,
  uid: string,
  { lines, gift }: { lines: readonly StoredLine[]; gift: boolean },
  keysBefore: ReadonlySet<string>,
) {
  const changed: string[] = [];
  const put = (key: string, value: string | undefined) => {
    if (values.get(key) === value) return;
    set(key, value);
    changed.push(key);
  };
  let merged = 0;
  for (const { lineId, productId } of lines) {
    const key = lineKey(lineId, uid);
    const isOrdered = keysBefore.has(key) && !values.has(key);
    if (isOrdered || values.has(removedKey(lineId, uid))) continue;
    if (!values.has(key) && !values.has(lineKey(lineId))) merged += 1;
    put(key, productId);
  }
  const ids = new Set(lines.map(({ lineId }) => lineId));
  for (const key of values.keys()) {
    const lineId = lineIdOf(key, uid);
    if (lineId !== undefined && !ids.has(lineId)) put(key, undefined);
  }
  put(giftKey(uid), gift ? 'yes' : undefined);
  if (!values.has(joiningKey)) merged = 0;
  set(joiningKey, undefined);
  return { changed, merged };
}
