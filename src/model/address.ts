import {
  addressFields,
  addressTable,
  type Address,
  type AddressField,
  type AddressFieldTerms,
} from './addressFields';
import { oneLine, phoneNumber, plainNumber, severalLines } from './tidyText';

const addressOf = (textOf: (field: AddressField) => string) =>
  Object.fromEntries(addressFields.map((field) => [field, textOf(field)])) as Address;

export const emptyAddress = addressOf(() => '');

const tidyText: Record<AddressFieldTerms['kind'], (text: string) => string> = {
  line: oneLine,
  lines: severalLines,
  choice: oneLine,
  telephone: phoneNumber,
  digits: (text) => plainNumber(text).replaceAll(' ', ''),
};

const tidy = (field: AddressField, text: string) => tidyText[addressTable[field].kind](text);

/** `invalid`: missing, or it can't be right. */
export type FieldProblem = 'invalid' | 'tooLong';

/** Why a field can't be sent; `undefined` if it can. */
export function checkField(field: AddressField, typed: string): FieldProblem | undefined {
  const { longest, pattern, optional } = addressTable[field];
  const text = tidy(field, typed);
  if (!text) return optional ? undefined : 'invalid';
  if (pattern !== undefined) return new RegExp(`^(${pattern})$`).test(text) ? undefined : 'invalid';
  return text.length > longest ? 'tooLong' : undefined;
}

/** Whether a value that can be sent is probably a mistake. */
export function isDoubtful(field: AddressField, typed: string): boolean {
  const text = tidy(field, typed);
  return text !== '' && addressTable[field].plausible?.test(text) === false;
}

/** The address as it is sent: in characters that the security rules accept. */
export const tidyAddress = (address: Address) => addressOf((field) => tidy(field, address[field]));

export const isEmpty = (address: Address) =>
  addressFields.every((field) => address[field].trim() === '');

/** The part that is filled in again for the next order. */
export const forNextOrder = (address: Address) =>
  addressOf((field) => (addressTable[field].isForThisOrder ? '' : address[field]));

/** Reads a stored address, whose optional fields may be missing; `undefined` if it is none. */
export function readAddress(stored: unknown): Address | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: Record<AddressField, unknown> = { ...emptyAddress, ...stored };
  if (addressFields.some((field) => typeof values[field] !== 'string')) return undefined;
  return addressOf((field) => values[field] as string);
}
