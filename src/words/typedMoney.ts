import { currencyNames } from '#market/currencyNames';
import { shop } from '#shop/config';
import { usualForm } from './digits';
import { decimalPoint, readNumber, type TypedNumber } from './readNumber';

const { language, currency, digits } = shop.market;

const symbolOf = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? '';
export const currencySymbol = symbolOf('symbol');

/**
 * An amount in the shop's scale as programs write it, without currency and grouping: `2113`, `1234.50`.
 *
 * @param places how many digits after the point, if not the shop's
 */
export const decimalOf = (amount: number, places = digits) =>
  (amount / 10 ** digits).toFixed(places);

/** An amount as people in the shop's market type it: `1234,50` in Germany. */
export const typedMoney = (amount: number, places?: number) =>
  decimalOf(amount, places).replace('.', decimalPoint);

/** An amount from a payment service, which can have more digits than the shop's, as people type it. */
export const typedAmount = (amount: number) =>
  typedMoney(amount, Number.isInteger(amount) ? digits : digits + 2);

/** The separator of a spreadsheet's cells in the market: a semicolon where amounts have commas. */
export const columnSeparator = decimalPoint === ',' ? ';' : ',';

/** Whether prices have no digits after a point, as in whole rupees. */
export const arePricesWhole = digits === 0;

/** A price as one may be typed: `99`, `99,00`. */
export const examplePrice = typedMoney(99 * 10 ** digits);

const names = [currencySymbol, symbolOf('narrowSymbol'), currency, ...currencyNames]
  .filter(Boolean)
  .map((name) => name.normalize('NFKC').replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  .sort((one, other) => other.length - one.length)
  .join('|');
/** The shop's currency, as people write it before or after an amount. */
const ownCurrency = new RegExp(`^(?:(?:${names})\\s*)+|(?:\\s*(?:${names}))+$`, 'giu');
/** The sign or the code of a currency in what was typed. */
function currencyIn(text: string): string | undefined {
  const [sign] = /\p{Sc}|(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(text) ?? [];
  const isKnown = sign?.length !== 3 || Intl.supportedValuesOf('currency').includes(sign);
  return isKnown ? sign : undefined;
}

interface TypedMoney extends TypedNumber {
  /** The sign or the code of another currency. */
  otherCurrency?: string;
}

/** Reads an amount that somebody types, in the shop's scale: `₹1,999`, ` 4 `, `99.00`, `12,50`, `12.5 €`, `१९९९`. */
export function readMoney(text: string): TypedMoney {
  const rest = usualForm(text).replace(ownCurrency, '');
  const otherCurrency = currencyIn(rest);
  return otherCurrency ? { readings: [], otherCurrency } : readNumber(rest, digits);
}

/** The amount; `undefined` if it isn't one, has more digits than the shop prices with, or may mean two. */
export const parseMoney = (text: string): number | undefined => readMoney(text).value;
