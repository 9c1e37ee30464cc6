import { shop } from '#shop/config';
import { plural } from '../plural';
import type { OtherPayment } from '../../catalogue/model/terms';
import { formatMoney } from '../money';

interface Delivery {
  price: number;
  freeFrom?: number;
  days?: [fewest: number, most: number];
}

const workingDays = ([fewest, most]: [number, number]) =>
  plural(most, {
    one: 'in 1 working day',
    other: `in ${fewest === most ? most : `${fewest} to ${most}`} working days`,
  });

const cost = ({ price, freeFrom }: Delivery) =>
  freeFrom === undefined
    ? formatMoney(price)
    : `${formatMoney(price)}, free from ${formatMoney(freeFrom)}`;

const otherPayments: Record<OtherPayment, string> = { upi: 'by UPI', online: 'online' };

const choice = new Intl.ListFormat(shop.market.language, { type: 'disjunction' });

/** What delivery costs, how long it takes, until when an order can be returned, and how to pay. */
export const termsWords = {
  tax: (isCharged: boolean): string =>
    isCharged ? 'Prices include tax. Delivery is extra.' : 'No tax is charged. Delivery is extra.',
  delivery: ({ days, ...delivery }: Delivery) => {
    const time = days ? ` ${workingDays(days)}` : '';
    return delivery.price === 0
      ? `Free delivery${time}.`
      : `Delivery${time} for ${cost(delivery)}.`;
  },
  returns: (days: number) =>
    plural(days, { one: 'Returns within 1 day.', other: `Returns within ${days} days.` }),
  payment: (others: readonly OtherPayment[], mostInCash?: number) => {
    const limit = mostInCash === undefined ? '' : ` (up to ${formatMoney(mostInCash)})`;
    const ways = [`in cash on delivery${limit}`, ...others.map((way) => otherPayments[way])];
    return `Pay ${choice.format(ways)}.`;
  },
};
