/** Of this tab, or of all tabs of this device, also after they are closed. */
export type StorageArea = 'sessionStorage' | 'localStorage';

/** What storage refused; lost at a reload. */
const memory = new Map<string, unknown>();

/** A stored value, unchecked; `null` if there is none. */
export function readSession(key: string, area: StorageArea = 'sessionStorage'): unknown {
  if (memory.has(area + key)) return memory.get(area + key);
  try {
    return JSON.parse(globalThis[area].getItem(key) ?? 'null');
  } catch {
    // Storage is forbidden, or something else has written there.
    return null;
  }
}

/** Stores a value, which a reload doesn't lose; removes it if it is `undefined`. */
export function writeSession(key: string, value: unknown, area: StorageArea = 'sessionStorage') {
  memory.delete(area + key);
  try {
    if (value === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(area + key, value);
  }
}
