import type { offlineWords as english, workerWords as englishWorker } from '../en/offline';

export const offlineWords = {
  newVersion: 'Es gibt eine neue Version dieses Shops.',
  about: 'Zu diesem Shop',
  update: 'Jetzt aktualisieren',
  notNow: 'Später',
  offline: 'Sie sind offline. Preise können sich geändert haben.',
  gotIt: 'Verstanden',
} satisfies typeof english;

export const workerWords = {
  newOrder: 'Neue Bestellung',
} satisfies typeof englishWorker;
