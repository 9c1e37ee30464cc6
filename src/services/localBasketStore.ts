import { giftKey, lineIdOf, lineKey, readVersion1, version1Key } from './basketEntries';
import type { BasketChange, BasketObserver, BasketStore } from './basketStore';
import { noteLineId } from './lineId';

const RETRY_MS = 2000;

/**
 * The basket in the browser's local storage, which all tabs of the shop share.
 *
 * @param page the window whose storage it is
 */
export function createLocalBasketStore(page: Window = window): BasketStore {
  /** What each entry of the basket holds, or should hold, by its key. */
  const entries = new Map<string, string>();
  /** The keys whose entries are not stored as they should be. */
  const unsaved = new Set<string>();
  let observer: BasketObserver | undefined;
  let wasSaved = true;
  let retry: number | undefined;

  function set(key: string, value: string | undefined) {
    if (value === undefined) entries.delete(key);
    else entries.set(key, value);
    unsaved.add(key);
  }

  function save() {
    let isFull = false;
    for (const key of unsaved) {
      const value = entries.get(key);
      if (isFull && value !== undefined) continue;
      try {
        if (value === undefined) page.localStorage.removeItem(key);
        else page.localStorage.setItem(key, value);
        unsaved.delete(key);
      } catch {
        // Full or forbidden. Removals still work where it is full.
        isFull = true;
      }
    }
    const isSaved = unsaved.size === 0;
    if (isSaved !== wasSaved) observer?.saved(isSaved);
    wasSaved = isSaved;
    page.clearTimeout(retry);
    if (!isSaved) retry = page.setTimeout(save, RETRY_MS);
  }

  /** Takes over what is stored under these keys, and reports what is new. */
  function read(keys: Iterable<string>) {
    const change: BasketChange = { added: [], removed: [] };
    for (const key of keys) {
      const lineId = lineIdOf(key);
      if ((lineId === undefined && key !== giftKey) || unsaved.has(key)) continue;
      // Not what an event says: this tab may have written the entry since.
      const value = page.localStorage.getItem(key) ?? undefined;
      if (value === entries.get(key)) continue;
      set(key, value);
      unsaved.delete(key);
      if (lineId === undefined) change.gift = value !== undefined;
      else if (value === undefined) change.removed.push(lineId);
      else change.added.push({ lineId, productId: value });
    }
    report(change);
  }

  function readAll() {
    try {
      read(new Set([...Object.keys(page.localStorage), ...entries.keys()]));
    } catch {
      // Forbidden: there is nothing to read.
    }
  }

  function moveVersion1() {
    const old = readVersion1(page);
    if (!old) return;
    for (const { lineId, productId } of old.lines) set(lineKey(lineId), productId);
    if (old.gift) set(giftKey, 'yes');
    save();
    report({ added: old.lines, removed: [], gift: entries.has(giftKey) });
    if (unsaved.size === 0) page.localStorage.removeItem(version1Key);
  }

  function report(change: BasketChange) {
    for (const { lineId } of change.added) noteLineId(lineId);
    const isEmpty = change.added.length + change.removed.length === 0;
    if (!isEmpty || change.gift !== undefined) observer?.changed(change);
  }

  return {
    observe(given) {
      observer = given;
      const listening = new AbortController();
      const { signal } = listening;
      const onStorage = ({ key }: StorageEvent) => {
        if (key !== null) {
          read([key]);
          return;
        }
        // All of the storage was deleted: no shopper does that to lose the basket of an open page.
        for (const known of entries.keys()) unsaved.add(known);
        save();
      };
      page.addEventListener('storage', onStorage, { signal });
      // A page that was asleep, or comes back from the browser's cache, has missed some events.
      page.document.addEventListener('visibilitychange', readAll, { signal });
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) readAll();
      };
      page.addEventListener('pageshow', onShow, { signal });
      readAll();
      moveVersion1();
      return () => {
        listening.abort();
        observer = undefined;
      };
    },
    add({ lineId, productId }) {
      set(lineKey(lineId), productId);
      save();
    },
    remove(lineId) {
      set(lineKey(lineId), undefined);
      save();
    },
    setGift(gift) {
      set(giftKey, gift ? 'yes' : undefined);
      save();
    },
  };
}
