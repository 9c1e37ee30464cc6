/** How shoppers write prices into the search: `#` stands for an amount. */
export const searchPriceWords = {
  below: ['under #', 'below #', 'less than #', 'cheaper than #'],
  upTo: ['up to #', 'upto #', 'at most #', 'within #', 'maximum #'],
  above: ['over #', 'above #', 'more than #'],
  from: ['at least #', 'starting at #', 'from #', 'minimum #'],
  between: ['between # and #', 'from # to #', '# to #', '# - #', '# – #'],
  /** Before or after an amount. */
  currency: ['₹', 'rupees', 'rs.', 'rs', 'inr', '/-'],
  /** After an amount: `2k` is 2000. */
  thousand: 'k',
};
