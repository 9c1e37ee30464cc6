import { CASH_PRODUCTS, checkCash } from './terms';

const limit = { upTo: 20_000 };

it.each([
  [1, 20_000, undefined],
  [1, 20_001, 'aboveLimit'],
  [CASH_PRODUCTS, 500, undefined],
  [CASH_PRODUCTS + 1, 500, 'tooManyProducts'],
  [CASH_PRODUCTS + 1, 20_001, 'aboveLimit'],
])('checks whether %i products for ₹%i can be paid in cash: %s', (products, total, problem) => {
  expect(checkCash({ products, total }, limit)).toBe(problem);
  expect(checkCash({ products, total })).toBeUndefined();
});
