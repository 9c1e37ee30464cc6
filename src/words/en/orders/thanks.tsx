import type { ReactNode } from 'react';
import { shop } from '../../../../shop/config';
import { plural } from '../../plural';
import { formatRupees } from '../../rupees';

/** The screen after an order was placed. */
export const thanksWords = {
  title: 'Order placed',
  heading: (id: ReactNode) => <>Thank you! Order {id} has been placed.</>,
  announcement: (id: string) => `Thank you! Order ${id} has been placed.`,
  notLoaded: 'We couldn’t load the details. When you’re online, reload this page.',
  loadingOrder: 'Loading your order…',

  arrives: (dates: ReactNode) => <>Arrives {dates}</>,
  arrivesIfPaid: (dates: ReactNode) => <>Arrives {dates} if you pay today</>,
  haveCashReady: (total: number) =>
    `Please have ${formatRupees(total)} ready: you pay the courier in cash.`,
  next: 'What happens next',
  confirmSoon: 'We’ll confirm it soon.',
  confirmOncePaid: 'We’ll confirm it once it’s paid. You can pay later, too.',
  pack: 'We pack it.',
  bring: (dates?: string) => (dates ? `A courier brings it: ${dates}.` : 'A courier brings it.'),
  receiptTo: (email: ReactNode) => <>We’ll email a receipt to {email} soon.</>,
  yourOrder: (count: number) =>
    plural(count, { one: 'Your order: 1 item', other: `Your order: ${count} items` }),
  track: 'Track it under Returns & Orders',
  questions: 'Any questions?',
  sendByWhatsApp: 'Send it to us on WhatsApp',
  whatsAppText: (
    id: string,
    items: readonly { title: string; count: number; sum: number }[],
    delivery: string,
    total: number,
  ) =>
    [
      `Hello ${shop.name}, I’ve placed order ${id}:`,
      ...items.map(({ title, count, sum }) => `${count} × ${title}: ${formatRupees(sum)}`),
      `Delivery: ${delivery}`,
      `Total: ${formatRupees(total)}`,
    ].join('\n'),
  others: 'More from the shop',
  basket: (count: number) =>
    plural(count, { one: '1 item in your basket', other: `${count} items in your basket` }),
  continueShopping: 'Continue shopping',
  print: 'Print',
};
