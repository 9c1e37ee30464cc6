import { buildAddress } from '../testing/address';
import { bookOf } from './firestoreAddressBook';

const home = buildAddress();

it.each<[what: string, stored: unknown, book: object]>([
  ['none', undefined, { addresses: {} }],
  ['an empty one', { addresses: {} }, { addresses: {} }],
  [
    'one',
    { addresses: { '0-1': home }, defaultId: '0-1' },
    { addresses: { '0-1': home }, defaultId: '0-1' },
  ],
  [
    'a default that is no text',
    { addresses: { '0-1': home }, defaultId: 7 },
    { addresses: { '0-1': home } },
  ],
  ...[null, 7, 'text', {}, [], new Date(), undefined].map((wrong): [string, unknown, object] => [
    `${JSON.stringify(wrong)} in place of an address`,
    { addresses: { '0-1': home, '0-2': wrong } },
    { addresses: { '0-1': home }, unreadable: 1 },
  ]),
  [
    'a number as a street',
    { addresses: { '0-1': { ...home, street: 7 } } },
    { addresses: {}, unreadable: 1 },
  ],
])('reads %s, and skips malformed addresses', (_what, stored, book) => {
  expect(bookOf(stored)).toEqual({ defaultId: undefined, ...book });
});

it.each([
  null,
  7,
  'text',
  [],
  {},
  new Date(),
  { addresses: [] },
  { addresses: null },
  { addresses: 'x' },
])('rejects %j as no address book', (stored) => {
  expect(bookOf(stored)).toEqual({ addresses: {}, isBroken: true });
});
