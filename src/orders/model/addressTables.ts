import type { Country } from '../../markets/market';
import { postalCodes } from '../../markets/postalCodes';
import { numberings } from './telephone';

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

export type OptionalField = 'landmark' | 'instructions' | 'email';
/** Every field that a country may have, by what it is in India. */
export type AddressField =
  'name' | 'telephone' | 'street' | 'pin' | 'city' | 'state' | OptionalField;

/** What the form can ask about. */
export type Doubt = 'name' | 'telephone' | 'street' | 'houseNumber' | 'house' | 'pin' | 'city';

interface Terms {
  /** Decides how it is filled in, and tidied before it is sent. */
  kind: 'line' | 'lines' | 'telephone' | 'postal code' | 'choice' | 'email';
  /** Its token for the browser's autofill. */
  autoComplete: string;
  optional?: boolean;
  /** Not filled in again for the next order. */
  isForThisOrder?: boolean;
  options?: readonly string[];
  /** A value that doesn't match is probably a mistake: the form asks this about it, and sends it if confirmed. */
  doubts?: Readonly<Partial<Record<Doubt, RegExp>>>;
}

/** The check that the form, the sender and the security rules share. */
type Limit =
  | { /** The most characters. */ longest: number; patterns?: undefined }
  | {
      /** Each matches all of it, in JavaScript and in RE2 alike. */ patterns: readonly string[];
      longest?: undefined;
    };

export type AddressFieldTerms = Terms & Limit;

interface AddressTable {
  /** In the order of the form. A field that isn't here isn't in the shop. */
  fields: Readonly<Partial<Record<AddressField, AddressFieldTerms>>>;
  /** How an address is written on an envelope, on screens and in emails: the fields of each line. */
  written: readonly (readonly AddressField[])[];
}

/** Of an email address: a part of its local part between two dots, of its domain, and the last one of its domain. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLevel = '([A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])';

const name: AddressFieldTerms = {
  kind: 'line',
  longest: 100,
  autoComplete: 'name',
  // Three letters, counting vowel signs.
  doubts: { name: /([\p{L}\p{M}].*){3}/u },
};
const telephone = (country: Country): AddressFieldTerms => ({
  kind: 'telephone',
  patterns: [numberings[country].complete],
  autoComplete: 'tel',
  // Neither ten equal digits nor the keys in their order.
  doubts: { telephone: /^(?!.*(\d)\1{4} ?\1{5}$)(?!01234567890$)/ },
});
/** @param missing what such an address in this country rarely lacks */
const street = (missing: AddressFieldTerms['doubts']): AddressFieldTerms => ({
  kind: 'lines',
  longest: 300,
  autoComplete: 'street-address',
  // Four characters, with a letter among all.
  doubts: { street: /^(?=.*\p{L}).{4}/su, ...missing },
});
const landmark: AddressFieldTerms = {
  kind: 'line',
  longest: 100,
  autoComplete: 'off',
  optional: true,
};
const city: AddressFieldTerms = {
  kind: 'line',
  longest: 60,
  autoComplete: 'address-level2',
  doubts: { city: /\p{L}/u },
};
const instructions: AddressFieldTerms = {
  kind: 'line',
  longest: 200,
  autoComplete: 'off',
  optional: true,
  isForThisOrder: true,
};
/** For updates, if the shop sends any. */
const email: AddressFieldTerms = {
  kind: 'email',
  // What mail servers on the internet take, and how much of it (RFC 5321). RE2 has no lookahead.
  patterns: [`${atom}(\\.${atom})*@(${label}\\.)+${topLevel}`, '[^@]{1,64}@[^@]+', '.{6,254}'],
  autoComplete: 'email',
  optional: true,
};

/** The addresses of each country: the form, the security rules, papers, emails and files are made from its table. */
export const addressTables: Readonly<Record<Country, AddressTable>> = {
  IN: {
    fields: {
      name,
      telephone: telephone('IN'),
      // Many houses have no number, but then a name, or a place in a village: more than one word.
      street: street({ house: /\p{N}|[\p{L}\p{M}][^\p{L}\p{M}]+\p{L}/u }),
      landmark,
      pin: {
        kind: 'postal code',
        patterns: postalCodes.IN.patterns,
        autoComplete: 'postal-code',
        doubts: { pin: postalCodes.IN.plausible },
      },
      city,
      state: {
        kind: 'choice',
        options: indianStates,
        patterns: [indianStates.join('|')],
        autoComplete: 'address-level1',
      },
      instructions,
      email,
    },
    written: [
      ['name'],
      ['street'],
      ['landmark'],
      ['city', 'pin'],
      ['state'],
      ['telephone'],
      ['email'],
      ['instructions'],
    ],
  },
  DE: {
    fields: {
      name,
      // Neither the ordinal in a street's name, “Straße des 17. Juni”, nor a postal code.
      street: street({ houseNumber: /(?<!\p{Nd})\p{Nd}{1,4}(?!\p{Nd})(?!\.[\s\p{Pd}]*\p{L})/u }),
      landmark,
      pin: { kind: 'postal code', patterns: postalCodes.DE.patterns, autoComplete: 'postal-code' },
      city,
      telephone: telephone('DE'),
      instructions,
      email,
    },
    written: [
      ['name'],
      ['street'],
      ['landmark'],
      ['pin', 'city'],
      ['telephone'],
      ['email'],
      ['instructions'],
    ],
  },
};
