/** Of what is read without the shop's scripts: the page before React, and the pages beside the shop. */
export const documentWords = {
  oldBrowser:
    'You can look around. To fill a basket or sign in, please update your browser or turn on JavaScript.',
  notFound: 'Page not found',
  notFoundAdvice:
    'The address may be out of date or have a typo in it. A product may have moved, or is no longer sold.',
  goTo: (shop: string) => `Go to ${shop}`,
  backTo: (shop: string) => `Back to ${shop}`,
};
