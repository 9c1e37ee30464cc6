/** What people write beside an amount instead of the currency's symbol or code. */
export const currencyNames: readonly string[] = [
  'Rs.',
  'Rs',
  'rupees',
  'रुपये',
  'रुपए',
  'रु.',
  'रु',
  '/-',
];
