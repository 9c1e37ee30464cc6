import type { BasketEntries } from './basketStore';

const RETRY_MS = 2000;

export interface EntriesObserver {
  /** These entries were changed elsewhere, in another tab for example. */
  changed(keys: readonly string[]): void;
  /** Whether every entry is stored as it should be. Called each time that this changes. */
  saved(isSaved: boolean): void;
}

export interface StoredEntries extends BasketEntries {
  isSaved(): boolean;
  /**
   * Reads every entry, without a report, then reports every change made elsewhere, until the function
   * that it returns is called. That ends retries too.
   */
  observe(observer: EntriesObserver): () => void;
}

/**
 * The entries of local storage whose keys start with `prefix`. All tabs of the shop share them.
 *
 * @param page the window whose storage it is
 */
export function createStoredEntries(page: Window, prefix: string): StoredEntries {
  const values = new Map<string, string>();
  /** The keys whose entries are not stored as they should be. */
  const unsaved = new Set<string>();
  let observer: EntriesObserver | undefined;
  let wasSaved = true;
  let retry: number | undefined;

  function hold(key: string, value: string | undefined) {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
  }

  function save() {
    let isFull = false;
    for (const key of unsaved) {
      const value = values.get(key);
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
    const changed: string[] = [];
    for (const key of keys) {
      if (!key.startsWith(prefix) || unsaved.has(key)) continue;
      // Not what an event says: this tab may have written the entry since.
      const value = page.localStorage.getItem(key) ?? undefined;
      if (value === values.get(key)) continue;
      hold(key, value);
      changed.push(key);
    }
    if (changed.length > 0) observer?.changed(changed);
  }

  function readAll() {
    try {
      read(new Set([...Object.keys(page.localStorage), ...values.keys()]));
    } catch {
      // Forbidden: there is nothing to read.
    }
  }

  return {
    values,
    set(key, value) {
      if (values.get(key) === value && !unsaved.has(key)) return;
      hold(key, value);
      unsaved.add(key);
    },
    save,
    isSaved: () => unsaved.size === 0,
    readAll,
    observe(given) {
      const listening = new AbortController();
      const { signal } = listening;
      const onStorage = ({ key }: StorageEvent) => {
        if (key !== null) {
          read([key]);
          return;
        }
        // All of the storage was deleted: no shopper does that to lose the basket of an open page.
        for (const known of values.keys()) unsaved.add(known);
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
      observer = given;
      return () => {
        listening.abort();
        observer = undefined;
        page.clearTimeout(retry);
      };
    },
  };
}
