import { indianStates } from './indianStates';

interface Question {
  label: string;
  /** What to know before filling it in. */
  hint?: string;
  /** How it is filled in, and what `tidyAddress` makes of it. */
  kind: 'line' | 'lines' | 'telephone' | 'digits' | 'choice';
  /** Its token for the browser's autofill. */
  autoComplete: string;
  /** What belongs to the person is filled in for their next order, too. */
  belongsTo: 'person' | 'order';
  options?: readonly string[];
  /** What to do if what was entered can't be right; where this is not set, `missing` says it too. */
  wrong?: string;
}

/** What the form and the rules of the database both check. */
type Limit =
  | { /** The most characters. */ longest: number; pattern?: undefined }
  | {
      /** What all of it matches, in JavaScript and in RE2 alike. */ pattern: string;
      longest?: undefined;
    };

type Need = { optional: true; missing?: undefined } | { optional?: false; missing: string };

export type AddressFieldTerms = Question & Limit & Need;

const table = {
  name: {
    label: 'Name',
    kind: 'line',
    longest: 100,
    autoComplete: 'name',
    belongsTo: 'person',
    missing: 'Enter the name of whoever gets the order.',
  },
  telephone: {
    label: 'Telephone',
    hint: 'For the courier',
    kind: 'telephone',
    pattern: '[+]?[0-9]( ?[0-9]){9,12}',
    autoComplete: 'tel',
    belongsTo: 'person',
    missing: 'Enter a telephone number.',
    wrong: 'Enter the whole number: 10 digits or more, no letters.',
  },
  street: {
    label: 'House, street, area',
    kind: 'lines',
    longest: 300,
    autoComplete: 'street-address',
    belongsTo: 'person',
    missing: 'Enter the house, the street and the area.',
  },
  landmark: {
    label: 'Landmark',
    hint: 'If there is one',
    kind: 'line',
    longest: 100,
    optional: true,
    autoComplete: 'off',
    belongsTo: 'person',
  },
  pin: {
    label: 'PIN code',
    kind: 'digits',
    pattern: '[1-9][0-9]{5}',
    autoComplete: 'postal-code',
    belongsTo: 'person',
    missing: 'Enter the 6 digits of the PIN code.',
  },
  city: {
    label: 'City, town or village',
    kind: 'line',
    longest: 60,
    autoComplete: 'address-level2',
    belongsTo: 'person',
    missing: 'Enter the city, the town or the village.',
  },
  state: {
    label: 'State',
    kind: 'choice',
    options: indianStates,
    pattern: indianStates.join('|'),
    autoComplete: 'address-level1',
    belongsTo: 'person',
    missing: 'Choose the state.',
  },
  instructions: {
    label: 'Delivery instructions',
    hint: 'Optional',
    kind: 'line',
    longest: 200,
    optional: true,
    autoComplete: 'off',
    belongsTo: 'order',
  },
} satisfies Record<string, AddressFieldTerms>;

export type AddressField = keyof typeof table;

/**
 * What the address of an order says, in the order of the form. The form, its checks, the document in the
 * database and the rules are made from this table.
 */
export const addressTable: Readonly<Record<AddressField, AddressFieldTerms>> = table;

export const addressFields = Object.keys(table) as AddressField[];

/** Where an order goes. Each part but the street is one line; none has invisible characters. */
export type Address = Record<AddressField, string>;
