import { shop } from '../../shop/config';

const { language, currency, digits, grouping = 'min2' } = shop.market;

const formatWith = (places: number) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: grouping,
  });

const money = formatWith(digits);

/**
 * An amount in the shop's scale as its market writes it. In India, plain digits up to four, `₹2113`, as specified; from five
 * on grouped, `₹39,060`, `₹1,23,456`. In Germany, 123450 is `1.234,50 €`. A part of the smallest amount, which a payment service
 * may have refunded, is written in full: `₹10.40`.
 */
export const formatMoney = (amount: number) =>
  (Number.isInteger(amount) ? money : formatWith(digits + 2)).format(amount / 10 ** digits);
