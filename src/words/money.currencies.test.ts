import { germany } from '../markets/germany/market';
import { india } from '../markets/india/market';
import type { Market } from '../markets/market';

/** The modules in a market that no shop of the tests has. */
async function moneyIn(market: Market) {
  jest.resetModules();
  jest.doMock('#shop/config', () => ({ shop: { market } }));
  return { ...(await import('./money')), ...(await import('./typedMoney')) };
}

const paise: Market = { ...india, digits: 2 };
const yen: Market = { ...india, language: 'ja-JP', currency: 'JPY' };
const dinars: Market = { ...germany, language: 'en-KW', currency: 'KWD', digits: 3 };
const wholeEuros: Market = { ...germany, digits: 0 };
const austria: Market = { ...germany, language: 'de-AT' };
const switzerland: Market = { ...germany, language: 'de-CH', currency: 'CHF' };
/** Node gives this currency no digits after the point, payment services two. */
const forint: Market = { ...germany, language: 'hu-HU', currency: 'HUF' };

it.each<[Market, number, string]>([
  [paise, 49_900, '₹499.00'],
  [forint, 123_450, '1 234,50 Ft'],
  [yen, 2113, '￥2,113'],
  [dinars, 1_234_567, 'KWD 1,234.567'],
])('writes an amount in the market’s format: %#', async (market, amount, written) => {
  const { formatMoney } = await moneyIn(market);
  expect(formatMoney(amount).replace(/\s/g, ' ')).toBe(written);
});

it.each<[Market, string, number | undefined]>([
  [dinars, '1.234', 1234],
  [dinars, 'KWD 1,234.567', 1_234_567],
  [austria, '€ 1.234,50', 123_450],
  [austria, '1 234,50', 123_450],
  [switzerland, 'CHF 12.50', 1250],
  [switzerland, "1'234.50", 123_450],
  [switzerland, '1’234.50 Fr', undefined],
  [forint, '1 234,50 Ft', 123_450],
  [paise, '१२.५०', 1250],
])(
  'reads the amount that a merchant types, or asks what it means: %#',
  async (market, typed, amount) => {
    const { parseMoney } = await moneyIn(market);
    expect(parseMoney(typed)).toBe(amount);
  },
);

it.each<[Market, string, readings: number[]]>([
  [paise, '12,50', [1250, 125_000]],
  [paise, '1.234,50', [123_450]],
  [wholeEuros, '1.00', [1, 100]],
])(
  'rejects a text that may mean two amounts, and suggests both: %#',
  async (market, typed, readings) => {
    const { readMoney } = await moneyIn(market);
    expect(readMoney(typed)).toEqual({ readings });
  },
);
