import type { ReactNode } from 'react';
import { shop } from '../../../../shop/config';
import type { Payment, PaymentMethod } from '../../../orders/model/states';
import { formatRupees } from '../../rupees';

const upiTotals = {
  due: 'Total (UPI, not paid yet):',
  claimed: 'Total (UPI, being checked):',
  paid: 'Total (paid by UPI):',
  refunded: 'Total (refunded):',
};

/** What an order contains, as at the checkout and on the account screen. */
export const ordersWords = {
  product: (id: string) => `Product ${id}`,
  productNoLongerSold: (id: string) => `Product ${id}, no longer sold`,
  countAndPrice: (count: number, price: number) => `${count} × ${formatRupees(price)}`,
  delivery: 'Delivery:',
  deliveryPrice: (price: number) => (price === 0 ? 'free' : formatRupees(price)),
  total: ({ pay, payment = 'due' }: { pay: PaymentMethod; payment?: Payment }) =>
    pay === 'cash' && payment !== 'refunded' ? 'Total (cash on delivery):' : upiTotals[payment],
  deliverTo: 'Deliver to',
  containsGift: 'This order contains a gift.',
  updatesTo: (email: ReactNode) => <>We’ll email updates to {email}.</>,
  addressDeleted: 'The address was deleted.',
  writeTo: (email: ReactNode) => <>Email {email}</>,
  call: (phone: ReactNode) => <>Call {phone}</>,
  whatsApp: (phone: ReactNode) => <>WhatsApp {phone}</>,
  subject: (id: string) => `Order ${id} from ${shop.name}`,
};
