import {
  type AddressTable,
  city,
  email,
  instructions,
  landmark,
  name,
  street,
  telephone,
} from '../address';
import { numbering } from './phoneNumbers';
import { postalCodes } from './postalCodes';

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

/** What a GSTIN matches from end to end, in JavaScript and in RE2 alike. */
export const gstinPattern = '[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]';

export const addressTable: AddressTable = {
  fields: {
    name,
    telephone: telephone(numbering),
    // Many houses have no number, but then a name, or a place in a village: more than one word.
    street: street({ house: /\p{N}|[\p{L}\p{M}][^\p{L}\p{M}]+\p{L}/u }),
    landmark,
    pin: {
      kind: 'postal code',
      patterns: postalCodes.patterns,
      autoComplete: 'postal-code',
      doubts: { pin: postalCodes.plausible },
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
    gstin: {
      kind: 'tax number',
      patterns: [gstinPattern],
      autoComplete: 'off',
      optional: true,
    },
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
    ['gstin'],
  ],
};
