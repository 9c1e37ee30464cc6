import { DAY_MS, startOfDay } from '../../calendar';
import { dateParts } from '../../dates';
import { plural } from '../../plural';
import { formatRupees } from '../../rupees';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `45 min`, `3 h 20 min`, `2 days` */
function duration(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const days = Math.floor(minutes / DAY_MINUTES);
  if (days > 0) return plural(days, { one: `${days} day`, other: `${days} days` });
  const hours = Math.floor(minutes / HOUR_MINUTES);
  return hours > 0 ? `${hours} h ${minutes % HOUR_MINUTES} min` : `${minutes} min`;
}

const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${count} orders` });

/** What the merchant sees above the list of orders, and its date headings. */
export const figuresWords = {
  period: 'Period',
  periods: { today: 'Today', week: 'This week', month: 'This month', lastMonth: 'Last month' },
  loading: 'Loading…',
  /** The list above says why, and offers to try again. */
  failed: 'Not loaded',
  orders,
  sold: 'Sold',
  unpaid: 'Not paid yet',
  cameBack: 'Came back',
  /** What is shown beside what was sold. */
  ofOrders: (sum: number, count: number) => `${formatRupees(sum)}, ${orders(count)}`,
  /** The accessible name of what is sold, which shows the products. */
  byProduct: (sum: number) => `Sold: ${formatRupees(sum)}, by product`,
  received: 'Received',
  receivedAndRefunded: (received: number, refunded: number) =>
    refunded > 0
      ? `${formatRupees(received)}, ${formatRupees(refunded)} refunded`
      : formatRupees(received),
  money: {
    toCollect: 'Cash to collect',
    courier: 'With the courier',
    claimed: 'UPI to check',
    refundDue: 'To refund',
  },
  /** The accessible name of a figure that shows the orders it is the sum of. */
  shows: (label: string, sum: number, count: number) =>
    plural(count, {
      one: `${label}: ${formatRupees(sum)}, ${count} order`,
      other: `${label}: ${formatRupees(sum)}, ${count} orders`,
    }),
  delivery: 'Delivery',
  total: 'Total',
  columns: { product: 'Product', count: 'Sold', amount: 'Amount' },
  download: { orders: 'Orders as CSV', items: 'Items as CSV' },
  waiting: 'Waiting longest',
  duration,
  none: 'None',
  /** The accessible name of a figure that leads to an order. */
  leadsTo: (label: string, figure: string, id: string) => `${label}: ${figure}, order ${id}`,

  /** @param start when the day starts, in milliseconds */
  day(start: number, now: number) {
    const today = startOfDay(now);
    if (start === today) return 'Today';
    if (start === today - DAY_MS) return 'Yesterday';
    const { day, month, year } = dateParts(start);
    return [day, month, ...(year === dateParts(now).year ? [] : [year])].join(' ');
  },
};
