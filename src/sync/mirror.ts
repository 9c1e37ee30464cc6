import type { BasketEntries, StoredLine } from '../services/basketStore';
import type { UnsentChange } from '../services/remoteBasket';
import { giftKey, joiningKey, lineIdOf, lineKey, removedKey } from '../services/storage/basketKeys';

/** Records that the account has this change, except for what has changed since. */
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
 * Makes what is stored here for the account the same as what it has, except for lines that were removed
 * here and, since the account's basket was read, ordered here.
 *
 * @param keysBefore the keys that were stored when it was read
 * @returns the keys that changed; after a sign-in, how many lines only the account had
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
