import { shop, type Shop } from '../../../shop/config';
import { phoneNumber, telephonePattern } from './telephone';
import { oneLine, plainNumber, severalLines } from './tidyText';

/** The 28 states and 8 union territories of India, as they appear in addresses. */
export const indianStates: readonly string[] = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
];

interface Terms {
  /** Decides how it is filled in, and tidied before it is sent. */
  kind: 'line' | 'lines' | 'telephone' | 'digits' | 'choice' | 'email';
  /** Its token for the browser's autofill. */
  autoComplete: string;
  optional?: boolean;
  /** Not filled in again for the next order. */
  isForThisOrder?: boolean;
  options?: readonly string[];
  /** A value that doesn't match is probably a mistake: the form asks about it, and sends it if confirmed. */
  plausible?: RegExp;
}

/** The check that the form, the sender and the security rules share. */
type Limit =
  | { /** The most characters. */ longest: number; patterns?: undefined }
  | {
      /** Each matches all of it, in JavaScript and in RE2 alike. */ patterns: readonly string[];
      longest?: undefined;
    };

type AddressFieldTerms = Terms & Limit;

/** The first two digits are those of a postal circle, or the army's, and no office has the last three 000. */
const pinPattern =
  '(1[1-9]|2[0-8]|3[0-46-9]|4[0-9]|5[0-36-9]|6[0-47-9]|7[0-9]|8[0-5]|9[0-9])[0-9]([0-9][0-9][1-9]|[0-9][1-9]0|[1-9]00)';

/** Of an email address: a part of its local part between two dots, of its domain, and the last one of its domain. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevel = '([A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

const table = {
  name: {
    kind: 'line',
    longest: 100,
    autoComplete: 'name',
    // Three letters, counting vowel signs.
    plausible: /([\p{L}\p{M}].*){3}/u,
  },
  telephone: {
    kind: 'telephone',
    patterns: [telephonePattern],
    autoComplete: 'tel',
    // Neither ten equal digits nor the keys in their order.
    plausible: /^(?!.*(\d)\1{4} ?\1{5}$)(?!01234567890$)/,
  },
  street: {
    kind: 'lines',
    longest: 300,
    autoComplete: 'street-address',
    // Four characters, with a letter among all.
    plausible: /^(?=.*\p{L}).{4}/su,
  },
  landmark: { kind: 'line', longest: 100, autoComplete: 'off', optional: true },
  pin: {
    kind: 'digits',
    patterns: [pinPattern],
    autoComplete: 'postal-code',
    // Not the army's.
    plausible: /^[1-8]/,
  },
  city: { kind: 'line', longest: 60, autoComplete: 'address-level2', plausible: /\p{L}/u },
  state: {
    kind: 'choice',
    options: indianStates,
    patterns: [indianStates.join('|')],
    autoComplete: 'address-level1',
  },
  instructions: {
    kind: 'line',
    longest: 200,
    autoComplete: 'off',
    optional: true,
    isForThisOrder: true,
  },
  /** For updates, if the shop sends any. */
  email: {
    kind: 'email',
    // What mail servers on the internet take, and how much of it (RFC 5321). RE2 has no lookahead.
    patterns: [`${atom}(\\.${atom})*@(${label}\\.)+${topLevel}`, '[^@]{1,64}@[^@]+', '.{6,254}'],
    autoComplete: 'email',
    optional: true,
  },
} satisfies Record<string, AddressFieldTerms>;

export type AddressField = keyof typeof table;

export type OptionalField = {
  [Field in AddressField]: (typeof table)[Field] extends { optional: true } ? Field : never;
}[AddressField];

/** The fields of an address, in the order of the form. The form and the rules are made from this table. */
export const addressTable: Readonly<Record<AddressField, AddressFieldTerms>> = table;

export const addressFields = Object.keys(table) as AddressField[];

/** Whether a shop asks for this field. */
export const isAskedFor = (field: AddressField, { sender }: Pick<Shop, 'sender'> = shop) =>
  field !== 'email' || sender !== undefined;

/** Every part but the street is a single line. */
export type Address = Record<AddressField, string>;

/** What a field is of use for, where an address is written: to its recipient, and to the courier. */
export type AddressPurpose = 'recipient' | 'place' | 'contact' | 'updates' | 'note';

