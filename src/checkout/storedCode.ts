import { storedValue } from '../ui/storage';
import { linkedCode } from './linkedCode';

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

const stored = storedValue('sessionStorage', 'code', isStoredCode);

/** The code of this visit, or of a link that was followed since. */
export const storedCode = {
  read(): StoredCode | undefined {
    const known = stored.read();
    const linked = linkedCode.read();
    return linked && linked !== known?.linked ? { ...known, code: linked, linked } : known;
  },
  write(code: StoredCode) {
    stored.write(code);
  },
};

/** Forgets the code once it is used. */
export function forgetCode() {
  storedCode.write({ ...storedCode.read(), code: undefined });
}
