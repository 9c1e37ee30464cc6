import type { Address } from '../../services/orderService';
import { indianStates } from './indianStates';

export type AddressField = keyof Address;

export const emptyAddress: Address = {
  name: '',
  telephone: '',
  street: '',
  landmark: '',
  pin: '',
  city: '',
  state: '',
};

/** In the order of the form. */
export const addressFields = Object.keys(emptyAddress) as AddressField[];

/** The most characters that the rules of the database take. */
const longest = { name: 100, street: 300, landmark: 100, city: 60 };

const missing: Record<keyof typeof longest, string> = {
  name: 'Enter the name of whoever gets the order.',
  street: 'Enter the house, the street and the area.',
  landmark: '',
  city: 'Enter the city, the town or the village.',
};

function isTelephone(text: string) {
  const digits = text.replace(/\D/g, '').length;
  return /^[+]?[0-9][0-9 ()-]{8,18}[0-9]$/.test(text) && digits >= 10 && digits <= 13;
}

/** Invisible, and able to hide or reorder text; not the two joiners, which Indic scripts need. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/u;

/** Whether there is a letter or a digit that can be seen. */
export const isVisible = (text: string) => /(?!\p{DI})[\p{L}\p{N}]/u.test(text);

/**
 * The text in one line, with single spaces, and without control, bidi and other invisible characters;
 * empty if nothing in it is visible.
 */
export function oneLine(text: string) {
  const line = text.replace(invisible, '').replace(/[\s\p{Cc}]+/gu, ' ');
  return isVisible(line) ? line.trim() : '';
}

/** Each line of the text as `oneLine` has it, without the empty ones. */
export const severalLines = (text: string) =>
  text.split(lineBreaks).map(oneLine).filter(Boolean).join('\n');

/** Unicode has the digits of each script in a row, from 0 to 9. */
function asciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** The digits of any script as 0 to 9, and each separator between them as a space. */
export const plainNumber = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** What a field holds as it is sent. */
function tidy(field: AddressField, text: string) {
  switch (field) {
    case 'telephone':
      return plainNumber(text).replace('+ ', '+');
    case 'pin':
      return plainNumber(text).replaceAll(' ', '');
    case 'street':
      return severalLines(text);
    default:
      return oneLine(text);
  }
}

/** Why a field can't be sent, and what to do; `undefined` where it can. */
export function checkField(field: AddressField, typed: string): string | undefined {
  const text = tidy(field, typed);
  switch (field) {
    case 'telephone':
      if (!text) return 'Enter a telephone number.';
      return isTelephone(text)
        ? undefined
        : 'Enter the whole number: 10 digits or more, no letters.';
    case 'state':
      return indianStates.includes(text) ? undefined : 'Choose the state.';
    case 'pin':
      return /^[1-9][0-9]{5}$/.test(text) ? undefined : 'Enter the 6 digits of the PIN code.';
    default:
      if (!text) return missing[field] || undefined;
      return text.length <= longest[field]
        ? undefined
        : `Make this shorter: ${longest[field]} characters or less.`;
  }
}

/** The fields that can't be sent as they are, in the order of the form. */
export const wrongFields = (address: Address) =>
  addressFields.filter((field) => checkField(field, address[field]) !== undefined);

/** The address as it is sent: in characters that the rules of the database accept. */
export const tidyAddress = (address: Address) =>
  Object.fromEntries(
    addressFields.map((field) => [field, tidy(field, address[field])]),
  ) as unknown as Address;

export const isEmpty = (address: Address) =>
  addressFields.every((field) => address[field].trim() === '');

/** Whether something that was stored is an address, be it unfinished. */
export const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' &&
  value !== null &&
  addressFields.every(
    (field) => typeof (value as Partial<Record<AddressField, unknown>>)[field] === 'string',
  );
