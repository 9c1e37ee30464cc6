/** Defined by `serviceWorker.cjs`. */
declare const CACHE_ID: string;
interface Window {
  /** Replaced by the list of files. */
  __WB_MANIFEST: import('workbox-precaching').PrecacheEntry[];
}
