/** What the build puts into the service worker. */
declare const CACHE_ID: string;
interface Window {
  /** The list of files that workbox replaces in its text. */
  __WB_MANIFEST: import('workbox-precaching').PrecacheEntry[];
}
