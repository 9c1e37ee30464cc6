import { germany } from '../markets/germany/market';
import { india, indiaHindi } from '../markets/india/market';
import type { Market } from '../markets/market';

/** The modules as a shop in another market has them. */
async function moneyIn(market: Market) {
  jest.resetModules();
  jest.doMock('#shop/config', () => ({ shop: { market } }));
  return {
    ...(await import('./money')),
    ...(await import('./readNumber')),
    ...(await import('./typedMoney')),
  };
}

const yen: Market = { ...india, language: 'ja-JP', currency: 'JPY' };
const dinars: Market = { ...germany, language: 'en-KW', currency: 'KWD', digits: 3 };
const austria: Market = { ...germany, language: 'de-AT' };
const switzerland: Market = { ...germany, language: 'de-CH', currency: 'CHF' };
/** Node gives this currency no digits after the point, payment services two. */
const forint: Market = { ...germany, language: 'hu-HU', currency: 'HUF' };

it.each<[Market, number, string]>([
  [india, 0, '₹0'],
  [india, 2113, '₹2113'],
  [india, 9999, '₹9999'],
  [india, 10_000, '₹10,000'],
  [india, 39_060, '₹39,060'],
  [india, 123_456, '₹1,23,456'],
  [{ ...india, digits: 2 }, 49_900, '₹499.00'],
  [germany, 1999, '19,99 €'],
  [germany, 123_450, '1.234,50 €'],
  [germany, 10 + 20, '0,30 €'],
  [forint, 123_450, '1 234,50 Ft'],
  [yen, 2113, '￥2,113'],
  [indiaHindi, 1983, '₹1,983'],
  [indiaHindi, 12_999, '₹12,999'],
  [indiaHindi, 990, '₹990'],
  [dinars, 1_234_567, 'KWD 1,234.567'],
])('writes an amount in the market’s format: %#', async (market, amount, written) => {
  const { formatMoney } = await moneyIn(market);
  expect(formatMoney(amount).replace(/\s/g, ' ')).toBe(written);
});

it.each<[Market, string, number | undefined]>([
  [india, '99', 99],
  [india, ' ₹ 1,999 ', 1999],
  [india, '₹1,23,456', 123_456],
  [india, '99.00', 99],
  [india, '12.50', undefined],
  [india, '12,50', undefined],
  [india, '1.999', undefined],
  [germany, '19,99', 1999],
  [germany, '19.99 €', 1999],
  [germany, '12,5', 1250],
  [germany, '1.234,50', 123_450],
  [germany, '1234', 123_400],
  [germany, '1.234', 123_400],
  [germany, '1,234', undefined],
  [germany, '1,234.50', undefined],
  [germany, '', undefined],
  [germany, '-5', undefined],
  [germany, '1e3', undefined],
  [germany, 'free', undefined],
  [dinars, '1.234', 1234],
  [dinars, 'KWD 1,234.567', 1_234_567],
  [austria, '€ 1.234,50', 123_450],
  [austria, '1 234,50', 123_450],
  [switzerland, 'CHF 12.50', 1250],
  [switzerland, "1'234.50", 123_450],
  [switzerland, '1’234.50 Fr', undefined],
  [forint, '1 234,50 Ft', 123_450],
])(
  'reads the amount that a merchant types, or asks what it means: %#',
  async (market, typed, amount) => {
    const { parseMoney } = await moneyIn(market);
    expect(parseMoney(typed)).toBe(amount);
  },
);

const paise: Market = { ...india, digits: 2 };
const hindi: Market = { ...india, language: 'hi-IN' };

it.each<[Market, string, number | undefined]>([
  [india, '१९९९', 1999],
  [hindi, '₹१,९९९', 1999],
  [hindi, 'रु. १,२३,४५६', 123_456],
  [india, '১৯৯৯', 1999],
  [india, '௧௯௯௯', 1999],
  [india, '１，９９９', 1999],
  [india, '١٬٩٩٩', 1999],
  [germany, '١٢٫٥٠ €', 1250],
  [paise, '१२.५०', 1250],
  [india, '\u200f₹\u00a0५००', 500],
  [india, 'Rs.500/-', 500],
  [india, '500 rupees', 500],
  [germany, '5,- Euro', 500],
  [india, '500.', 500],
  // None of these texts is 52, 5 or 11.
  [india, '5²', undefined],
  [india, '५½', undefined],
  [india, '①①', undefined],
])(
  'reads the digits of any script, and the currency by any name: %#',
  async (market, typed, amount) => {
    const { parseMoney } = await moneyIn(market);
    expect(parseMoney(typed)).toBe(amount);
  },
);

it.each<[Market, string, readings: number[]]>([
  [india, '1,00', [1, 100]],
  [india, '१,००', [1, 100]],
  [hindi, '12,50', [1250]],
  [india, '12 50', [1250]],
  [india, '1.999', [1999]],
  [india, '1 999,00', [1999, 199_900]],
  [india, '1.23.456', [123_456]],
  [india, '123,45,678', [12_345_678]],
  [paise, '12,50', [1250, 125_000]],
  [paise, '1.234,50', [123_450]],
  [germany, '1.23.456', [12_345_600]],
  [germany, '1,234.50', [123_450]],
  [germany, '1.2.3', [12_300]],
  [{ ...germany, digits: 0 }, '1.00', [1, 100]],
  [india, '12.50', []],
  [germany, '1,999.5.5', []],
])(
  'rejects a text that may mean two amounts, and suggests both: %#',
  async (market, typed, readings) => {
    const { readMoney } = await moneyIn(market);
    expect(readMoney(typed)).toEqual({ readings });
  },
);

it.each<[Market, string, otherCurrency: string]>([
  [india, '€ 5', '€'],
  [india, '5 EUR', 'EUR'],
  [india, '$5', '$'],
  [germany, '₹ 5', '₹'],
  [germany, '5 INR', 'INR'],
  [india, '₹5 €', '€'],
])('rejects an amount in another currency: %#', async (market, typed, otherCurrency) => {
  const { readMoney } = await moneyIn(market);
  expect(readMoney(typed)).toEqual({ readings: [], otherCurrency });
});

it.each<[Market, string, number | undefined]>([
  [india, ' ४ ', 4],
  [india, '1,000', 1000],
  [india, '१,००,०००', 100_000],
  [germany, '1.000', 1000],
  [germany, '1,00', 1],
  [india, '1,00', undefined],
  [germany, '1.00', undefined],
  [india, '4.5', undefined],
  [india, '₹4', undefined],
])('reads counts: %#', async (market, typed, count) => {
  const { readCount } = await moneyIn(market);
  expect(readCount(typed).value).toBe(count);
});

it.each([
  [india, '2113', '2113', ','],
  [germany, '21.13', '21,13', ';'],
])('writes amounts for programs, fields and spreadsheets: %#', async (market, ...written) => {
  const { decimalOf, typedMoney, columnSeparator } = await moneyIn(market);
  expect([decimalOf(2113), typedMoney(2113), columnSeparator]).toEqual(written);
});
