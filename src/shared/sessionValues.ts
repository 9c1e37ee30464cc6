/** What session storage refused; lost at a reload. */
const memory = new Map<string, unknown>();

/** A value of this tab, unchecked; `null` if there is none. */
export function readSession(key: string): unknown {
  if (memory.has(key)) return memory.get(key);
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is forbidden, or something else has written there.
    return null;
  }
}

/** Stores a value of this tab, which a reload doesn't lose; removes it if it is `undefined`. */
export function writeSession(key: string, value: unknown) {
  memory.delete(key);
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    if (value !== undefined) memory.set(key, value);
  }
}
