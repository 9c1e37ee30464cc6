import { productRows, unbroken } from './product';

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

it.each([
  ['Laptop, 16 GB memory', 'Laptop, 16\u00A0GB memory'],
  ['Wax, 100 g', 'Wax, 100\u00A0g'],
  ['फ़ोन, 6.5 इंच', 'फ़ोन, 6.5\u00A0इंच'],
  ['Towel 2 pieces', 'Towel 2 pieces'],
  ['5G phone', '5G phone'],
])('keeps the numbers in “%s” on one line with their units', (title, shown) => {
  expect(unbroken(title)).toBe(shown);
});
