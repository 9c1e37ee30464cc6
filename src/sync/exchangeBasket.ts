import type { SyncObserver } from '../services/accountBasket';
import type { LocalBasketStore } from '../services/basketStore';
import type { RemoteBasket } from '../services/remoteBasket';
import { mergeRemote } from './mergeRemote';
import { acknowledge, readUnsent } from './outbox';

/** How long an answer may take at all, as in Firestore's full client. */
const TIMEOUT_MS = 15_000;

export interface SyncOptions {
  local: LocalBasketStore;
  uid: string;
  remote: RemoteBasket;
  observer: SyncObserver;
  page: Window;
}

export interface BasketExchange {
  /** The next `run` also reads the account's basket. */
  requestRead(): void;
  /**
   * Sends unsent changes, then reads the account's basket if that was requested. Rejects if the account
   * can't be reached in time.
   *
   * @returns whether the account had changed elsewhere
   */
  run(): Promise<boolean>;
}

/** @param isOver whether the account's basket has left this tab: answers then change nothing. */
export function createBasketExchange(
  { local, uid, remote, observer, page }: SyncOptions,
  isOver: () => boolean,
): BasketExchange {
  const { entries } = local;
  let isReadDue = true;

  /** Reads the entries again: this tab may not have heard yet what another has done. */
  const isOverInAnyTab = () => {
    entries.readAll();
    return isOver();
  };

  /** Rejects if there is no answer in time: until then no other tab can sync. */
  function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timeout = page.setTimeout(reject, TIMEOUT_MS, new Error('There is no answer.'));
      void answer.then(resolve, reject).finally(() => {
        page.clearTimeout(timeout);
      });
    });
  }

  return {
    requestRead() {
      isReadDue = true;
    },
    async run() {
      if (isOverInAnyTab()) return false;
      const { change, unsent } = readUnsent(entries, uid);
      if (unsent.size > 0) {
        await withTimeout(remote.write(change));
        if (isOverInAnyTab()) return false;
        acknowledge(entries, unsent);
      }
      if (!isReadDue) return false;
      isReadDue = false;
      const keysBefore = new Set(entries.values.keys());
      const basket = await withTimeout(remote.read()).catch((error: unknown) => {
        isReadDue = true;
        throw error;
      });
      if (isOverInAnyTab()) return false;
      const { changed, merged } = mergeRemote(entries, uid, basket, keysBefore);
      local.report(changed);
      if (merged > 0) observer.merged(merged);
      return changed.length > 0;
    },
  };
}
