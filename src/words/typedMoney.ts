import { shop } from '../../shop/config';

const { language, currency, digits } = shop.market;
const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(
  1_000_000.5,
);
const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
const decimalPoint = partOf('decimal') || '.';
export const currencySymbol = partOf('currency');

/**
 * An amount in the shop's scale as programs write it, without currency and grouping: `2113`, `1234.50`.
 *
 * @param places how many digits after the point, if not the shop's
 */
export const decimalOf = (amount: number, places = digits) =>
  (amount / 10 ** digits).toFixed(places);

/** The same as people in the shop's market type it: `1234,50` in Germany. */
export const typedMoney = (amount: number, places?: number) =>
  decimalOf(amount, places).replace('.', decimalPoint);

/** The same of what a payment service has said, which can have more digits than the shop's amounts. */
export const typedAmount = (amount: number) =>
  typedMoney(amount, Number.isInteger(amount) ? digits : digits + 2);

/** What spreadsheets expect between two cells in the market: commas are taken where they are in amounts. */
export const columnSeparator = decimalPoint === ',' ? ';' : ',';

/** Whether prices have no digits after a point, as in whole rupees. */
export const arePricesWhole = digits === 0;

/** A price as one may be typed: `99`, `99,00`. */
export const examplePrice = typedMoney(99 * 10 ** digits);

/** What people leave out as they like: spaces, apostrophes, and the currency. */
const ignored = new RegExp(
  `[\\s\\p{Sc}'’]|${currency}|${currencySymbol.replace(/[.$]/g, '\\$&')}`,
  'giu',
);
const group = partOf('group')
  .replace(/[\s'’]/, '')
  .replace('.', '\\.');
// In India, ₹1,00,000.
const whole = group ? `\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}` : '\\d+';
const fraction = digits === 0 ? '0{1,2}' : `\\d{1,${digits}}`;
const form = new RegExp(`^(${whole})(?:[.,](${fraction}))?$`);

/**
 * The amount, in the shop's scale, that somebody types: `₹1,999`, ` 4 `, `99.00`, `12,50`, `12.5 €`. `undefined` if it isn't
 * one, has more digits than the shop prices with, or may mean two: in a shop without paise, 12,5 isn't 125.
 */
export function parseMoney(text: string): number | undefined {
  const [, units = '', rest = ''] = form.exec(text.replace(ignored, '')) ?? [];
  const amount = units.replace(/\D/g, '') + rest.slice(0, digits).padEnd(digits, '0');
  return units ? Number(amount) : undefined;
}
