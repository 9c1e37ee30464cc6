const RETRY_MS = 2000;

interface EntriesObserver {
  /** These entries were changed elsewhere, in another tab for example. */
  changed(keys: readonly string[]): void;
  saved(isSaved: boolean): void;
}

/** The entries of local storage whose keys start with `prefix`. All tabs of the shop share them. */
export function createStoredEntries(page: Window, prefix: string) {
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
        // Full or forbidden.
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
    values,
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
