import { shop } from '#shop/config';

const { language, currency, digits } = shop.market;
/** The specified texts are English ones. */
const { grouping = language.startsWith('en') ? 'min2' : 'always' } = shop.market;

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
 * An amount in the shop's scale as its market writes it. In English, plain digits up to four, `₹2113`, as specified; from five
 * on grouped, `₹39,060`, `₹1,23,456`. In other languages, `₹2,113`. In Germany, 123450 is `1.234,50 €`. A part of the smallest
 * amount, which a payment service may have refunded, is written in full: `₹10.40`.
 */
export const formatMoney = (amount: number) =>
  (Number.isInteger(amount) ? money : formatWith(digits + 2)).format(amount / 10 ** digits);
