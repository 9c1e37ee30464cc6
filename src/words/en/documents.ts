/** Of the pages beside the shop's own. */
export const documentWords = {
  notFound: 'Page not found',
  notFoundAdvice: 'The address may be out of date or have a typo in it.',
  goTo: (shop: string) => `Go to ${shop}`,
};
