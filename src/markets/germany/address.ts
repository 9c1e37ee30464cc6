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

export const addressTable: AddressTable = {
  fields: {
    name,
    // Neither the ordinal in a street's name, “Straße des 17. Juni”, nor a postal code.
    street: street({ houseNumber: /(?<!\p{Nd})\p{Nd}{1,4}(?!\p{Nd})(?!\.[\s\p{Pd}]*\p{L})/u }),
    landmark,
    pin: { kind: 'postal code', patterns: postalCodes.patterns, autoComplete: 'postal-code' },
    city,
    telephone: telephone(numbering),
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
};
