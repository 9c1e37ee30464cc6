import { rows } from './rows';

it.each([
  [0, []],
  [1, [1]],
  [2, [2]],
  [3, [2, 1]],
  [5, [2, 3]],
  [6, [2, 3, 1]],
  [7, [2, 3, 1, 1]],
  [9, [2, 3, 1, 2, 1]],
  [12, [2, 3, 1, 2, 3, 1]],
])('lays %i products out in rows of %j', (count, lengths) => {
  const things = Array.from({ length: count }, (_, index) => index);
  const laidOut = rows(things);
  expect(laidOut.map((row) => row.length)).toEqual(lengths);
  expect(laidOut.flat()).toEqual(things);
});
