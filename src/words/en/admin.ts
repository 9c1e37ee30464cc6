import { shop } from '../../config';
import { formatTime } from '../formatTime';
import { plural } from '../plural';
import { orderHistoryWords } from './orderHistory';

const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${count} orders` });
const newOrders = (count: number) =>
  plural(count, { one: `${count} new order`, other: `${count} new orders` });
const returns = (count: number) =>
  plural(count, { one: `${count} return requested`, other: `${count} returns requested` });

const list = new Intl.ListFormat(shop.language, { type: 'unit' });

/** The merchant's list. */
export const adminWords = {
  notLoaded: orderHistoryWords.shopOrdersNotLoaded,
  heading: 'Shop orders',
  loading: 'Loading orders…',
  accessLost: 'This account can no longer see the shop’s orders.',
  outOfDate: (time: number) =>
    `We couldn’t connect. Orders may have changed since ${formatTime(time)}.`,
  news: (placed: number, requested: number) =>
    list.format([
      ...(placed > 0 ? [newOrders(placed)] : []),
      ...(requested > 0 ? [returns(requested)] : []),
    ]),

  filterByStatus: 'Filter by status',
  filters: { ...orderHistoryWords.states, placed: 'New', all: 'All' },
  filterCount: (count: number, mayBeMore: boolean) => (mayBeMore ? `${count}+` : `${count}`),
  search: 'Search by order number, name or phone',
  unknownNumber: 'No order has this number.',
  foundElsewhere: (count: number) => `No orders here, but ${count} under “All”.`,
  found: (count: number) => (count === 0 ? 'No orders here.' : orders(count)),
  foundSoFar: (count: number) =>
    count === 0
      ? 'No orders here so far. Older orders aren’t loaded yet.'
      : `${orders(count)} so far. Older orders aren’t loaded yet.`,
  print: 'Print packing slips',
  loadOlder: 'Load older orders',

  moves: {
    accepted: 'Accept',
    sent: 'Mark as sent',
    delivered: 'Mark as delivered',
    undelivered: 'Mark as not delivered',
    returnDeclined: 'Decline the return',
    returned: 'Mark as returned',
    cancelled: 'Cancel order',
  },
  undo: 'Undo',
  deleteAddress: 'Delete address',
  confirmDeleteAddress: (id: string) => `Delete the address of order ${id}? This can’t be undone.`,
  confirmDeleteAddressAndReturns: (id: string) =>
    `Delete the address of order ${id}? This can’t be undone, ` +
    'and the shopper will no longer be able to request a return.',
};
