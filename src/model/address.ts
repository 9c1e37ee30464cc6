import {
  addressFields,
  addressTable,
  type Address,
  type AddressField,
  type AddressFieldTerms,
} from './addressFields';
import { oneLine, plainNumber, severalLines } from './tidyText';

const addressOf = (textOf: (field: AddressField) => string) =>
  Object.fromEntries(addressFields.map((field) => [field, textOf(field)])) as Address;

export const emptyAddress = addressOf(() => '');

const tidyText: Record<AddressFieldTerms['kind'], (text: string) => string> = {
  line: oneLine,
  lines: severalLines,
  choice: oneLine,
  telephone: (text) => plainNumber(text).replace('+ ', '+'),
  digits: (text) => plainNumber(text).replaceAll(' ', ''),
};

const tidy = (field: AddressField, text: string) => tidyText[addressTable[field].kind](text);

/** Why a field can't be sent, and what to do; `undefined` where it can. */
export function checkField(field: AddressField, typed: string): string | undefined {
  const { longest, pattern, missing, wrong = missing } = addressTable[field];
  const text = tidy(field, typed);
  if (!text) return missing;
  if (pattern !== undefined) return new RegExp(`^(${pattern})$`).test(text) ? undefined : wrong;
  return text.length <= longest ? undefined : `Make this shorter: ${longest} characters or fewer.`;
}

/** The fields that can't be sent as they are, in the order of the form. */
export const wrongFields = (address: Address) =>
  addressFields.filter((field) => checkField(field, address[field]) !== undefined);

/** The address as it is sent: in characters that the rules of the database accept. */
export const tidyAddress = (address: Address) => addressOf((field) => tidy(field, address[field]));

export const isEmpty = (address: Address) =>
  addressFields.every((field) => address[field].trim() === '');

/** What of it belongs to the person, and not to this order alone. */
export const forNextOrder = (address: Address) =>
  addressOf((field) => (addressTable[field].belongsTo === 'person' ? address[field] : ''));

/**
 * The address that something stored holds, be it unfinished or by a release with fewer fields; `undefined`
 * if it is none.
 */
export function readAddress(stored: unknown): Address | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: Record<AddressField, unknown> = { ...emptyAddress, ...stored };
  if (addressFields.some((field) => typeof values[field] !== 'string')) return undefined;
  return addressOf((field) => values[field] as string);
}
