import { formatMoney } from './money';
import { readCount } from './readNumber';
import { columnSeparator, decimalOf, parseMoney, readMoney, typedMoney } from './typedMoney';

it.each<[number, string]>([
  [1999, '19,99 €'],
  [123_450, '1.234,50 €'],
  [10 + 20, '0,30 €'],
])('writes %d as “%s”', (amount, written) => {
  expect(formatMoney(amount).replace(/\s/g, ' ')).toBe(written);
});

it.each<[string, number | undefined]>([
  ['19,99', 1999],
  ['19.99 €', 1999],
  ['12,5', 1250],
  ['1.234,50', 123_450],
  ['1234', 123_400],
  ['1.234', 123_400],
  ['0.999', undefined],
  ['1,234', undefined],
  ['1,234.50', undefined],
  ['', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['free', undefined],
])('reads the amount that a merchant types, or asks what it means: %s', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

it.each<[string, number | undefined]>([
  ['١٢٫٥٠ €', 1250],
  ['5,- Euro', 500],
])('reads the digits of any script, and the currency by any name: %s', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

it.each<[string, readings: number[]]>([
  ['1.23.456', [12_345_600]],
  ['1,234.50', [123_450]],
  ['1.2.3', [12_300]],
  ['1,999.5.5', []],
])('rejects a text that may mean two amounts, and suggests both: %s', (typed, readings) => {
  expect(readMoney(typed)).toEqual({ readings });
});

it.each<[string, otherCurrency: string]>([
  ['₹ 5', '₹'],
  ['5 INR', 'INR'],
])('rejects an amount in another currency: %s', (typed, otherCurrency) => {
  expect(readMoney(typed)).toEqual({ readings: [], otherCurrency });
});

it.each<[string, number | undefined]>([
  ['1.000', 1000],
  ['1,00', 1],
  ['1.00', undefined],
])('reads counts: %s', (typed, count) => {
  expect(readCount(typed).value).toBe(count);
});

it('writes amounts for programs, fields and spreadsheets', () => {
  expect([decimalOf(2113), typedMoney(2113), columnSeparator]).toEqual(['21.13', '21,13', ';']);
});
