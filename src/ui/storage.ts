import { shop } from '#shop/config';

/*
 * The one module that touches storage, apart from pictures (`pictureStore.ts`), which load later, and the basket's
 * entries: those are plain texts that the script in the page's head writes, too, and `localBasketStore.ts` retries them
 * itself.
 */

/** Session storage belongs to one tab; all tabs share local storage. */
export type StorageArea = 'sessionStorage' | 'localStorage';

/** Keys start with the shop's path, because shops at one address share storage. No path contains a colon. */
const userPrefix = `${shop.basePath}user:`;

/** Values that storage refused, by key and area; lost at a reload. */
const memory = new Map<string, unknown>();

/** Returns `undefined` if storage is forbidden or full, or has something else than JSON. */
function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * A value in storage, as JSON. While storage is forbidden or full, it lasts as long as the page.
 *
 * @param name starts with `user:` if the value belongs to the signed-in user or to the guest
 */
export function storedValue<Value>(
  area: StorageArea,
  name: string,
  isValid: (value: unknown) => value is Value,
) {
  const key = shop.basePath + name;
  return {
    key,
    /** Returns `undefined` if there is no value, or if something else has written one. */
    read(): Value | undefined {
      const value: unknown =
        memory.get(key + area) ??
        tryStorage(() => JSON.parse(globalThis[area].getItem(key) ?? 'null') as unknown);
      return isValid(value) ? value : undefined;
    },
    /** Removes it if it is `undefined`. Returns whether storage has done so. */
    write(value: Value | undefined): boolean {
      memory.set(key + area, value);
      const isStored = tryStorage(() => {
        if (value === undefined) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, JSON.stringify(value));
        return memory.delete(key + area);
      });
      return isStored ?? false;
    },
  };
}

/** Removes everything of a user or guest from this device and tab, once their session has ended. */
export function forgetUser() {
  const isOfUser = (key: string) => key.startsWith(userPrefix);
  for (const key of memory.keys()) if (isOfUser(key)) memory.delete(key);
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    tryStorage(() => {
      for (const key of Object.keys(globalThis[area])) {
        if (isOfUser(key)) globalThis[area].removeItem(key);
      }
    });
  }
}
