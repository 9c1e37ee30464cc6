import { formatRupees } from '../../shared/formatRupees';
import { mailTo } from '../../shared/contactLinks';
import { deliveryOf, totalOf } from '../orders/describeOrder';
import type { QuotedOrder } from './orderRequest';

/** The address of an e-mail to the shop, ready to send, that orders what the basket holds. */
export function mailOrder(
  email: string,
  { rows, delivery }: QuotedOrder,
  shopName: string,
): string {
  const lines = rows.map(
    ({ title, price, count }) => `${count} × ${title}, ${formatRupees(price)} each`,
  );
  const body = [
    'I would like to order:',
    '',
    ...lines,
    '',
    `Delivery: ${deliveryOf(rows, delivery)}`,
    `Total: ${formatRupees(totalOf({ items: rows, delivery }))}`,
    '',
    'My name, address and telephone number:',
    '',
  ].join('\r\n');
  const subject = encodeURIComponent(`Order from ${shopName}`);
  return `${mailTo(email)}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
