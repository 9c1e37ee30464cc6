import { shop } from '../config';
import type { Reached } from '../services/accountBasket';
import { Refused } from '../services/remoteBasket';
import { exchangeBasket, type SyncOptions } from './exchangeBasket';
import { readUnsent } from './outbox';

export interface BasketSync {
  uid: string;
  /**
   * Sends what is unsent.
   *
   * @returns whether the account has all of the basket, or refuses it
   */
  save(): Promise<boolean>;
  isRefused(): boolean;
  end(): void;
}

/** How often a visible page reads the account's basket: an unchanged one costs few requests. */
const POLL_MS = 120_000;
/** The same while the account can't be reached. */
const RETRY_MS = 30_000;
/** A change is sent at once, those that follow within this time together. */
const COLLECT_MS = 5000;
/** How long an answer may take before the shopper reads that the account can't be reached. */
const SLOW_MS = 5000;

/**
 * Keeps the account's basket on this device and the one in the database the same. It sends changes as
 * they are made, and reads whenever another device may have made some: at the start, when the page is
 * shown again or back online, and by polling. Tabs take turns.
 */
export function syncBasket(options: SyncOptions): BasketSync {
  const { local, uid, observer, page } = options;
  const { entries } = local;
  const ending = new AbortController();
  const { signal } = ending;
  let state: Reached = 'yes';
  let isReadDue = true;
  /** The exchange that was started last. */
  let last = Promise.resolve();
  let queued: Promise<void> | undefined;
  let polling: number | undefined;
  let collecting: number | undefined;

  const isOver = () => {
    // Another tab may have removed the account's basket, and its event is still under way.
    entries.read();
    return signal.aborted || local.owner() !== uid;
  };

  const setState = (reached: Reached) => {
    state = reached;
    if (!isOver()) observer.reached(reached);
  };

  /** Starts an exchange after the current one, if there is one. Resolves when it has ended. */
  function sync(): Promise<void> {
    queued ??= last.then(() => {
      queued = undefined;
      last = run();
      return last;
    });
    return queued;
  }

  async function run() {
    const slow = page.setTimeout(setState, SLOW_MS, 'no');
    const isReading = isReadDue;
    isReadDue = false;
    try {
      await page.navigator.locks.request(`${shop.basePath}basket/${uid}`, { signal }, () =>
        exchangeBasket(options, isReading, isOver),
      );
      setState('yes');
    } catch (error) {
      isReadDue = true;
      setState(error instanceof Refused ? 'refused' : 'no');
      schedulePoll();
    } finally {
      page.clearTimeout(slow);
    }
  }

  function schedulePoll() {
    page.clearTimeout(polling);
    if (!signal.aborted) polling = page.setTimeout(poll, state === 'no' ? RETRY_MS : POLL_MS);
  }

  function poll() {
    schedulePoll();
    if (page.document.visibilityState !== 'visible') return;
    isReadDue = true;
    void sync();
  }

  const onVisibilityChange = () => {
    if (page.document.visibilityState === 'visible') poll();
    // The page may be about to end.
    else void sync();
  };

  const send = () => {
    if (collecting !== undefined) return;
    collecting = page.setTimeout(() => {
      collecting = undefined;
      void sync();
    }, COLLECT_MS);
    void sync();
  };

  page.addEventListener('online', poll, { signal });
  page.addEventListener('focus', poll, { signal });
  page.document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  local.onUnsent(send);
  schedulePoll();
  void sync();

  return {
    uid,
    async save() {
      const isSaved = () => {
        entries.read();
        return !readUnsent(entries, uid);
      };
      if (isSaved()) return true;
      await sync();
      return isSaved() || state === 'refused';
    },
    isRefused: () => state === 'refused',
    end() {
      ending.abort();
      for (const timer of [polling, collecting]) page.clearTimeout(timer);
      local.onUnsent(() => undefined);
    },
  };
}
