import type { StoredLine } from '../../services/basketStore';

/** Ends what the inline script does before React. Returns the lines that were pressed, in order. */
export type HandOver = () => StoredLine[];

declare global {
  interface Window {
    handOver?: HandOver;
    /** Set by the first of the shop's scripts that starts it. */
    isShopStarting?: boolean;
  }
}
