import {
  basketPrefix,
  expiredKey,
  giftKey,
  joiningKey,
  lineIdOf,
  lineKey,
  ownerKey,
  recordLineId,
  removedIdOf,
  removedKey,
  writtenKey,
} from './basketKeys';
import type { BasketChange, BasketObserver, BasketStore, StoredLine } from './basketStore';

const RETRY_MS = 2000;

interface EntriesObserver {
  /** These entries were changed elsewhere, in another tab for example. */
  changed(keys: readonly string[]): void;
  saved(isSaved: boolean): void;
}

/**
 * The entries of local storage whose keys start with `prefix`, also kept in memory as storage may be full or
 * forbidden. All tabs of the shop share them.
 */
function createStoredEntries(page: Window, prefix: string) {
  const values = new Map<string, string>();
  const unsaved = new Set<string>();
  let observer: EntriesObserver | undefined;
  let wasSaved = true;
  let retry: number | undefined;

  function setValue(key: string, value: string | undefined) {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  }

  function store(keys: Iterable<string>) {
    for (const key of keys) {
      const value = values.get(key);
      try {
        if (value === undefined) page.localStorage.removeItem(key);
        else page.localStorage.setItem(key, value);
        unsaved.delete(key);
      } catch {
        // Storage is full or forbidden.
        unsaved.add(key);
      }
    }
    const isSaved = unsaved.size === 0;
    if (isSaved !== wasSaved) observer?.saved(isSaved);
    wasSaved = isSaved;
    page.clearTimeout(retry);
    if (!isSaved) retry = page.setTimeout(store, RETRY_MS, unsaved);
  }

  const storedKeys = () => Object.keys(page.localStorage).filter((key) => key.startsWith(prefix));

  /** Reads these entries again, or all of them, and reports what was changed elsewhere. */
  function read(keys?: readonly string[]) {
    const changed: string[] = [];
    try {
      for (const key of keys ?? new Set([...storedKeys(), ...values.keys()])) {
        const value = page.localStorage.getItem(key) ?? undefined;
        if (value === values.get(key) || unsaved.has(key)) continue;
        setValue(key, value);
        changed.push(key);
      }
    } catch {
      // Storage is forbidden.
    }
    if (changed.length > 0) observer?.changed(changed);
  }

  return {
    values: values as ReadonlyMap<string, string>,
    /** Stores an entry, or removes it if `value` is `undefined`. Never throws, but retries. */
    set: (key: string, value: string | undefined) => {
      if (values.get(key) === value && !unsaved.has(key)) return;
      setValue(key, value);
      store([key]);
    },
    read,
    /** Reads every entry without reporting it, then reports changes until the returned function is called. */
    observe(newObserver: EntriesObserver) {
      const ending = new AbortController();
      const { signal } = ending;
      const onStorage = ({ key }: StorageEvent) => {
        // Storage was cleared, but nobody does that to lose the basket of an open page.
        if (key === null) store(values.keys());
        // The event's value may be stale: this tab may have written the entry since.
        else if (key.startsWith(prefix)) read([key]);
      };
      const readAll = () => {
        read();
      };
      page.addEventListener('storage', onStorage, { signal });
      // A page that was asleep or in the back/forward cache has missed storage events.
      page.document.addEventListener('visibilitychange', readAll, { signal });
      page.addEventListener('pageshow', readAll, { signal });
      read();
      observer = newObserver;
      return () => {
        ending.abort();
        observer = undefined;
        page.clearTimeout(retry);
      };
    },
  };
}

export type BasketEntries = Pick<ReturnType<typeof createStoredEntries>, 'values' | 'set' | 'read'>;
export type LocalBasketStore = ReturnType<typeof createLocalBasketStore>;

