import { productRows } from './product';

it.each([
  [0, true, []],
  [1, true, [1]],
  [3, true, [2, 1]],
  [6, true, [2, 3, 1]],
  [14, true, [2, 3, 1, 6, 2]],
  [7, false, [6, 1]],
])('lays %i products out in rows, on the home screen: %s', (count, isHome, lengths) => {
  const things = Array.from({ length: count }, (_, index) => index);
  const laidOut = productRows(things, isHome);
  expect(laidOut.map((row) => row.length)).toEqual(lengths);
  expect(laidOut.flat()).toEqual(things);
});
