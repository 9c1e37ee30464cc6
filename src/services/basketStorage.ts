import { shop } from '../config';

/** Where the browser keeps the basket. Of its own, so that two shops on one host don't share one. */
export const basketKey = `${shop.basePath}basket`;
const asideKey = `${basketKey}:aside`;

export interface BasketStorageListener {
  /** Another tab has stored this text; `null` when it was deleted. */
  changed(text: string | null): void;
  /** Nothing could be stored: storage is full, forbidden or missing. */
  failed(): void;
}

/** A place for one text, shared by all tabs of the shop. No call throws. */
export interface BasketStorage {
  /** The stored text; `null` where there is none. */
  read(): string | null;
  /** Stores the text, asked for when it is due: soon after, and at the latest when the page goes. */
  write(text: () => string): void;
  /** Keeps a text that could not be read, out of the way. */
  setAside(text: string): void;
  observe(listener: BasketStorageListener): void;
}

/** The basket in the browser's local storage. */
export function createBasketStorage(): BasketStorage {
  let due: (() => string) | undefined;
  let listener: BasketStorageListener | undefined;

  const store = () => {
    if (!due) return;
    const text = due();
    due = undefined;
    try {
      localStorage.setItem(basketKey, text);
    } catch {
      listener?.failed();
    }
  };
  const read = () => {
    try {
      return localStorage.getItem(basketKey);
    } catch {
      return null;
    }
  };

  return {
    read,
    write(text) {
      // After the frame that answers the shopper: a long basket takes a while to write.
      if (!due) setTimeout(store);
      due = text;
    },
    setAside(text) {
      try {
        localStorage.setItem(asideKey, text);
      } catch {
        // No room for it; what can be kept is more important.
      }
    },
    observe(observer) {
      listener = observer;
      addEventListener('storage', ({ key, newValue }) => {
        if (key === basketKey || key === null) observer.changed(newValue);
      });
      addEventListener('pagehide', store);
      document.addEventListener('visibilitychange', () => {
        // A page that was asleep, or is back from the cache, has heard nothing.
        if (document.visibilityState === 'hidden') store();
        else observer.changed(read());
      });
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) observer.changed(read());
      });
    },
  };
}
