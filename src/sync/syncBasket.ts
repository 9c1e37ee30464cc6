import { shop } from '../config';
import type { Reached } from '../services/accountBasket';
import { Refused } from '../services/remoteBasket';
import { createBasketExchange, type SyncOptions } from './exchangeBasket';
import { readUnsent } from './outbox';

export interface BasketSync {
  /**
   * Sends what is unsent.
   *
   * @returns whether the account has all of the basket, or refuses it
   */
  save(): Promise<boolean>;
  isRefused(): boolean;
  end(): void;
}

/** How soon a visible page polls again after the account's basket has changed elsewhere. */
const POLL_MS = 20_000;
/** Each poll without news doubles the pause, up to this: an unchanged basket costs few requests. */
const LONGEST_PAUSE_MS = 300_000;
/** The longest pause while the account can't be reached. */
const LONGEST_RETRY_MS = 60_000;
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
  const isOver = () => signal.aborted || local.owner() !== uid;
  const exchange = createBasketExchange(options, isOver);
  let state: Reached = 'yes';
  /** The exchange that was begun last. */
  let last = Promise.resolve();
  let queued: Promise<void> | undefined;
  /** The pause after the next poll. */
  let pause = POLL_MS;
  let polling: number | undefined;
  let collecting: number | undefined;
  let hasCollected = false;

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
    const before = state;
    const slow = page.setTimeout(setState, SLOW_MS, 'no');
    try {
      const lock = `${shop.basePath}basket/${uid}`;
      const hasNews = await page.navigator.locks.request(lock, { signal }, () => exchange.run());
      if (hasNews) pollSoon();
      setState('yes');
    } catch (error) {
      setState(error instanceof Refused ? 'refused' : 'no');
      if (before === 'yes') pollSoon();
    } finally {
      page.clearTimeout(slow);
    }
  }

  const poll = () => {
    if (page.document.visibilityState !== 'visible') return;
    exchange.requestRead();
    void sync();
  };

  function schedulePoll() {
    page.clearTimeout(polling);
    if (signal.aborted) return;
    polling = page.setTimeout(() => {
      schedulePoll();
      poll();
    }, pause);
    pause = Math.min(2 * pause, state === 'no' ? LONGEST_RETRY_MS : LONGEST_PAUSE_MS);
  }

  function pollSoon() {
    pause = POLL_MS;
    schedulePoll();
  }

  const send = () => {
    hasCollected = collecting !== undefined;
    if (hasCollected) return;
    collecting = page.setTimeout(() => {
      collecting = undefined;
      if (hasCollected) send();
    }, COLLECT_MS);
    void sync();
  };

  const onReturn = () => {
    if (page.document.visibilityState !== 'visible') return;
    pollSoon();
    poll();
  };

  const onVisibilityChange = () => {
    if (page.document.visibilityState === 'visible') onReturn();
    // The page may be about to end.
    else void sync();
  };

  page.addEventListener('online', onReturn, { signal });
  page.addEventListener('focus', onReturn, { signal });
  page.document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  local.onUnsent(send);
  schedulePoll();
  void sync();

  return {
    async save() {
      const isSaved = () => {
        entries.readAll();
        return readUnsent(entries, uid).unsent.size === 0;
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
