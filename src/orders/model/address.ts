import { addressTable as countryTable } from '#market/address';
import { shop, type Shop } from '#shop/config';
import { placeWords } from '#words/orders/places';
import type { AddressField, AddressFieldTerms, Doubt } from '../../markets/address';
import { emailAddress } from './emailAddress';
import { tidyPostalCode } from './postalCode';
import { tidyTaxNumber } from './taxNumber';
import { phoneNumber } from './telephone';
import { oneLine, severalLines } from './tidyText';

export type { AddressField, Doubt };

const { fields: table, written } = countryTable;

/** The fields of an address in the shop's country, in the order of the form. */
export const addressFields = Object.keys(table) as AddressField[];

/** The terms of each of `addressFields`. */
export const addressTable = table as Readonly<Record<AddressField, AddressFieldTerms>>;

/** Whether a shop asks for this field. */
export const isAskedFor = (
  field: AddressField,
  { functions, invoices }: Pick<Shop, 'functions' | 'invoices'> = shop,
) =>
  field in table &&
  (field !== 'email' || functions !== undefined) &&
  (field !== 'gstin' || invoices !== undefined);

/** Every part but the street is a single line; empty where the shop's country has no such part. */
export type Address = Record<AddressField, string>;

/** The use of a field where an address is written: for its recipient, for the courier, and for the invoice. */
export type AddressPurpose = 'recipient' | 'place' | 'contact' | 'updates' | 'note' | 'invoice';

const purposeOf: Record<AddressField, AddressPurpose> = {
  name: 'recipient',
  street: 'place',
  landmark: 'place',
  city: 'place',
  pin: 'place',
  state: 'place',
  telephone: 'contact',
  email: 'updates',
  instructions: 'note',
  gstin: 'invoice',
};
/** Whether an address names the fields of this purpose where it is written: their texts don’t explain themselves. */
export const isLabelled = (purpose: AddressPurpose) => purpose === 'note' || purpose === 'invoice';

const allFields = Object.keys(purposeOf) as AddressField[];

export interface AddressLine {
  purpose: AddressPurpose;
  /** One, or several that stand beside each other. */
  parts: { field: AddressField; text: string }[];
}

/**
 * The lines of an address as on an envelope, in the shop's language, without what is empty. A field of several lines makes as
 * many.
 */
export function linesOf(address: Address, purposes?: readonly AddressPurpose[]): AddressLine[] {
  const lines: AddressLine[] = [];
  for (const line of written) {
    const [first = 'name'] = line;
    if (purposes && !purposes.includes(purposeOf[first])) continue;
    for (const [place, field] of line.entries()) {
      const shown = field === 'state' ? placeWords.stateName(address[field]) : address[field];
      for (const text of shown.split('\n').filter(Boolean)) {
        const part = { field, text };
        const last = lines.at(-1);
        if (place > 0 && last && line.includes(last.parts[0]?.field ?? field))
          last.parts.push(part);
        else lines.push({ purpose: purposeOf[first], parts: [part] });
      }
    }
  }
  return lines;
}

const addressOf = (textOf: (field: AddressField) => string) =>
  Object.fromEntries(allFields.map((field) => [field, textOf(field)])) as Address;

export const emptyAddress = addressOf(() => '');

const tidyText: Record<AddressFieldTerms['kind'], (text: string) => string> = {
  line: oneLine,
  lines: severalLines,
  choice: oneLine,
  telephone: phoneNumber,
  'postal code': tidyPostalCode,
  email: emailAddress,
  'tax number': tidyTaxNumber,
};

/** A value of a field as it is sent. */
export const tidyField = (field: AddressField, text: string) =>
  tidyText[addressTable[field].kind](text);

/** `invalid`: missing, or it can't be right. */
export type FieldProblem = 'invalid' | 'tooLong';

/** Why a field can't be sent; `undefined` if it can. */
export function checkField(field: AddressField, typed: string): FieldProblem | undefined {
  const { longest, patterns, optional, isSound } = addressTable[field];
  const text = tidyField(field, typed);
  if (!text) return optional ? undefined : 'invalid';
  if (patterns) {
    const isMatch = patterns.every((pattern) => new RegExp(`^(${pattern})$`).test(text));
    return isMatch && (isSound?.(text) ?? true) ? undefined : 'invalid';
  }
  return text.length > longest ? 'tooLong' : undefined;
}

/** Whether a text is an email address as it is sent, and nothing else. */
export const isEmailAddress = (text: string) =>
  text !== '' && text === tidyField('email', text) && !checkField('email', text);

/** The question about a value that can be sent, but is probably a mistake or lacks something. */
export function doubtAbout(field: AddressField, typed: string): Doubt | undefined {
  const text = tidyField(field, typed);
  const doubts = Object.entries(addressTable[field].doubts ?? {}) as [Doubt, RegExp][];
  return text ? doubts.find(([, sound]) => !sound.test(text))?.[0] : undefined;
}

/** The address as it is sent: in characters that the security rules accept. */
export const tidyAddress = (address: Address) =>
  addressOf((field) => (isAskedFor(field) ? tidyField(field, address[field]) : ''));

export const isEmpty = (address: Address) =>
  allFields.every((field) => address[field].trim() === '');

/** The part that is filled in again for the next order. */
export const forNextOrder = (address: Address) =>
  addressOf((field) => (table[field]?.isForThisOrder ? '' : address[field]));

/** The part that goes with one order only. */
export const ofThisOrder = (address: Address): Partial<Address> =>
  Object.fromEntries(
    addressFields
      .filter((field) => addressTable[field].isForThisOrder)
      .map((field) => [field, address[field]]),
  );

/** Reads a stored address, whose optional fields may be missing; `undefined` if it is none. */
export function readAddress(stored: unknown): Address | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const values: Record<AddressField, unknown> = { ...emptyAddress, ...stored };
  if (allFields.some((field) => typeof values[field] !== 'string')) return undefined;
  return addressOf((field) => values[field] as string);
}
