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
  similar: (query: string) => `We don’t have “${query}”. Similar:`,
  misspelt: (query: string) => `No results for “${query}”. Did you mean:`,
  mentioned: (query: string) => `Nothing is called “${query}”. Related:`,
  related: 'Related',
  others: 'More from the shop',
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

/** What shoppers type into the search if they look for the shop's terms; singular finds plural, too. */
export const searchTermsWords = {
  payment: [
    'cash on delivery',
    'pay on delivery',
    'cod',
    'cash',
    'upi',
    'payment',
    'pay',
    'paying',
    'gpay',
    'google pay',
    'phonepe',
    'paytm',
  ],
  delivery: [
    'delivery',
    'deliver',
    'shipping',
    'ship',
    'shipment',
    'postage',
    'courier',
    'dispatch',
  ],
  returns: ['return', 'refund', 'exchange', 'money back', 'send back'],
  gift: ['gift', 'gifting', 'present'],
  /** They may stand around the words above. */
  others: [
    'charge',
    'cost',
    'fee',
    'price',
    'free',
    'time',
    'day',
    'date',
    'policy',
    'option',
    'method',
    'how',
    'long',
    'much',
    'many',
    'fast',
    'when',
    'what',
    'is',
    'are',
    'does',
    'do',
    'can',
    'i',
    'you',
    'it',
    'take',
    'within',
    'to',
    'for',
    'the',
    'a',
    'and',
    'or',
    'by',
    'of',
    'your',
    'my',
    'with',
    'available',
    'information',
    'term',
    'order',
    'home',
  ],
};

/** The words of a query that say for whom or what something is: `watch for men`, `men ke liye watch`. */
export const purposePattern = /\sfor\s.*$|^.*\s(?:ke liye|के लिए)(?=\s)/i;

/** How shoppers write prices into the search: `#` stands for an amount. */
export const searchPriceWords = {
  below: ['under #', 'below #', 'less than #', 'cheaper than #', '# se kam', '# से कम'],
  upTo: ['up to #', 'upto #', 'at most #', 'within #', 'maximum #', '# tak', '# तक'],
  above: ['over #', 'above #', 'more than #'],
  from: ['at least #', 'starting at #', 'from #', 'minimum #'],
  between: ['between # and #', 'from # to #', '# to #', '# - #', '# – #'],
  /** Without an amount: these sort by price. “Cheapest” comes before “cheap”, which it begins with. */
  cheap: [
    'cheap and best',
    'cheapest',
    'cheaper',
    'cheap',
    'inexpensive',
    'affordable',
    'at a low price',
    'at low price',
    'lowest price',
    'low price',
    'low cost',
    'on a budget',
    'budget friendly',
    'budget',
    'sasta',
    'sasti',
    'saste',
    'सस्ता',
    'सस्ती',
    'सस्ते',
  ],
  /** Before or after an amount. */
  currency: ['₹', 'rupees', 'rs.', 'rs', 'inr', '/-'],
  /** After an amount: `2k` is 2000. */
  thousand: 'k',
};
