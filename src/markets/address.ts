import type { Numbering } from './phoneNumbers';

export type OptionalField = 'landmark' | 'instructions' | 'email' | 'gstin';
/** Every field that a country may have, by what it is in India. */
export type AddressField =
  'name' | 'telephone' | 'street' | 'pin' | 'city' | 'state' | OptionalField;

/** What the form can ask about. */
export type Doubt = 'name' | 'telephone' | 'street' | 'houseNumber' | 'house' | 'pin' | 'city';

interface Terms {
  /** Decides how it is filled in, and tidied before it is sent. */
  kind: 'line' | 'lines' | 'telephone' | 'postal code' | 'choice' | 'email' | 'tax number';
  /** Its token for the browser's autofill. */
  autoComplete: string;
  optional?: boolean;
  /** Not filled in again for the next order. */
  isForThisOrder?: boolean;
  options?: readonly string[];
  /** Whether the digits of a number that matches its pattern can be right; the security rules don't check it. */
  isSound?: (text: string) => boolean;
  /** A value that doesn't match is probably a mistake: the form asks this about it, and sends it if confirmed. */
  doubts?: Readonly<Partial<Record<Doubt, RegExp>>>;
}

/** The check that the form, the functions and the security rules share. */
type Limit =
  | { /** The most characters. */ longest: number; patterns?: undefined }
  | {
      /** Each matches all of it, in JavaScript and in RE2 alike. */ patterns: readonly string[];
      longest?: undefined;
    };

export type AddressFieldTerms = Terms & Limit;

/** The addresses of a country: the form, the security rules, papers, emails and files are made from this. */
export interface AddressTable {
  /** In the order of the form. A field that isn't here isn't in the shop. */
  fields: Readonly<Partial<Record<AddressField, AddressFieldTerms>>>;
  /** How an address is written on an envelope, on screens and in emails: the fields of each line. */
  written: readonly (readonly AddressField[])[];
}

/** Parts of an email address: of its local part between two dots, of its domain, and the last one of its domain. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevel = '([A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

export const name: AddressFieldTerms = {
  kind: 'line',
  longest: 100,
  autoComplete: 'name',
  // Three letters, counting vowel signs.
  doubts: { name: /([\p{L}\p{M}].*){3}/u },
};
export const telephone = ({ complete }: Numbering): AddressFieldTerms => ({
  kind: 'telephone',
  patterns: [complete],
  autoComplete: 'tel',
  // Neither ten equal digits nor the keys in their order.
  doubts: { telephone: /^(?!.*(\d)\1{4} ?\1{5}$)(?!01234567890$)/ },
});
/** @param missing what such an address in this country rarely lacks */
export const street = (missing: AddressFieldTerms['doubts']): AddressFieldTerms => ({
  kind: 'lines',
  longest: 300,
  autoComplete: 'street-address',
  // Four characters, with a letter among all.
  doubts: { street: /^(?=.*\p{L}).{4}/su, ...missing },
});
export const landmark: AddressFieldTerms = {
  kind: 'line',
  longest: 100,
  autoComplete: 'off',
  optional: true,
};
export const city: AddressFieldTerms = {
  kind: 'line',
  longest: 60,
  autoComplete: 'address-level2',
  doubts: { city: /\p{L}/u },
};
export const instructions: AddressFieldTerms = {
  kind: 'line',
  longest: 200,
  autoComplete: 'off',
  optional: true,
  isForThisOrder: true,
};
/** The email address for updates, if the shop sends any. */
export const email: AddressFieldTerms = {
  kind: 'email',
  // What mail servers on the internet take, and how much of it (RFC 5321). RE2 has no lookahead.
  patterns: [`${atom}(\\.${atom})*@(${label}\\.)+${topLevel}`, '[^@]{1,64}@[^@]+', '.{6,254}'],
  autoComplete: 'email',
  optional: true,
};
