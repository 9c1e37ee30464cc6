import type { ReactNode } from 'react';
import { formatRupees } from '../../shared/formatRupees';

/** What an order contains, as at the checkout and on the account screen. */
export const ordersWords = {
  productNoLongerSold: (id: string) => `Product ${id}, no longer sold`,
  countAndPrice: (count: number, price: number) => `${count} × ${formatRupees(price)}`,
  delivery: 'Delivery:',
  deliveryPrice: (price: number) => (price === 0 ? 'free' : formatRupees(price)),
  total: 'Total (cash on delivery):',
  containsGift: 'This order contains a gift.',
  addressDeleted: 'The address was deleted.',
  writeTo: (email: ReactNode) => <>Email {email}</>,
  call: (phone: ReactNode) => <>Call {phone}</>,
};
