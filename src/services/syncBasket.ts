import { shop } from '../config';
import { acknowledge, readUnsent, takeOver, type UnsentChange } from './accountEntries';
import type { StoredLine } from './basketStore';
import type { LocalBasketStore } from './localBasketStore';

/** The basket of one account, as the database has it. Both calls reject where it can't be reached. */
export interface RemoteBasket {
  read(): Promise<{ lines: StoredLine[]; gift: boolean }>;
  /** Adds and removes these lines; what is done already stays so. */
  write(change: UnsentChange): Promise<void>;
}

/** A rejection of the database that asking again does not change. */
export class Refused extends Error {}

/** `refused`: there is a network, but no basket to be had for this account. */
export type Reached = 'yes' | 'no' | 'refused';

export interface SyncObserver {
  /** Whether the account can be reached. */
  reached(state: Reached): void;
  /** The basket of a sign-in has joined the account's, which had this many other lines. */
  joined(count: number): void;
}

export interface BasketSync {
  /**
   * Sends what is unsent.
   *
   * @returns whether the account has all of the basket, or can't have it
   */
  save(): Promise<boolean>;
  isRefused(): boolean;
  end(): void;
}

interface Options {
  local: LocalBasketStore;
  uid: string;
  remote: RemoteBasket;
  observer: SyncObserver;
  page: Window;
}

/** How soon a page in view polls again after the account's basket has changed elsewhere. */
const POLL_MS = 20_000;
/** Each poll without news doubles the pause, up to this; what nobody changes costs little. */
const LONGEST_PAUSE_MS = 300_000;
/** The longest pause while the account can't be reached. */
const LONGEST_RETRY_MS = 60_000;
/** A change is sent at once, those that follow within this time together. */
const COLLECT_MS = 5000;
/** How long an answer may take before the shopper is told that the account can't be reached. */
const SLOW_MS = 5000;
/** How long an answer may take at all, as in Firestore's full client. */
const TIMEOUT_MS = 15_000;

/**
 * Keeps the basket that an account has on this device and the one that the database has of it the same.
 * Each tab does so, one at a time: what is not acknowledged is sent, and sending it again changes
 * nothing. What the database has is read when somebody may have changed it: at the start, when the page
 * is shown again or is back online, and by polling.
 */
export function syncBasket({ local, uid, remote, observer, page }: Options): BasketSync {
  const { entries } = local;
  const ending = new AbortController();
  const { signal } = ending;
  let state: Reached = 'yes';
  /** The exchange that was begun last. */
  let last = Promise.resolve();
  let queued: Promise<void> | undefined;
  let isReadDue = true;
  /** The pause after the next poll. */
  let pause = POLL_MS;
  let polling: number | undefined;
  let collecting: number | undefined;
  let hasCollected = false;

  const isOver = () => signal.aborted || local.owner() !== uid;

  /** Reads what other tabs have done: this one may not have heard of it. */
  const isStillWanted = () => {
    entries.readAll();
    return !isOver();
  };

  const tell = (reached: Reached) => {
    state = reached;
    if (!isOver()) observer.reached(reached);
  };

  /** Starts an exchange after the one under way, if there is one. Resolves when it has ended. */
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
    const slow = page.setTimeout(tell, SLOW_MS, 'no');
    try {
      await page.navigator.locks.request(`${shop.basePath}basket/${uid}`, { signal }, exchange);
      tell('yes');
    } catch (error) {
      tell(error instanceof Refused ? 'refused' : 'no');
      if (before === 'yes') pollSoon();
    } finally {
      page.clearTimeout(slow);
    }
  }

  async function exchange() {
    if (!isStillWanted()) return;
    const { change, noted } = readUnsent(entries, uid);
    if (noted.size > 0) {
      await withTimeout(remote.write(change));
      if (!isStillWanted()) return;
      acknowledge(entries, noted);
    }
    if (!isReadDue) return;
    isReadDue = false;
    const keysBefore = new Set(entries.values.keys());
    const basket = await withTimeout(remote.read()).catch((error: unknown) => {
      isReadDue = true;
      throw error;
    });
    if (!isStillWanted()) return;
    const { changed, joined } = takeOver(entries, uid, basket, keysBefore);
    local.report(changed);
    if (joined > 0) observer.joined(joined);
    if (changed.length > 0) pollSoon();
  }

  /** Rejects if there is no answer in time: meanwhile no other tab can sync. */
  function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timeout = page.setTimeout(reject, TIMEOUT_MS, new Error('There is no answer.'));
      void answer.then(resolve, reject).finally(() => {
        page.clearTimeout(timeout);
      });
    });
  }

  const poll = () => {
    if (page.document.visibilityState !== 'visible') return;
    isReadDue = true;
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
        return readUnsent(entries, uid).noted.size === 0;
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
