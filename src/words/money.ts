import { shop } from '#shop/config';

const { language, currency, digits } = shop.market;
/** The specified texts are English ones. */
const { grouping = language.startsWith('en') ? 'min2' : 'always' } = shop.market;

const formatWith = (places: number, unit = currency) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: unit,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: grouping,
  });

const money = formatWith(digits);

/** An amount in the shop's scale, or one in the scale and currency that the shop had before. */
export type Amount = number | { amount: number; currency: string; digits: number };

const isWhole = (amount: number, places: number) =>
  Number.isInteger(Number((amount * 10 ** places).toFixed(2)));

function formatForeign({ amount, currency: unit, digits: places }: Exclude<Amount, number>) {
  const units = amount / 10 ** digits;
  return formatWith(isWhole(units, places) ? places : places + 2, unit).format(units);
}

/**
 * An amount in the shop's scale as its market writes it. In English, plain digits up to four, `₹2113`, as specified; from five
 * on grouped, `₹39,060`, `₹1,23,456`. In other languages, `₹2,113`. In Germany, 123450 is `1.234,50 €`. A part of the smallest
 * amount, which a payment service may have refunded, is written in full: `₹10.40`.
 */
export function formatMoney(amount: Amount) {
  if (typeof amount !== 'number') return formatForeign(amount);
  return (Number.isInteger(amount) ? money : formatWith(digits + 2)).format(amount / 10 ** digits);
}
