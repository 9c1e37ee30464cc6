import { type Amount, formatMoney } from './money';
import { readCount } from './readNumber';
import { columnSeparator, decimalOf, parseMoney, readMoney, typedMoney } from './typedMoney';

it.each<[number, string]>([
  [0, '₹0'],
  [2113, '₹2113'],
  [9999, '₹9999'],
  [10_000, '₹10,000'],
  [39_060, '₹39,060'],
  [123_456, '₹1,23,456'],
])('writes %d as “%s”', (amount, written) => {
  expect(formatMoney(amount).replace(/\s/g, ' ')).toBe(written);
});

it.each<[Exclude<Amount, number>, string]>([
  [{ amount: 548, currency: 'INR', digits: 0 }, '₹548'],
  [{ amount: 20, currency: 'EUR', digits: 2 }, '€20.00'],
  [{ amount: 12.34, currency: 'EUR', digits: 2 }, '€12.34'],
  [{ amount: 10.4, currency: 'JPY', digits: 0 }, 'JP¥10.40'],
])('writes an amount of %j as “%s”', (amount, written) => {
  expect(formatMoney(amount)).toBe(written);
});

it.each<[string, number | undefined]>([
  ['99', 99],
  [' ₹ 1,999 ', 1999],
  ['₹1,23,456', 123_456],
  ['99.00', 99],
  ['12.50', undefined],
  ['12,50', undefined],
  ['1.999', undefined],
])('reads the amount that a merchant types, or asks what it means: %s', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

it.each<[string, number | undefined]>([
  ['१९९९', 1999],
  ['১৯৯৯', 1999],
  ['௧௯௯௯', 1999],
  ['１，９９９', 1999],
  ['١٬٩٩٩', 1999],
  ['\u200f₹\u00a0५००', 500],
  ['Rs.500/-', 500],
  ['500 rupees', 500],
  ['500.', 500],
  // None of these texts is 52, 5 or 11.
  ['5²', undefined],
  ['५½', undefined],
  ['①①', undefined],
])('reads the digits of any script, and the currency by any name: %s', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

it.each<[string, readings: number[]]>([
  ['1,00', [1, 100]],
  ['१,००', [1, 100]],
  ['12 50', [1250]],
  ['1.999', [1999]],
  ['1 999,00', [1999, 199_900]],
  ['1.23.456', [123_456]],
  ['123,45,678', [12_345_678]],
  ['12.50', []],
])('rejects a text that may mean two amounts, and suggests both: %s', (typed, readings) => {
  expect(readMoney(typed)).toEqual({ readings });
});

it.each<[string, otherCurrency: string]>([
  ['€ 5', '€'],
  ['5 EUR', 'EUR'],
  ['$5', '$'],
  ['₹5 €', '€'],
])('rejects an amount in another currency: %s', (typed, otherCurrency) => {
  expect(readMoney(typed)).toEqual({ readings: [], otherCurrency });
});

it.each<[string, number | undefined]>([
  [' ४ ', 4],
  ['1,000', 1000],
  ['१,००,०००', 100_000],
  ['1,00', undefined],
  ['4.5', undefined],
  ['₹4', undefined],
])('reads counts: %s', (typed, count) => {
  expect(readCount(typed).value).toBe(count);
});

it('writes amounts for programs, fields and spreadsheets', () => {
  expect([decimalOf(2113), typedMoney(2113), columnSeparator]).toEqual(['2113', '2113', ',']);
});
