import { plural } from '../plural';

/** About a search or a category, once the code that lists products has loaded. */
export const searchResultsWords = {
  title: (query: string) => `Search: ${query}`,
  searching: (query: string) => `Searching for “${query}”…`,
  results: (count: number, query: string) =>
    count === 0
      ? `No results for “${query}”`
      : plural(count, {
          one: `1 result for “${query}”`,
          other: `${count} results for “${query}”`,
        }),
  both: (heading: string, text: string) => `${heading}. ${text}`,
  noResults: 'Nothing matches. Try another word, or browse everything below.',
  clear: 'Clear search',
  gift: 'Buying a gift? Choose “This is a gift” when you review your order, and we’ll leave the prices off the packing slip.',

  products: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
  allProducts: 'All products',
  showAll: 'Show all products',
  noCategory: 'Category not found',
  noCategoryHint: 'We may have renamed it. Here is everything we sell.',

  sortBy: 'Sort by',
  featured: 'Featured',
  cheapestFirst: 'Price: low to high',
  dearestFirst: 'Price: high to low',
};
