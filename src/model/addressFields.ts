import { indianStates } from './indianStates';

interface Terms {
  /** How it is filled in, and tidied before it is sent. */
  kind: 'line' | 'lines' | 'telephone' | 'digits' | 'choice';
  /** Its token for the browser's autofill. */
  autoComplete: string;
  optional?: boolean;
  /** Not filled in again for the next order. */
  isForThisOrder?: boolean;
  options?: readonly string[];
}

/** What the form and the security rules both check. */
type Limit =
  | { /** The most characters. */ longest: number; pattern?: undefined }
  | {
      /** Matches all of it, in JavaScript and in RE2 alike. */ pattern: string;
      longest?: undefined;
    };

export type AddressFieldTerms = Terms & Limit;

/** An Indian mobile number, an Indian landline, or a number of another country: see `phoneNumber`. */
const telephonePattern = '[6-9][0-9]{4} [0-9]{5}|0[1-8][0-9]{9}|[+]([1-8][0-9]|9[02-9])[0-9]{8,11}';

const table = {
  name: { kind: 'line', longest: 100, autoComplete: 'name' },
  telephone: { kind: 'telephone', pattern: telephonePattern, autoComplete: 'tel' },
  street: { kind: 'lines', longest: 300, autoComplete: 'street-address' },
  landmark: { kind: 'line', longest: 100, autoComplete: 'off', optional: true },
  pin: { kind: 'digits', pattern: '[1-9][0-9]{5}', autoComplete: 'postal-code' },
  city: { kind: 'line', longest: 60, autoComplete: 'address-level2' },
  state: {
    kind: 'choice',
    options: indianStates,
    pattern: indianStates.join('|'),
    autoComplete: 'address-level1',
  },
  instructions: {
    kind: 'line',
    longest: 200,
    autoComplete: 'off',
    optional: true,
    isForThisOrder: true,
  },
} satisfies Record<string, AddressFieldTerms>;

export type AddressField = keyof typeof table;

/** The fields of an address, in the order of the form. The form and the rules are made from this table. */
export const addressTable: Readonly<Record<AddressField, AddressFieldTerms>> = table;

export const addressFields = Object.keys(table) as AddressField[];

/** Every part but the street is a single line. */
export type Address = Record<AddressField, string>;
