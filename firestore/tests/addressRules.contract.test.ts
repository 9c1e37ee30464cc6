import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData } from 'firebase/firestore/lite';
import {
  addressTable,
  type AddressField,
  addressFields as allFields,
} from '../../src/orders/model/address';
import { pastedEmails, refusedEmails, takenEmails } from '../../src/testing/address';
import { newAddress, newOrder, place, without } from './placing';
import { closedWorldOf, longAgo, unreportedWorld, worldOf } from './rulesWorld';

const world = worldOf('addresses');
const closedWorld = closedWorldOf('closed-addresses');
const largeWorld = unreportedWorld();
/** The worlds that the many wrong addresses use in turn. */
const wrongWorlds = [worldOf('addresses-0'), worldOf('addresses-1'), worldOf('addresses-2')];

/** The fields of a shop without invoices; the GSTIN is tried with the invoices. */
const addressFields = allFields.filter((field) => field !== 'gstin');
const required = addressFields.filter((field) => !addressTable[field].optional);
const longestOf = (field: AddressField) => addressTable[field].longest ?? 60;
const address = (more: DocumentData) => ({
  address: newAddress({ email: 'asha@example.com', ...more }),
});

type Row = [what: string, order: DocumentData];

/** A list that an attacker might send. */
const wrong: Row[] = [
  ['another owner', { owner: 'ravi' }],
  ['another author', { by: 'ravi' }],
  ['another state', { state: 'delivered' }],
  ['another state before', { before: 'sent' }],
  ...['placedAt', 'stateAt', 'beforeAt', 'changedAt'].map((field): Row => [
    `another time as ${field}`,
    { [field]: longAgo },
  ]),
  ['another payment', { pay: 'card' }],
  ['a payment that is made', { payment: 'paid' }],
  ['the mark of a guest', { guest: true }],
  ['the time of a later state', { times: { sent: longAgo } }],
  ['products taken from stock', { taken: { '123:990': 1 } }],
  ['a merchant’s records of its items', { records: { '123:990': { title: 'Gold' } } }],
  ...[
    { currency: 'EUR', returns: 14, days: [2, 5] },
    { currency: 'INR', returns: 365, days: [2, 5] },
    { currency: 'INR', returns: 14, days: [1, 2] },
    { currency: 'INR', returns: 14 },
    { currency: 'INR', returns: 14, days: [2, 5], discount: 10 },
    'none',
  ].map((terms): Row => [`the terms ${JSON.stringify(terms)}`, { terms }]),
  ['a note', { notes: { sent: 'EE123456789IN' } }],
  ['gift as a text', { gift: 'yes' }],
  ['a total', { total: 1 }],
  ['no delivery', { delivery: {} }],
  ['a cheaper delivery', { delivery: { price: 1, freeFrom: 999 } }],
  ['free delivery too early', { delivery: { price: 49, freeFrom: 1 } }],
  ['no items', { items: {} }],
  ['a forged price', { items: { '123:1': 1 } }],
  ['a price of zero', { items: { '123:0': 1 } }],
  ['a negative price', { items: { '123:-990': 1 } }],
  ['a fractional price', { items: { '123:990.5': 1 } }],
  ['another product’s price', { items: { '123:133': 1 } }],
  ['an unknown product', { items: { '7:990': 1 } }],
  ['an unknown product among others', { items: { '123:990': 1, '7:990': 1 } }],
  ...[0, -1, 1.5, '1', 21, Number.MAX_SAFE_INTEGER].map((count): Row => [
    `the count ${JSON.stringify(count)}`,
    { items: { '123:990': count } },
  ]),
  ['a wrong count among others', { items: { '123:990': 1, 'चाय:1': 21 } }],
  ['more of a product in a second entry', { items: { '123:990': 20, '123:990.0': 1 } }],
  ['more of a product behind a space', { items: { '123:990': 20, '123: 990': 1 } }],
  ['items as a list', { items: ['123:990'] }],
  ['an address as a text', { address: '12 Lake View Road' }],
  ['another field in its address', address({ country: 'IN' })],
  ...addressFields.flatMap((field): Row[] => [
    [`a number as ${field}`, address({ [field]: 560001 })],
    [`too long a ${field}`, address({ [field]: 'x'.repeat(longestOf(field) + 1) })],
  ]),
  ['a name of two lines', address({ name: 'Asha\nPAID ONLINE' })],
  ['a street that hides text', address({ street: 'Pune\u202e41' })],
  ['a street without letters', address({ street: '-' })],
  ['a phone number of letters', address({ telephone: 'call me later' })],
  ['a phone number without a space', address({ telephone: '9876543210' })],
  ['a phone number of 14 digits', address({ telephone: '98765432101234' })],
  ['a phone number without an area code', address({ telephone: '05555555555' })],
  ['an unknown state', address({ state: 'Elsewhere' })],
  // These run here, too, because the coverage report leaves out the project of the long lists below.
  ['an email address with 65 characters before the @', address({ email: refusedEmails.at(-4) })],
  ['an email address of 255 characters', address({ email: refusedEmails.at(-2) })],
  ['two email addresses', address({ email: 'asha@example.com,ravi@example.com' })],
  [
    'an email address with another header',
    address({ email: 'asha@example.com\r\nBcc: x@example.com' }),
  ],
  ['a PIN code of five digits', address({ pin: '56001' })],
  ['a PIN code of two lines', address({ pin: '560001\n400001' })],
  ['a PIN code that starts with 0', address({ pin: '060001' })],
  ['a PIN code of no postal circle', address({ pin: '290001' })],
  ['a PIN code of one digit throughout', address({ pin: '999999' })],
];

