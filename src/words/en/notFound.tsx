/** Texts for addresses that lead nowhere, on the host's 404 page and on a screen that loads only then. */
export const notFoundWords = {
  title: 'Page not found',
  advice:
    'The address may be out of date or have a typo in it. A product may have moved or may no longer be sold.',
};
