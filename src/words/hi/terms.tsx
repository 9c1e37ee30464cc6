import { shop } from '#shop/config';
import type { termsWords as english } from '../en/terms';
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
    one: `${most} कामकाजी दिन में`,
    other: `${fewest === most ? most : `${fewest}–${most}`} कामकाजी दिनों में`,
  });

const cost = ({ price, freeFrom }: Delivery) =>
  freeFrom === undefined
    ? `चार्ज ${formatMoney(price)}`
    : `चार्ज ${formatMoney(price)}; ${formatMoney(freeFrom)} या उससे ज़्यादा के ऑर्डर पर मुफ़्त`;

const otherPayments: Record<OtherPayment, string> = {
  upi: 'UPI',
  online: 'ऑनलाइन',
};

const choice = new Intl.ListFormat(shop.market.language, { type: 'disjunction' });

/** What delivery costs, how long it takes, until when an order can be returned, and how to pay. */
export const termsWords = {
  tax: (isCharged: boolean) =>
    isCharged
      ? 'कीमतों में टैक्स शामिल है। डिलीवरी चार्ज अलग है।'
      : 'टैक्स नहीं लिया जाता। डिलीवरी चार्ज अलग है।',
  delivery: ({ days, ...delivery }: Delivery) => {
    if (delivery.price === 0) return `मुफ़्त डिलीवरी${days ? `, ${workingDays(days)}` : ''}।`;
    return `डिलीवरी ${days ? `${workingDays(days)}। ` : ''}${cost(delivery)}।`;
  },
  returns: (days: number) => `${days} दिन के अंदर वापसी।`,
  payment: (others: readonly OtherPayment[], mostInCash?: number) => {
    const limit = mostInCash === undefined ? '' : ` (${formatMoney(mostInCash)} तक)`;
    const ways = [...others.map((way) => otherPayments[way]), `कैश ऑन डिलीवरी${limit}`];
    return `पेमेंट: ${choice.format(ways)}।`;
  },
} satisfies typeof english;
