import { germany } from '../markets/germany';
import { india } from '../markets/india';
import type { Market } from '../markets/market';

/** The modules as a shop in another market has them. */
async function moneyIn(market: Market) {
  jest.resetModules();
  jest.doMock('../../shop/config', () => ({ shop: { market } }));
  return { ...(await import('./money')), ...(await import('./typedMoney')) };
}

const yen: Market = { ...india, language: 'ja-JP', currency: 'JPY' };
const dinars: Market = { ...germany, language: 'en-KW', currency: 'KWD', digits: 3 };
const austria: Market = { ...germany, language: 'de-AT' };
const switzerland: Market = { ...germany, language: 'de-CH', currency: 'CHF' };
/** Node knows no digits of this one, and payment services two. */
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
  [yen, 2113, '￥2113'],
  [dinars, 1_234_567, 'KWD 1,234.567'],
])('writes an amount as the market does: %#', async (market, amount, written) => {
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
])('reads what a merchant types, or asks: %#', async (market, typed, amount) => {
  const { parseMoney } = await moneyIn(market);
  expect(parseMoney(typed)).toBe(amount);
});

it.each([
  [india, '2113', '2113', ','],
  [germany, '21.13', '21,13', ';'],
])('writes amounts for programs, fields and spreadsheets: %#', async (market, ...written) => {
  const { decimalOf, typedMoney, columnSeparator } = await moneyIn(market);
  expect([decimalOf(2113), typedMoney(2113), columnSeparator]).toEqual(written);
});
