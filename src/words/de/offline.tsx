import type { offlineWords as englishOffline, workerWords as englishWorker } from '../en/offline';

export const offlineWords = {
  newVersion: 'Es gibt eine neue Version dieses Shops.',
  about: 'Hinweise zum Shop',
  update: 'Jetzt aktualisieren',
  notNow: 'Später',
  offline: 'Sie sind offline. Preise können sich geändert haben.',
  gotIt: 'Verstanden',
} satisfies typeof englishOffline;

/** In notifications that the service worker shows. */
export const workerWords = {
  /** If a message can’t be read. */
  newOrder: 'Neue Bestellung',
} satisfies typeof englishWorker;
