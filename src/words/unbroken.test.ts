import { unbroken } from './unbroken';

it.each([
  ['5G phone, 256 GB, 6.5 inch', '5G phone, 256\u00A0GB, 6.5\u00A0inch'],
  ['Matte hair wax, 100 g', 'Matte hair wax, 100\u00A0g'],
  ['Set of 12 candles', 'Set of 12 candles'],
  ['चावल 5 किलो', 'चावल 5\u00A0किलो'],
])('keeps numbers with their units in “%s”', (text, expected) => {
  expect(unbroken(text)).toBe(expected);
});