/** The basket on this device: in the browser's local storage, which all tabs of the shop share. */
export function createLocalBasketStore(page: Window = window) {
  const entries = createStoredEntries(page, basketPrefix);
  const { values, set } = entries;
  /** The uid of the account that the basket belongs to, even after its session has expired. */
  let owner: string | undefined;
  let observer: BasketObserver | undefined;
  let onUnsent: (() => void) | undefined;

  /** A removed line may still have an entry, which another tab stored in the same moment. */
  const productOf = (lineId: string) =>
    owner && values.has(removedKey(lineId, owner))
      ? undefined
      : (values.get(lineKey(lineId)) ?? values.get(lineKey(lineId, owner)));
  const hasGift = () => (values.get(giftKey()) ?? values.get(giftKey(owner))) === 'yes';

  /** The lines with these keys that are in the basket, and the ids of those that no longer are. */
  function linesUnder(keys: Iterable<string>) {
    const added: StoredLine[] = [];
    const removed: string[] = [];
    const ids = Array.from(
      keys,
      (key) => lineIdOf(key) ?? lineIdOf(key, owner) ?? (owner && removedIdOf(key, owner)),
    );
    for (const lineId of new Set(ids)) {
      if (lineId === undefined) continue;
      const productId = productOf(lineId);
      if (productId === undefined) removed.push(lineId);
      else added.push({ lineId, productId });
    }
    return { added, removed };
  }

  function notify(change: BasketChange) {
    for (const { lineId } of change.added) recordLineId(lineId);
    observer?.changed(change);
  }

  /** Shows the basket of the stored owner. */
  function show(isReplacement: boolean) {
    owner = values.get(ownerKey);
    const { added } = linesUnder(values.keys());
    const gift = hasGift();
    if (added.length > 0 || gift || isReplacement)
      notify({ added, removed: [], gift, isReplacement });
  }

  /** Reports the current values of these entries to the observer. */
  function report(keys: readonly string[]) {
    if (values.get(ownerKey) !== owner) {
      // The new owner's entries may not have been read yet.
      entries.read();
      if (values.get(ownerKey) !== owner) show(true);
      return;
    }
    const { added, removed } = linesUnder(keys);
    const gift = keys.includes(giftKey()) || keys.includes(giftKey(owner)) ? hasGift() : undefined;
    if (added.length + removed.length > 0 || gift !== undefined) notify({ added, removed, gift });
  }

  function remove(lineId: string) {
    const shownOwner = owner;
    // Another tab may have just signed in.
    entries.read([ownerKey]);
    const productId = productOf(lineId);
    if (productId === undefined) return;
    if (owner !== undefined) set(removedKey(lineId, owner), productId);
    set(lineKey(lineId), undefined);
    set(lineKey(lineId, owner), undefined);
    if (owner !== shownOwner) notify({ added: [], removed: [lineId] });
    onUnsent?.();
  }

  /** Milliseconds; the same in all tabs. */
  const now = () => page.performance.timeOrigin + page.performance.now();

  /** Records how the last write of the account's basket has ended. */
  function noteWrite(state: 'sent' | 'written' | 'failed') {
    const note = { sent: 'sent', written: `${now()}`, failed: undefined };
    if (owner !== undefined) set(writtenKey(owner), note[state]);
  }

  function removeAll(path: string) {
    for (const key of values.keys()) if (key.startsWith(path)) set(key, undefined);
  }

  const basketStore: BasketStore = {
    observe(newObserver) {
      observer = newObserver;
      const stop = entries.observe({ changed: report, saved: newObserver.saved });
      show(false);
      return () => {
        stop();
        observer = undefined;
      };
    },
    add({ lineId, productId }) {
      if (owner !== undefined) set(removedKey(lineId, owner), undefined);
      set(lineKey(lineId), productId);
      onUnsent?.();
    },
    remove,
    removeOrdered(lineIds) {
      // A second call, after a reload, leaves the choice for the next order alone.
      if (lineIds.some((lineId) => productOf(lineId) !== undefined)) {
        // The choice may reach the account after the order, as a line may.
        set(giftKey(owner), undefined);
        if (owner !== undefined && values.has(giftKey())) set(giftKey(), 'no');
      }
      for (const lineId of lineIds) {
        // The account may receive a line that is being sent after the order has removed it.
        if (owner !== undefined && values.has(lineKey(lineId))) remove(lineId);
        set(lineKey(lineId, owner), undefined);
      }
    },
    setGift(gift) {
      // There is nothing for `no` to overrule without an account.
      set(giftKey(), gift ? 'yes' : owner && 'no');
      onUnsent?.();
    },
  };

  return {
    ...basketStore,
    entries,
    report,
    owner: () => owner,
    /**
     * Makes the basket this account's, and adds the device's own lines to it. `undefined` means that the
     * session has expired: the basket stays, for its account or another one that signs in.
     */
    setOwner(next: string | undefined) {
      // Another tab may have already done so, or removed the basket from this device.
      entries.read();
      if (next === undefined) {
        if (owner !== undefined) set(expiredKey, 'yes');
        return;
      }
      const isExpired = values.has(expiredKey);
      if (next === owner && !isExpired) return;
      if (next !== owner) {
        if (isExpired) {
          // The lines of the former account become the device's own.
          const { added } = linesUnder(values.keys());
          set(giftKey(), hasGift() ? 'yes' : undefined);
          for (const { lineId, productId } of added) set(lineKey(lineId), productId);
        }
        if (owner !== undefined) removeAll(lineKey('', owner));
        set(ownerKey, next);
        show(owner !== undefined);
      }
      if (linesUnder(values.keys()).added.length > 0) set(joiningKey, 'yes');
      set(expiredKey, undefined);
    },
    /** Removes the account's basket from this device, including unsent changes. */
    forget() {
      entries.read();
      if (owner === undefined) return;
      removeAll(basketPrefix);
      show(true);
    },
    /** Whether the account lacks a change that was made on this device. */
    hasUnsent() {
      const uid = owner;
      if (uid === undefined) return false;
      const isUnsent = (key: string) =>
        key === giftKey() || lineIdOf(key) !== undefined || removedIdOf(key, uid) !== undefined;
      return Array.from(values.keys()).some(isUnsent);
    },
    /** Calls the listener after each change that has to be sent to the account. */
    onUnsent(listener: () => void) {
      onUnsent = listener;
    },
    noteWrite,
    /**
     * Milliseconds since this device's last write, in any tab. A write whose answer isn't known counts as made
     * just now, and is noted as that.
     */
    timeSinceWrite() {
      const key = writtenKey(owner ?? '');
      entries.read([key]);
      const since = now() - Number(values.get(key) ?? -Infinity);
      if (since >= 0) return since;
      // The write is still pending, or a reload lost its answer, or the clock was set back.
      noteWrite('written');
      return 0;
    },
  };
}
