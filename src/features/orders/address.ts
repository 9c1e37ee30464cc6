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

/** What a field holds as it is sent: without spaces at its ends; a PIN code without any. */
const tidy = (field: AddressField, text: string) =>
  field === 'pin' ? text.replace(/\s/g, '') : text.trim();

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
