import { withAsciiDigits } from '../words/digits';

/** Encodes the address, so that no character of it can add a header. */
export const mailTo = (email: string) =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`;

/** The digits of a phone number, with a leading plus sign. */
const dialled = (telephone: string) => withAsciiDigits(telephone).replace(/[^+\d]/g, '');

export const call = (telephone: string) => `tel:${dialled(telephone)}`;

/** Android reads the body after `?`, iOS after `&`. */
export const sms = (telephone: string, text: string) =>
  `sms:${dialled(telephone)}?&body=${encodeURIComponent(text.toWellFormed())}`;

/** A WhatsApp message to a phone number with its country code. */
export const whatsApp = (telephone: string, text: string) =>
  `https://wa.me/${dialled(telephone).replaceAll('+', '')}?text=${encodeURIComponent(text.toWellFormed())}`;
