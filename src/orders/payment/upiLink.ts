import { shop, type Upi } from '#shop/config';
import { cutText } from '../../words/characters';
import { decimalOf } from '../../words/typedMoney';

/** The longest note and reference of the UPI linking specification. */
const LONGEST_NOTE = 50;

interface UpiRequest {
  to: Upi;
  amount: number;
  /** The shop's name, for the payer's list of payments. */
  shopName: string;
  orderId: string;
}

/** The link that opens a UPI app with everything filled in: UPI linking specification 1.6. */
export function upiLink({ to, amount, shopName, orderId }: UpiRequest): string {
  const note = `${cutText(shopName, LONGEST_NOTE - orderId.length - 1)} ${orderId}`;
  const query = Object.entries({
    pa: to.id,
    pn: to.name,
    am: decimalOf(amount, 2),
    cu: shop.market.currency,
    tn: note,
    tr: orderId,
  })
    // Apps read neither a plus sign as a space, nor always an encoded @.
    .map(
      ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed()).replaceAll('%40', '@')}`,
    )
    .join('&');
  return `upi://pay?${query}`;
}