interface FieldPlace {
  /** Fields with the same one stand beside each other. */
  line: number;
  purpose: AddressPurpose;
}

/** How an address is written on screens and paper and in emails, in this order. */
const layout: Record<AddressField, FieldPlace> = {
  name: { line: 1, purpose: 'recipient' },
  street: { line: 2, purpose: 'place' },
  landmark: { line: 3, purpose: 'place' },
  city: { line: 4, purpose: 'place' },
  pin: { line: 4, purpose: 'place' },
  state: { line: 5, purpose: 'place' },
  telephone: { line: 6, purpose: 'contact' },
  email: { line: 7, purpose: 'updates' },
  instructions: { line: 8, purpose: 'note' },
};

export interface AddressLine {
  purpose: AddressPurpose;
  /** One, or several that stand beside each other. */
  parts: { field: AddressField; text: string }[];
}

/** The lines of an address as on an envelope, without what is empty. A field of several lines makes as many. */
export function linesOf(address: Address, purposes?: readonly AddressPurpose[]): AddressLine[] {
  const lines: (AddressLine & { line: number })[] = [];
  for (const field of Object.keys(layout) as AddressField[]) {
    const { line, purpose } = layout[field];
    if (purposes && !purposes.includes(purpose)) continue;
    for (const text of address[field].split('\n').filter(Boolean)) {
      const last = lines.at(-1);
      const part = { field, text };
      if (last?.line === line && last.parts[0]?.field !== field) last.parts.push(part);
      else lines.push({ line, purpose, parts: [part] });
    }
  }
  return lines;
}

const addressOf = (textOf: (field: AddressField) => string) =>
  Object.fromEntries(addressFields.map((field) => [field, textOf(field)])) as Address;

export const emptyAddress = addressOf(() => '');

/** The address with its domain as mail servers know it: in ASCII, whatever its script. */
function emailAddress(text: string) {
  const address = oneLine(text);
  const [, local = '', domain = ''] = /^(.*@)(.*)$/s.exec(address) ?? [];
  const isForeign =
    /^[a-z0-9.\u0080-\u{10ffff}-]+$/iu.test(domain) && !/^[a-z0-9.-]+$/i.test(domain);
  if (!isForeign) return address;
  try {
    return local + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}

const tidyText: Record<AddressFieldTerms['kind'], (text: string) => string> = {
  line: oneLine,
  lines: severalLines,
  choice: oneLine,
  telephone: phoneNumber,
  digits: (text) => plainNumber(text).replaceAll(' ', ''),
  email: emailAddress,
};

const tidy = (field: AddressField, text: string) => tidyText[addressTable[field].kind](text);

/** `invalid`: missing, or it can't be right. */
export type FieldProblem = 'invalid' | 'tooLong';

/** Why a field can't be sent; `undefined` if it can. */
export function checkField(field: AddressField, typed: string): FieldProblem | undefined {
  const { longest, patterns, optional } = addressTable[field];
  const text = tidy(field, typed);
  if (!text) return optional ? undefined : 'invalid';
  if (patterns) {
    const isRight = patterns.every((pattern) => new RegExp(`^(${pattern})$`).test(text));
    return isRight ? undefined : 'invalid';
  }
  return text.length > longest ? 'tooLong' : undefined;
}

/** Whether a value that can be sent is probably a mistake. */
export function isDoubtful(field: AddressField, typed: string): boolean {
  const text = tidy(field, typed);
  return text !== '' && addressTable[field].plausible?.test(text) === false;
}

/** The address as it is sent: in characters that the security rules accept. */
export const tidyAddress = (address: Address) =>
  addressOf((field) => (isAskedFor(field) ? tidy(field, address[field]) : ''));

export const isEmpty = (address: Address) =>
  addressFields.every((field) => address[field].trim() === '');

/** The part that is filled in again for the next order. */
export const forNextOrder = (address: Address) =>
  addressOf((field) => (addressTable[field].isForThisOrder ? '' : address[field]));

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
  if (addressFields.some((field) => typeof values[field] !== 'string')) return undefined;
  return addressOf((field) => values[field] as string);
}
