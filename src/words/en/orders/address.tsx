import type { ReactNode } from 'react';
import type { AddressField, OptionalField } from '../../../markets/address';
import { plural } from '../../plural';

const labels: Record<AddressField, string> = {
  name: 'Name',
  telephone: 'Phone',
  street: 'House number, street, area',
  landmark: 'Landmark',
  pin: 'PIN code',
  city: 'City, town or village',
  state: 'State',
  instructions: 'Note for the courier',
  email: 'Email for updates',
  gstin: 'GSTIN',
};

const hints: Record<OptionalField | 'telephone', string> = {
  telephone: 'For the courier',
  landmark: 'Optional',
  instructions: 'Optional',
  email: 'Optional. We write about this order, and nothing else.',
  gstin: 'Optional. It goes on your invoice, with the name and address above.',
};

/** Tells what to do about a value that is missing or can’t be right. */
const advice: Record<Exclude<AddressField, OptionalField> | 'email' | 'gstin', string> = {
  name: 'Enter the recipient’s name.',
  telephone: 'Enter a 10-digit phone number, or a foreign one that starts with +.',
  street: 'Enter the house number, street and area.',
  pin: 'Enter a valid 6-digit PIN code.',
  city: 'Enter the city, town or village.',
  state: 'Choose a state.',
  email: 'Enter your full email address, such as name@example.com, or leave this empty.',
  gstin: 'Check all 15 letters and digits, as in 29ABCDE1234F1ZW, or leave this empty.',
};

export const addressWords = {
  labels,
  hints,
  advice,
  /** Asks about a value that is probably a mistake. */
  questions: {
    name: 'Is this the whole name?',
    telephone: 'Is this the right number?',
    street: 'Can the courier find you with this?',
    houseNumber: 'Is the house number missing?',
    house: 'Does this include the house or flat, and the street or area?',
    pin: 'PIN codes that start with 9 are the army’s. Is this one of them?',
    city: 'Is this the name of the place?',
  },
  isRight: (question: string, button: string) => `${question} If so, press “${button}” again.`,
  wrongFields: (count: number) =>
    plural(count, {
      one: 'One field needs your attention.',
      other: `${count} fields need your attention.`,
    }),
  notDelivered: (pin: string) =>
    `We don’t deliver to ${pin} yet. Enter another PIN code, or contact us.`,
  otherState: (pin: string, state: string) =>
    `PIN code ${pin} is in ${state}. Correct the state or the PIN code.`,
  /** @param places what the PIN code determines: the city, the state, or both */
  filledIn: (places: readonly string[]) => `Filled in from the PIN code: ${places.join(', ')}.`,
  chooseState: 'Choose a state',
  /** Unfolds the field for a business’s tax number. */
  forBusiness: 'Buying for a business?',
  labelled: (field: AddressField, text: ReactNode) => (
    <>
      {labels[field]}: {text}
    </>
  ),
  tooLong: (longest: number) => `Make this shorter: ${longest} characters or fewer.`,
};

/** The addresses that an account has saved, on the account screen and at the checkout. */
export const addressBookWords = {
  heading: 'Addresses',
  loading: 'Loading your addresses…',
  notLoaded: 'Your addresses couldn’t be loaded. Check your connection and try again.',
  none: 'Save an address here, and we’ll fill it in when you order.',
  last: 'From your last order:',
  saveLast: 'Save this address',
  default: 'Default',
  makeDefault: 'Make default',
  change: 'Change',
  remove: 'Remove',
  /** Completes the names of the buttons of one address. */
  actionOnAddress: (label: string, name: string, address: string) =>
    `${label}: ${name}, ${address}`,
  removeQuestion: 'Remove this address?',
  removeConsequence: 'Orders that you’ve placed keep it.',
  keep: 'Keep',
  add: 'Add an address',
  full: (most: number) => `You can save up to ${most} addresses. Remove one to add another.`,
  newAddress: 'New address',
  changeAddress: 'Change address',
  save: 'Save address',
  cancel: 'Cancel',

  // These are shown at the checkout.
  choose: 'Deliver to',
  another: 'Another address',
  saveThis: 'Save this address in my account',

  done: ({ address }: { address?: object | null }): string => {
    if (address === null) return 'Address removed.';
    return address ? 'Address saved.' : 'This is your default address now.';
  },
  /** Shown for addresses that were edited by hand in the database. */
  unreadable: (count: number) =>
    plural(count, {
      one: 'One more saved address can’t be read, so it isn’t shown. It’s still stored: contact us to have it mended or removed.',
      other: `${count} more saved addresses can’t be read, so they aren’t shown. They’re still stored: contact us to have them mended or removed.`,
    }),
  broken:
    'Your saved addresses can’t be read, so none can be shown, saved or changed here. They’re still stored: contact us to have ' +
    'that mended. You can order all the same, and type the address.',
  /** @param isRefused by the database, not for want of a connection */
  notDone: ({ address }: { address?: object | null }, isRefused: boolean) => {
    const what = address === null ? 'removed' : address ? 'saved' : 'changed';
    if (isRefused) {
      return `The address couldn’t be ${what}: the shop didn’t accept it. Reload the page and try again. If that doesn’t help, contact us.`;
    }
    return `The address couldn’t be ${what}. Check that you’re online and reload the page, then try again.`;
  },
};
