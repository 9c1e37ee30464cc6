import { storedValue } from '../ui/storage';

export interface StoredCode {
  /** The code that the shopper wants to use, as it was typed, or as a link has it. */
  code?: string | undefined;
  /** The code of the last link, which a reload doesn't apply again. */
  linked?: string;
  /** How many codes couldn't be used, and when the next one can be tried: milliseconds, by the clock of the device. */
  wrong?: number;
  waitUntil?: number;
}

const isStoredCode = (value: unknown): value is StoredCode => value instanceof Object;

/** The code of this visit. */
export const storedCode = storedValue('sessionStorage', 'code', isStoredCode);

/** Notes a new code in the address, for the basket: `?code=DIWALI10`, before or after the hash sign. */
export function noteLinkedCode() {
  const [, linked] = /[?&;]code=([^&#]+)/.exec(location.href) ?? [];
  const known = storedCode.read();
  if (linked && linked !== known?.linked) storedCode.write({ ...known, code: linked, linked });
}

/** Forgets the code once it is used. */
export function forgetCode() {
  storedCode.write({ ...storedCode.read(), code: undefined });
}
