import type { SyncObserver } from '../services/accountBasket';
import type { LocalBasketStore } from '../services/basketStore';
import { type RemoteBasket, TooSoonError } from '../services/remoteBasket';
import { acknowledge, mergeRemote } from './mirror';
import { readUnsent } from './outbox';

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
  isWriting: boolean;
  /** Then reads the account's basket. */
  isReading: boolean;
  /** Whether the account's basket has left this device: late answers are ignored. */
  isOver: () => boolean;
}

/**
 * Exchanges changes with the account's basket. Rejects if the account doesn't answer in time, and with a
 * `TooSoonError`, after reading, if it didn't take the write yet.
 */
export async function exchangeBasket(
  { local, uid, remote, observer, page }: SyncOptions,
  { isWriting, isReading, isOver }: Exchange,
) {
  const { entries } = local;

  // A pending request would keep the other tabs from syncing.
  const timeout = () =>
    new Promise<never>((_resolve, reject) => {
      page.setTimeout(reject, TIMEOUT_MS, new Error('The account does not answer.'));
    });

  if (isOver()) return;
  const change = isWriting && readUnsent(entries, uid);
  let tooSoon: TooSoonError | undefined;
  if (change) {
    await Promise.race([remote.write(change), timeout()]).catch((error: unknown) => {
      if (!(error instanceof TooSoonError)) throw error;
      tooSoon = error;
    });
    if (isOver()) return;
    if (!tooSoon) acknowledge(entries, uid, change);
  }
  if (isReading) {
    const keysBefore = new Set(entries.values.keys());
    const basket = await Promise.race([remote.read(), timeout()]);
    if (isOver()) return;
    const { changed, merged } = mergeRemote(entries, uid, basket, keysBefore);
    local.report(changed);
    if (merged > 0) observer.merged(merged);
  }
  if (tooSoon) throw tooSoon;
}
