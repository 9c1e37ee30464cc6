/** In notifications that the service worker shows. */
export const workerWords = {
  /** If a message can’t be read. */
  newOrder: 'New order',
};
