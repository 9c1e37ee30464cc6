import { shop } from '../../shop/config';

const { language, currency, digits, grouping = 'min2' } = shop.market;

const money = new Intl.NumberFormat(language, {
  style: 'currency',
  currency,
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
  useGrouping: grouping,
});

/**
 * An amount in the shop's scale as its market writes it. In India, plain digits up to four, `₹2113`, as specified; from five
 * on grouped, `₹39,060`, `₹1,23,456`. In Germany, 123450 is `1.234,50 €`.
 */
export const formatMoney = (amount: number) => money.format(amount / 10 ** digits);
