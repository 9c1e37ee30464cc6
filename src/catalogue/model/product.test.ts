import { productRows } from './product';

it.each([
  [0, []],
  [1, [1]],
  [3, [2, 1]],
  [6, [2, 3, 1]],
  [9, [2, 3, 1, 2, 1]],
])('lays %i products out in rows of %j', (count, lengths) => {
  const things = Array.from({ length: count }, (_, index) => index);
  const laidOut = productRows(things);
  expect(laidOut.map((row) => row.length)).toEqual(lengths);
  expect(laidOut.flat()).toEqual(things);
});
