import type { offlineWords as englishOffline, workerWords as englishWorker } from '../en/offline';

export const offlineWords = {
  newVersion: 'इस दुकान का नया वर्शन आ गया है।',
  about: 'इस दुकान के बारे में',
  update: 'अभी अपडेट करें',
  notNow: 'अभी नहीं',
  offline: 'आप ऑफ़लाइन हैं। हो सकता है कि कीमतें बदल गई हों।',
  gotIt: 'ठीक है',
} satisfies typeof englishOffline;

/** Texts of notifications that the service worker shows. */
export const workerWords = {
  /** Shown if a message can’t be read. */
  newOrder: 'नया ऑर्डर',
} satisfies typeof englishWorker;
