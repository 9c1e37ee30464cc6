import { giftKey, joiningKey, lineIdOf, lineKey, removedKey } from '../basketKeys';
import {
  type RemoteBasket,
  type StoredLine,
  type SyncObserver,
  TooSoonError,
  type UnsentChange,
} from '../basketStore';
import type { BasketEntries, LocalBasketStore } from '../localBasketStore';
import { readUnsent } from './lazyAccountBasket';

/** Records that the account has made this change, except for what has changed again since. */
function acknowledge(
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
function mergeRemote(
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

/** As in Firestore's full client. */
const TIMEOUT_MS = 15_000;

export interface SyncOptions {
  local: LocalBasketStore;
  uid: string;
  remote: RemoteBasket;
  observer: SyncObserver;
  page: Window;
}

interface Exchange {
  /** Sends what is unsent, as one write. */
  mayWrite: boolean;
  /** Then reads the account's basket. */
  shouldRead: boolean;
  /** Whether the account's basket has left this device: late answers are ignored. */
  isOver: () => boolean;
}

/**
 * Exchanges changes with the account's basket. Rejects if the account doesn't answer in time, and with a
 * `TooSoonError`, after reading, if it didn't take the write yet.
 */
export async function exchangeBasket(
  { local, uid, remote, observer, page }: SyncOptions,
  { mayWrite, shouldRead, isOver }: Exchange,
) {
  const { entries } = local;

  // A pending request would keep the other tabs from syncing.
  const timeout = () =>
    new Promise<never>((_resolve, reject) => {
      page.setTimeout(reject, TIMEOUT_MS, new Error('The account does not answer.'));
    });

  if (isOver()) return;
  const change = mayWrite && readUnsent(entries, uid);
  let tooSoon: TooSoonError | undefined;
  if (change) {
    await Promise.race([remote.write(change), timeout()]).catch((error: unknown) => {
      if (!(error instanceof TooSoonError)) throw error;
      tooSoon = error;
    });
    if (isOver()) return;
    if (!tooSoon) acknowledge(entries, uid, change);
  }
  if (shouldRead) {
    const keysBefore = new Set(entries.values.keys());
    const basket = await Promise.race([remote.read(), timeout()]);
    if (isOver()) return;
    const { changed, merged } = mergeRemote(entries, uid, basket, keysBefore);
    local.report(changed);
    if (merged > 0) observer.merged(merged);
  }
  if (tooSoon) throw tooSoon;
}
