export const offlineWords = {
  newVersion: 'A new version of this shop is available.',
  about: 'About this shop',
  update: 'Update now',
  notNow: 'Not now',
};
