export const searchWords = {
  search: 'Search',
  categories: 'Categories',
  /** Of the categories. */
  all: 'All',
  loading: 'Loading products…',
  notLoaded: 'The products couldn’t be loaded.',
  tryAgain: 'Try again',
};
