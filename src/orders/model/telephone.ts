import { plainNumber } from './tidyText';

/**
 * A phone number in the one form that it is stored in, so that orders can be found by it. Indian mobile numbers:
 * `98765 43210`; landlines: `08023456789`; others, which start with a plus: `+442079460958`. Anything else is
 * left as it is.
 */
export function phoneNumber(text: string): string {
  const number = plainNumber(text).replaceAll(' ', '');
  const [, zero, indian = ''] = /^(?:[+]?91|0091)?(0?)([1-9]\d{9})$/.exec(number) ?? [];
  if (!indian) return number;
  // With a zero, it may be a landline that starts like a mobile number.
  const isMobile = zero ? indian.startsWith('9') : /^[6-9]/.test(indian);
  return isMobile ? `${indian.slice(0, 5)} ${indian.slice(5)}` : `0${indian}`;
}

/**
 * An Indian mobile number; an Indian landline, where area code and number have ten digits and 10, 110, 111, 118,
 * 119 and 555 begin none; or a number of another country: see `phoneNumber`.
 */
export const telephonePattern = [
  '[6-9][0-9]{4} [0-9]{5}',
  '0(11[2-7]|1[2-9][0-9]|[2-46-8][0-9]{2}|5[0-46-9][0-9]|55[0-46-9])[0-9]{7}',
  '[+]([1-8][0-9]|9[02-9])[0-9]{8,11}',
].join('|');

const complete = new RegExp(`^(${telephonePattern})$`);

/** A phone number with its country code; `undefined` if it isn't complete. */
export function internationalNumber(telephone: string): string | undefined {
  const number = phoneNumber(telephone);
  if (!complete.test(number)) return undefined;
  return number.startsWith('+') ? number : `+91${number.replace(/^0| /, '')}`;
}

/** Landlines have no SMS. */
export const isLandline = (telephone: string) => phoneNumber(telephone).startsWith('0');

/** With a space, so that spreadsheets keep the zero of a landline's number. */
export const spaced = (telephone: string) => telephone.replace(/^(0\d\d)(\d+)$/, '$1 $2');
