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

/** Not “Werktage”, which in law include Saturdays: `arrivalDays` counts from Monday to Friday. */
const workingDays = ([fewest, most]: [number, number]) =>
  plural(most, {
    one: 'in 1 Arbeitstag',
    other: `in ${fewest === most ? most : `${fewest} bis ${most}`} Arbeitstagen`,
  });

const cost = ({ price, freeFrom }: Delivery) =>
  freeFrom === undefined
    ? formatMoney(price)
    : `${formatMoney(price)}, ab ${formatMoney(freeFrom)} kostenlos`;

const otherPayments: Record<OtherPayment, string> = {
  upi: 'Zahlung per UPI',
  online: 'Online-Zahlung',
};

const choice = new Intl.ListFormat(shop.market.language, { type: 'disjunction' });

export const termsWords = {
  tax: (isCharged: boolean) =>
    isCharged
      ? 'Alle Preise inkl. MwSt., zzgl. Versand.'
      : 'Nach §\u00a019 UStG berechnen wir keine Umsatzsteuer. Alle Preise zzgl. Versand.',
  delivery: ({ days, ...delivery }: Delivery) => {
    const time = days ? ` ${workingDays(days)}` : '';
    return delivery.price === 0
      ? `Kostenlose Lieferung${time}.`
      : `Lieferung${time} für ${cost(delivery)}.`;
  },
  returns: (days: number) =>
    plural(days, {
      one: 'Rücksendung innerhalb von 1 Tag.',
      other: `Rücksendung innerhalb von ${days} Tagen.`,
    }),
  payment: (others: readonly OtherPayment[], mostInCash?: number) => {
    const limit = mostInCash === undefined ? '' : ` (bis ${formatMoney(mostInCash)})`;
    const ways = [`Barzahlung bei Lieferung${limit}`, ...others.map((way) => otherPayments[way])];
    return `${choice.format(ways)}.`;
  },
} satisfies typeof english;
