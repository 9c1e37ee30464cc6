import { checkField } from '../../../model/address';
import { phoneNumber } from '../../../model/tidyText';
import type { Order } from '../../../services/orderService';
import { whatsApp } from '../../../shared/contactLinks';
import { messageWords as words } from '../../../words/en/admin/messages';
import { isByShopper } from '../../orders/list/noteField';
import { totalOf } from '../../orders/orderTotals';

/** A phone number with its country code; `undefined` if it isn't complete. */
export function internationalNumber(telephone: string): string | undefined {
  if (checkField('telephone', telephone)) return undefined;
  const number = phoneNumber(telephone).replace(' ', '');
  return number.startsWith('+') ? number : `+91${number.replace(/^0/, '')}`;
}

// Android reads the body after `?`, iOS after `&`.
const sms = (number: string, text: string) => `sms:${number}?&body=${encodeURIComponent(text)}`;

/** Landlines have no SMS. */
const isLandline = (telephone: string) => phoneNumber(telephone).startsWith('0');

/** What to tell the shopper about an order. */
export const messageOf = (order: Order) =>
  words.message({
    ...order,
    total: totalOf(order),
    note: order.notes[order.state],
    isShoppers: isByShopper(order, order.state),
  });

/** The links that open a message to the shopper in an app; those that the phone number allows. */
export function messageLinks(order: Order): { whatsApp?: string; sms?: string } {
  const { telephone } = order.address ?? {};
  if (!telephone) return {};
  const text = messageOf(order);
  const international = internationalNumber(telephone);
  const number = international ?? telephone.replace(/[^+\d]/g, '');
  return {
    ...(international && { whatsApp: whatsApp(international, text) }),
    ...(number && !isLandline(telephone) && { sms: sms(number, text) }),
  };
}
