import type { ReactNode } from 'react';
import type { AddressField } from '../../../orders/model/address';
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
};

export const addressWords = {
  labels,
  hints: {
    telephone: 'For the courier',
    landmark: 'Optional',
    instructions: 'Optional',
    email: 'Optional. We write about this order, and nothing else.',
  },
  /** What to do about a value that is missing or can’t be right. */
  advice: {
    name: 'Enter the recipient’s name.',
    telephone: 'Enter a 10-digit phone number, or a foreign one that starts with +.',
    street: 'Enter the house number, street and area.',
    pin: 'Enter a valid 6-digit PIN code.',
    city: 'Enter the city, town or village.',
    state: 'Choose a state.',
    email: 'Enter your full email address, such as name@example.com, or leave this empty.',
  },
  /** What to ask about a value that is probably a mistake. */
  questions: {
    name: 'Is this the whole name?',
    telephone: 'Is this the right number?',
    street: 'Can the courier find you with this?',
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
  /** What the PIN code is certain about: the city, the state, or both. */
  filledIn: (places: readonly string[]) => `Filled in from the PIN code: ${places.join(', ')}.`,
  chooseState: 'Choose a state',
  labelled: (field: AddressField, text: ReactNode) => (
    <>
      {labels[field]}: {text}
    </>
  ),
  tooLong: (longest: number) => `Make this shorter: ${longest} characters or fewer.`,
};
