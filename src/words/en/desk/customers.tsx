import { shop } from '#shop/config';
import { formatDate } from '../../dates';
import { plural } from '../../plural';

const numberOf = (count: number) => count.toLocaleString(shop.market.language);
const orders = (count: number) =>
  plural(count, { one: `${count} order`, other: `${numberOf(count)} orders` });
const customers = (count: number) =>
  plural(count, { one: `${count} customer`, other: `${numberOf(count)} customers` });

/** What the desk says at a new order about its customer. */
export const orderingCustomerWords = {
  notLoaded: 'Earlier orders from this number couldn’t be loaded.',
  warning: (count: number) =>
    `${orders(count)} to this number couldn’t be delivered. Call before you send this one.`,
  note: 'Your note',
  customer: 'Customer',
};

/** The merchant's customers. */
export const customersWords = {
  heading: 'Customers',
  explanation:
    'Customers are listed by phone number, from their orders. Orders whose address was deleted don’t count.',
  search: 'Search customers',
  searchHint: 'Name, phone number or place',
  sort: 'Sort by',
  sorts: { last: 'Last order', spent: 'Spent', orders: 'Number of orders' },
  withNote: 'Only with a note',
  found: (count: number) => (count === 0 ? 'No customers here.' : `${customers(count)}.`),
  /** @param since from when on all orders are loaded */
  foundSince: (count: number, since: number) =>
    count === 0
      ? `No customers here in the orders since ${formatDate(since)}. Older orders aren’t loaded yet.`
      : `${customers(count)} in the orders since ${formatDate(since)}. Older orders aren’t loaded yet.`,
  searching: 'Searching all orders for this number…',
  notSearched: 'We couldn’t search all orders for this number.',
  unknownNumber: 'No order has this phone number.',
  notesNotLoaded: 'Your notes couldn’t be loaded.',
  orders,
  noOrders: 'No loaded orders',
  last: (time: number) => `Last order on ${formatDate(time)}`,
  undelivered: (count: number) => `${numberOf(count)} not delivered`,
  download: 'Download CSV',
  fileName: (day: string) => `customers-${day}`,
  csv: {
    name: 'Name',
    telephone: 'Phone',
    email: 'Email',
    orders: 'Orders',
    spent: 'Spent',
    undelivered: 'Not delivered',
    last: 'Last order',
    note: 'Note',
  },

  back: 'All customers',
  loading: 'Loading all orders from this number…',
  notLoaded: 'Some orders from this number may not be loaded yet.',
  nothing: 'There are no orders from this phone number, and no note about it.',
  figures: {
    orders: 'Orders',
    spent: 'Spent',
    undelivered: 'Not delivered',
    first: 'First order',
    last: 'Last order',
  },
  call: 'Call',
  whatsApp: 'WhatsApp',
  greeting: (name: string) => `Hello ${name}, this is ${shop.name}. `,
  email: 'Email',
  emailTo: (email: string) => `Email to ${email}`,
  orderFor: 'Order for them',
  note: 'Note',
  noteHint: 'Only merchants of this shop see it',
  saveNote: 'Save note',
  noteUnreadable: 'Add a letter or a digit, or leave this empty.',
  noteSaved: 'The note was saved.',
  places: 'Addresses',
  order: (id: string) => `Order ${id}`,

  forget: {
    label: 'Delete this customer’s data',
    question: (name: string) => `Delete the data of ${name}?`,
    confirm: 'Delete data',
    keep: 'Keep data',
  },
  /** What forgetting deletes, and what it doesn't. */
  forgetting: ({ count, isInvoiced }: { count: number; isInvoiced: boolean }) =>
    [
      count > 0 &&
        `This deletes name, address, phone number and email from ${orders(count)}, and the links to them.`,
      count > 0 && 'The orders keep their products, sums and states.',
      'Your note is deleted, too.',
      isInvoiced && 'Invoices keep their buyer’s name and address, as the law demands.',
      count > 0 &&
        (shop.returns ?? 0) > 0 &&
        'The shopper will no longer be able to request a return.',
      'What is saved in an account can only be deleted there. This can’t be undone.',
    ]
      .filter(Boolean)
      .join(' '),
  open: 'To delete this customer’s data, finish or cancel these orders first:',
  forgotten: (count: number) =>
    count > 0 ? `Deleted: the customer’s data in ${orders(count)}.` : 'The note was deleted.',
  failures: {
    refused: 'Nothing was changed: this account can’t change customers.',
    notForgotten:
      'Some of this may have been deleted already. Look at the orders below, and try again.',
    offline:
      'We couldn’t connect, so we don’t know yet whether all of this was saved. It’s safe to try again.',
  },
};
