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

/** How often a page that is in view asks for changes of other devices. */
const LOOK_MS = 20_000;
/** How long an answer may take before the shopper is told that the account can't be reached. */
const SLOW_MS = 5000;

/**
 * Keeps the basket that an account has on this device and the one that the database has of it the same.
 * Each tab does so, one at a time: what is not acknowledged is sent, and sending it again changes
 * nothing; then what the database has is taken over.
 */
export function syncBasket({ local, uid, remote, observer, page }: Options): BasketSync {
  const { entries } = local;
  const ending = new AbortController();
  const { signal } = ending;
  let state: Reached = 'yes';
  /** The exchange that was begun last. */
  let last = Promise.resolve();
  let queued: Promise<void> | undefined;

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
    const slow = page.setTimeout(tell, SLOW_MS, 'no');
    try {
      await page.navigator.locks.request(`${shop.basePath}basket/${uid}`, { signal }, exchange);
      tell('yes');
    } catch (error) {
      tell(error instanceof Refused ? 'refused' : 'no');
    } finally {
      page.clearTimeout(slow);
    }
  }

  async function exchange() {
    if (!isStillWanted()) return;
    const { change, noted } = readUnsent(entries, uid);
    if (noted.size > 0) {
      await remote.write(change);
      if (!isStillWanted()) return;
      acknowledge(entries, noted);
    }
    const keysBefore = new Set(entries.values.keys());
    const basket = await remote.read();
    if (!isStillWanted()) return;
    const { changed, joined } = takeOver(entries, uid, basket, keysBefore);
    local.report(changed);
    if (joined > 0) observer.joined(joined);
  }

  const look = () => {
    if (page.document.visibilityState === 'visible') void sync();
  };
  page.addEventListener('online', look, { signal });
  page.addEventListener('focus', look, { signal });
  page.document.addEventListener('visibilitychange', look, { signal });
  const looking = page.setInterval(look, LOOK_MS);
  local.onUnsent(() => void sync());
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
      page.clearInterval(looking);
      local.onUnsent(() => undefined);
    },
  };
}
