import { plural } from '../plural';

/** The heading of a search, once the code that searches has loaded. */
export const searchResultsWords = {
  searching: (query: string) => `Searching for “${query}”…`,
  results: (count: number, query: string) =>
    count === 0
      ? `No results for “${query}”`
      : plural(count, {
          one: `1 result for “${query}”`,
          other: `${count} results for “${query}”`,
        }),
  noLongerSold: 'That product is no longer sold. Here is what else we have.',
  noResults: 'Nothing matches. Try another word, or browse everything below.',
};
