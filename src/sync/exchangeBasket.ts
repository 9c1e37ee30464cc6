import type { SyncObserver } from '../services/accountBasket';
import type { LocalBasketStore } from '../services/basketStore';
import type { RemoteBasket } from '../services/remoteBasket';
import { acknowledge, mergeRemote } from './mirror';
import { readUnsent } from './outbox';

/** How long an answer may take at all, as in Firestore's full client. */
const TIMEOUT_MS = 15_000;

export interface SyncOptions {
  local: LocalBasketStore;
  uid: string;
  remote: RemoteBasket;
  observer: SyncObserver;
  page: Window;
}

/**
 * Sends unsent changes, then reads the account's basket if `isReadDue`. Rejects if the account can't be
 * reached in time.
 *
 * @param isOver whether the account's basket has left this device: answers then change nothing
 */
export async function exchangeBasket(
  { local, uid, remote, observer, page }: SyncOptions,
  isReadDue: boolean,
  isOver: () => boolean,
) {
  const { entries } = local;

  /** Rejects if there is no answer in time: until then no other tab can sync. */
  const withTimeout = <Answer>(answer: Promise<Answer>) =>
    Promise.race([
      answer,
      new Promise<never>((_resolve, reject) => {
        page.setTimeout(reject, TIMEOUT_MS, new Error('The account does not answer.'));
      }),
    ]);

  if (isOver()) return;
  const change = readUnsent(entries, uid);
  if (change) {
    await withTimeout(remote.write(change));
    if (isOver()) return;
    acknowledge(entries, uid, change);
  }
  if (!isReadDue) return;
  const keysBefore = new Set(entries.values.keys());
  const basket = await withTimeout(remote.read());
  if (isOver()) return;
  const { changed, merged } = mergeRemote(entries, uid, basket, keysBefore);
  local.report(changed);
  if (merged > 0) observer.merged(merged);
}
