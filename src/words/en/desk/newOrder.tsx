import type { PaymentMethod } from '../../../orders/model/states';
import { type Amount, formatMoney } from '../../money';

/** Orders that merchants take by phone or at the stall. */
export const newOrderWords = {
  heading: 'New order',
  loading: 'Loading today’s prices…',
  notLoaded: 'Today’s prices couldn’t be loaded. Check your connection and try again.',

  products: 'Products',
  search: 'Search products',
  nothingFound: 'Nothing matches. Try another word.',
  left: (count: number) => `${count} left`,
  inOrder: (count: number) => `${count} in this order`,
  added: (title: string, count: number) => `${title}: ${count} in this order.`,
  removed: (title: string) => `${title} removed.`,
  items: 'In this order',
  none: 'Nothing yet.',
  each: (price: Amount) => `${formatMoney(price)} each`,

  customer: 'Customer',
  places: { delivery: 'Deliver it', stall: 'Sold at the stall' },
  filledIn: 'We’ve filled in their last address.',

  payment: 'Payment',
  ways: {
    cash: 'Cash on delivery',
    upi: 'UPI',
    online: 'Online, by the order’s link',
  } satisfies Record<PaymentMethod, string>,
  cashHere: 'Cash, received',
  isPaid: 'The money has arrived',
  gift: 'This is a gift',

  take: (total: Amount) => `Take the order: ${formatMoney(total)}`,
  sell: (total: Amount) => `Sell: ${formatMoney(total)}`,
  problems: {
    empty: 'Add a product first.',
    surplus: 'There isn’t enough of something in this order. Reduce it first.',
    offline: 'You’re offline. The order is kept here: take it once you’re back online.',
    changed: 'Prices or stock have just changed. Check the new total, then take the order.',
    code: 'The code can’t be used any more, or this customer has already used it. Check the new total.',
    refused: 'The shop didn’t accept this order. Check its products and the address.',
  },
  unknown: {
    heading: 'We don’t know yet whether the order arrived',
    text: 'The connection was lost. Send it again: it can’t be taken twice.',
    again: 'Send again',
  },

  taken: (id: string) => `Order ${id} taken`,
  sold: (id: string) => `Order ${id} sold`,
  /** What has to be done by hand, in the list. */
  notFinished: 'It’s in the list of orders, but couldn’t be moved on from here.',
  next: 'Take another order',
  show: 'Show all orders',
  print: 'Print receipt',
  share: 'Share link',
  whatsApp: 'Send link on WhatsApp',
  message: (shop: string, id: string, total: Amount, url: string) =>
    `Hello, this is ${shop}. We’ve taken your order ${id} for ${formatMoney(total)}. You can follow it here: ${url}`,
};
