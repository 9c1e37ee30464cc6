import { plural } from '../plural';

export const searchWords = {
  search: 'Search',
  title: (query: string) => `Search: ${query}`,
  results: (count: number, query: string) =>
    count === 0
      ? `No results for “${query}”`
      : plural(count, {
          one: `1 result for “${query}”`,
          other: `${count} results for “${query}”`,
        }),
  noResults: 'Nothing matches. Try another word, or browse everything below.',
  clear: 'Clear search',
  loading: 'Loading products…',
  notLoaded: 'The products couldn’t be loaded.',
  tryAgain: 'Try again',
};
