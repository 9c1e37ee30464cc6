export const searchWords = {
  search: 'Search',
  title: (query: string) => `Search: ${query}`,
  clear: 'Clear search',
  loading: 'Loading products…',
  notLoaded: 'The products couldn’t be loaded.',
  tryAgain: 'Try again',
};
