/** How shoppers write prices into the search: `#` stands for an amount. */
export const searchPriceWords = {
  below: ['under #', 'below #', 'less than #', 'cheaper than #'],
  upTo: ['up to #', 'upto #', 'at most #', 'within #', 'maximum #'],
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
