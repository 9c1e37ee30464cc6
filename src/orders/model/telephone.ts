import { numbering } from '#market/phoneNumbers';
import { shop } from '#shop/config';
import { plainNumber } from './tidyText';

const { callingCode } = shop.market;

const { complete, typed, store, landline } = numbering;

/**
 * A phone number in the one form that it is stored in, so that orders can be found by it. Indian mobile numbers:
 * `98765 43210`; landlines: `08023456789`; German ones: `0301234567`; others, which start with a plus: `+442079460958`.
 * Anything else is left as it is.
 */
export function phoneNumber(text: string): string {
  const number = plainNumber(text)
    // `tel:`, “Mobile:”, `https://wa.me/`; “(home)”.
    .replace(/^(?:[\p{L}\p{M}]+ )+(?=[+\d])|(?: [\p{L}\p{M}]+)+$/gu, '')
    .replaceAll(' ', '');
  const [, before = '', national = ''] = typed.exec(number) ?? [];
  return national ? store(national, before) : number;
}

const isComplete = new RegExp(`^(${complete})$`);

/** A phone number with its country code; `undefined` if it isn't complete. */
export function internationalNumber(telephone: string): string | undefined {
  const number = phoneNumber(telephone);
  if (!isComplete.test(number)) return undefined;
  return number.startsWith('+') ? number : `+${callingCode}${number.replace(/^0| /, '')}`;
}

/** Landlines have no SMS. */
export const isLandline = (telephone: string) => landline.test(phoneNumber(telephone));
