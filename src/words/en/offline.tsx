export const offlineWords = {
  newVersion: 'A new version of this shop is available.',
  about: 'About this shop',
  update: 'Update now',
  notNow: 'Not now',
  offline: 'You’re offline. Prices may have changed.',
  gotIt: 'Got it',
};

/** Texts of notifications that the service worker shows. */
export const workerWords = {
  /** Shown if a message can’t be read. */
  newOrder: 'New order',
};
