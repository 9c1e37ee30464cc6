import type { offlineWords as englishOffline, workerWords as englishWorker } from '../en/offline';

export const offlineWords = {
  newVersion: 'Es gibt eine neue Version dieses Shops.',
  about: 'Hinweise zum Shop',
  update: 'Jetzt aktualisieren',
  notNow: 'Später',
  offline: 'Sie sind offline. Preise können sich geändert haben.',
  gotIt: 'Verstanden',
} satisfies typeof englishOffline;

/** Texts of notifications that the service worker shows. */
export const workerWords = {
  /** Shown if a message can’t be read. */
  newOrder: 'Neue Bestellung',
} satisfies typeof englishWorker;