const wrongFields: Row[] = [
  ...required.map((field): Row => [
    `no ${field}`,
    { address: without(address({}).address, field) },
  ]),
  ...addressFields.flatMap((field): Row[] => [
    [`an empty ${field}`, address({ [field]: '' })],
    [`1 MB of ${field}`, address({ [field]: 'x'.repeat(1_000_000) })],
  ]),
];

const lines = addressFields.filter((field) =>
  ['line', 'choice'].includes(addressTable[field].kind),
);
const invisible = ['\u0000', '\u001b', '\u0085', '\u00ad', '\u200b', '\u200e', '\u202e', '\u2066'];
const breaks = ['\n', '\r', '\t', '\u2028', '\u2029'];
const blank = [' ', '\u00a0', '\u200d', '\u3164', '\u115f', '-.'];
const codeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
const hidden = [
  ...lines.flatMap((field) => [...invisible, ...breaks].map((text) => [field, `Pune${text}41`])),
  ...[...invisible, ...breaks.slice(1)].map((text) => ['street', `Pune${text}41`]),
  ...[...lines, 'street'].flatMap((field) => blank.map((text) => [field, text])),
  ['street', '\n'],
].map(([field = '', text = '']) => ({
  field,
  text,
  what: JSON.stringify(text).replace(/[^ -~]/g, codeOf),
}));

it('an address can have letters of any script, and a street of several lines', () => {
  const india = { name: 'श्री क्‍ष, O’Neil', city: 'ಮೈಸೂರು ನಗ‌ರ', landmark: '#4 🏠 x\u3164' };
  const order = address({ ...india, street: '१२\nLake  Road\n\n' });
  return assertSucceeds(place(world.shopper, { order }));
});

it('an address has an email address only in a shop that sends updates', async () => {
  await assertSucceeds(place(world.shopper, { order: address({}) }));
  await assertFails(place(closedWorld.shopper, { order: address({}) }));
});

it('an address has no GSTIN in a shop without invoices', () =>
  assertFails(place(world.shopper, { order: address({ gstin: '29ABCDE1234F1Z5' }) })));

it.each(takenEmails)('an order can have the email address %s', async (email) => {
  await assertSucceeds(place(largeWorld.shopper, { order: address({ email }) }));
});

it.each([...refusedEmails, ...pastedEmails, 'asha@भारत.com'])(
  'an order can’t have an email address that no mail server accepts: %s',
  (email) => assertFails(place(largeWorld.shopper, { order: address({ email }) })),
);

it.each(hidden)('an address can’t hide text or be blank: $field $what', ({ field, text }) =>
  assertFails(place(largeWorld.shopper, { order: address({ [field]: text }) })),
);

describe('an order is rejected with', () => {
  it.each(wrong.map((each, index) => [...each, wrongWorlds[index % 3] ?? world] as const))(
    '%s',
    (_what, order, { shopper }) => assertFails(place(shopper, { order })),
  );

  it.each(Object.keys(newOrder()))('no %s', (omit) => assertFails(place(world.shopper, { omit })));

  it.each(wrongFields)('%s', (_what, order) => assertFails(place(largeWorld.shopper, { order })));

  it.each([
    '1',
    '7k3m-9qxt-2b4d',
    '7K3M-9QXT-2B4D-0000',
    'OKIM-9QXT-OOOO',
    '7K3I-9QXT-2B4D',
    '7K3L-9QXT-2B4D',
    '7K3O-9QXT-2B4D',
    '7K3U-9QXT-2B4D',
  ])('the id %s', (id) => assertFails(place(world.shopper, { id, record: { lastOrder: id } })));
});
