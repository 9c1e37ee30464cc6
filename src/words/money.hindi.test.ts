import { formatMoney } from './money';
import { parseMoney, readMoney } from './typedMoney';

it.each<[number, string]>([
  [1983, '₹1,983'],
  [12_999, '₹12,999'],
  [990, '₹990'],
])('writes %d as “%s”', (amount, written) => {
  expect(formatMoney(amount).replace(/\s/g, ' ')).toBe(written);
});

it.each<[string, number | undefined]>([
  ['₹१,९९९', 1999],
  ['रु. १,२३,४५६', 123_456],
])('reads the digits of any script, and the currency by any name: %s', (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

it.each<[string, readings: number[]]>([['12,50', [1250]]])(
  'rejects a text that may mean two amounts, and suggests both: %s',
  (typed, readings) => {
    expect(readMoney(typed)).toEqual({ readings });
  },
);
