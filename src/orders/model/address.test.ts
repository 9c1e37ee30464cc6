import { buildAddress, pastedEmails, refusedEmails, takenEmails } from '../../testing/address';
import { setShop } from '../../testing/setShop';
import { type AddressField, checkField, doubtAbout, tidyAddress } from './address';
import { indianStates } from '../../markets/india/address';

const typed = (field: AddressField, ...texts: string[]) =>
  texts.map((text): [AddressField, string] => [field, text]);

it.each([
  ...typed('name', 'A', 'n'.repeat(100)),
  ...typed('telephone', '98765 43210', ' +91 98765-43210 ', '080 (2345) 6789', '0484 235 6789'),
  ...typed('telephone', '९८७६५४३२१०', '+91.98765.43210', '98765/43210', '(080) 2345 6789'),
  ...typed('street', '12 Lake View Road\nIndiranagar', 's'.repeat(300)),
  ...typed('landmark', '', 'l'.repeat(100)),
  ...typed('city', 'c'.repeat(60)),
  ...typed('pin', '560001', ' 560 001 ', '५६०००१', '560-001', '110100', '560010', '905100'),
  ...typed('state', ...indianStates),
  ...typed('instructions', '', 'i'.repeat(200)),
  ...typed('email', '', ' asha@example.com ', 'asha@भारत.com', ...takenEmails),
  ...typed('gstin', '', '29ABCDE1234F1ZW', '07zzzzz0000z9zk', '97ABCDE1234F1ZT'),
])('accepts as %s: %j', (field, text) => {
  expect(checkField(field, text)).toBeUndefined();
});

it.each([
  ...typed('name', '', '  ', '\u200b\u200d\u3164', 'n'.repeat(101)),
  ...typed('telephone', '', '98765', '98765 4321x', '98765432101234', '9-------------------0'),
  // A digit too many, or an area code that doesn't exist.
  ...typed(
    'telephone',
    '98450 27163 1',
    '44 20 7946 0958',
    '5555555555',
    '1010101010',
    '1111111111',
  ),
  ...typed('telephone', '0000000000', '00 98450 27163', '0044 20 7946 0958', '+91 98450 2716'),
  ...typed('street', '', '\u2066\n\u2800', 's'.repeat(301)),
  ...typed('landmark', 'l'.repeat(101)),
  ...typed('city', '', '\u202e', 'c'.repeat(61)),
  ...typed('state', '', 'Elsewhere'),
  ...typed('instructions', 'i'.repeat(201)),
  ...typed('pin', '', '56001', '5600011', '060001', '56000a'),
  // A character too few or too many, another country’s number, and what can’t be at its place.
  ...typed('gstin', '29ABCDE1234F1Z', '29ABCDE1234F1ZWW', 'DE123456789', '29ABCDE1234F0ZW'),
  ...typed('gstin', '29ABCDE1234F1XW', 'ABCDE1234F', '29ABCDE1234F1Z५५', 'none', '२९'),
  // A wrong check digit, a wrong or swapped character before it, and codes of no state with their right check digits.
  ...typed('gstin', '29ABCDE1234F1Z5', '29ABCDE1235F1ZW', '29ABCED1234F1ZW', '92ABCDE1234F1ZW'),
  ...typed('gstin', '00ABCDE1234F1ZG', '25ABCDE1234F1Z4', '39ABCDE1234F1ZV'),
  // These codes have no postal circle or no office.
  ...typed('pin', '290001', '350001', '540001', '650001', '890001', '560000'),
])('rejects as %s: %j', (field, text) => {
  expect(checkField(field, text)).toBe(text.length > 40 ? 'tooLong' : 'invalid');
});

it.each([
  ...refusedEmails,
  'asha@भारत',
  'asha@भारत/x.com',
  'asha@exa mplé.com',
  'asha@-भारत-.com.',
])('rejects an email address that no server would accept: %j', (text) => {
  expect(checkField('email', text)).toBe('invalid');
});

it.each([
  ...pastedEmails,
  ' asha@example.com ,',
  'MAILTO:asha@example.com?subject=Hello',
  'mailto:asha%40example.com',
  '<asha@example.com>',
  "'asha@example.com'",
  '"Asha Rao" <asha@example.com>;',
  'Asha Rao (asha@example.com)',
  '&lt;asha@example.com&gt;',
  '<mailto:asha@example.com>',
  '[asha@example.com](mailto:asha@example.com)',
  'E-Mail: asha@example.com',
  'E-Mail:asha@example.com!',
  '“asha@example.com”',
  '\u202aasha@example.com\u202c',
  'asha\u200b@example\u00ad.com\ufeff',
  'asha @ example.com',
  'asha＠example.com',
  'ａｓｈａ@example.com',
  'asha@example.com\n',
  '\u00a0asha@example.com।',
])('finds asha@example.com in pasted %j', (pasted) => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
  expect(checkField('email', pasted)).toBeUndefined();
  expect(tidyAddress({ ...buildAddress(), email: pasted }).email).toBe('asha@example.com');
});

it.each(['asha@example.com, ravi@example.com', 'asha at example.com', 'mailto:', 'Asha <>'])(
  'asks for a single email address after pasted %j',
  (pasted) => {
    expect(checkField('email', pasted)).toBe('invalid');
  },
);

it.each([
  'tel:+919876543210',
  'tel:+91-98765-43210',
  'Mobile: 98765 43210',
  'Phone no. 98765 43210',
  'फ़ोन: ९८७६५ ४३२१०',
  '98765 43210 (home)',
  'https://wa.me/919876543210',
  '\u200e+91 98765 43210\u200f',
])('finds 98765 43210 in pasted %j', (pasted) => {
  expect(tidyAddress({ ...buildAddress(), telephone: pasted }).telephone).toBe('98765 43210');
});

it.each(['98765 43210 ext 12', '98765 43210 / 98765 43211', 'x98765 4321'])(
  'asks for a single phone number after pasted %j',
  (pasted) => {
    expect(checkField('telephone', pasted)).toBe('invalid');
  },
);

it('sends an email address in another script as mail servers write it', () => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
  for (const [email, sent] of [
    ['Asha@उदाहरण.भारत', 'Asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@bücher.example.de', 'asha@xn--bcher-kva.example.de'],
    ['asha@example。com', 'asha@example.com'],
    ['asha@example.com', 'asha@example.com'],
  ] as const) {
    expect(tidyAddress({ ...buildAddress(), email }).email).toBe(sent);
  }
});

it.each([
  ...typed('name', 'A', 'Al', 'A. B.'),
  ...typed('telephone', '99999 99999', '+91 88888-88888', '022 2222 2222'),
  ...typed('street', 'x', '12', '12 3', 'G-1', '1234567'),
  ...typed('pin', '999998', '900 056'),
  ...typed('city', '1', '560001'),
])('asks about %s before it sends %j', (field, text) => {
  expect(checkField(field, text)).toBeUndefined();
  expect(doubtAbout(field, text)).toBe(field);
});

it.each([
  ...typed('name', '', 'Ali', 'Om Rao', 'राम', 'M. S. N', '李小龙'),
  ...typed('telephone', '', '98765 43210', '99999 99998', '011 2222 2222'),
  ...typed('street', '', '12 A', 'घर 12', '7/1\nMG Road'),
  ...typed('pin', '', '560001'),
  ...typed('city', '', 'Ib', 'पुणे'),
  ...typed('landmark', '7'),
])('does not ask about %s: %j', (field, text) => {
  expect(doubtAbout(field, text)).toBeUndefined();
});

it.each<[what: string, field: AddressField, text: string, sent: string]>([
  ['spaces around it', 'name', ' Asha Rao ', 'Asha Rao'],
  ['spaces within', 'pin', ' 560 001', '560001'],
  ['Devanagari digits', 'telephone', '+९१ ९८७६५ ४३२१०', '98765 43210'],
  ['Bengali digits', 'pin', '৫৬০০০১', '560001'],
  ['Tamil digits', 'pin', '௫௬௦௦௦௧', '560001'],
  ['digits as wide as ideographs', 'telephone', '９８७６५４３２१０', '98765 43210'],
  ['dots and slashes', 'telephone', '98765.43210/', '98765 43210'],
  ['no-break spaces and dashes', 'telephone', '+91\u00a098765\u201143210', '98765 43210'],
  ['what phones put around numbers', 'telephone', '\u202a+91 98765 43210\u202c', '98765 43210'],
  ['a second line', 'name', 'Asha\nPAID ONLINE\u2028COLLECT', 'Asha PAID ONLINE COLLECT'],
  ['bidi characters', 'name', '\u202eoaR\u202c \u2067Asha\u200f', 'oaR Asha'],
  ['characters of no width', 'city', '\ufeffBenga\u200blu\u00adru', 'Bengaluru'],
  ['control characters', 'landmark', 'Temple\t\u0000gate\u0085', 'Temple gate'],
  [
    'enclosing and piled up marks',
    'name',
    `A\u20dd\u20e3sha${'\u0301'.repeat(9)}`,
    `Asha${'\u0301'.repeat(4)}`,
  ],
  ['nothing to be seen', 'landmark', '\u200d \u2800', ''],
  ['small letters and spaces', 'gstin', ' 29 abcde 1234 f1zw\n', '29ABCDE1234F1ZW'],
  ['Devanagari digits', 'gstin', '२९ABCDE१२३४F१Z५', '29ABCDE1234F1Z5'],
  ['hyphens and other widths', 'gstin', '29－ＡＢＣＤＥ-1234F\u20111Z\u200b⁵', '29ABCDE1234F1Z5'],
  ['joiners of Indic scripts', 'name', 'शर्\u200dमा ക്\u200cഷ', 'शर्\u200dमा ക്\u200cഷ'],
  ['several lines', 'street', ' 12 Road \r\n\n\u202eIndira\u0007nagar\n', '12 Road\nIndira nagar'],
])('sends %s in characters that the database accepts (%s)', (_what, field, text, sent) => {
  expect(tidyAddress({ ...buildAddress(), [field]: text })[field]).toBe(sent);
});

it.each<[number: string, ...spellings: string[]]>([
  [
    '98765 43210',
    '9876543210',
    '98765-43210',
    '+91 98765 43210',
    '+ 91 98765 43210',
    '919876543210',
    '09876543210',
    '0 98765 43210',
    '0091 98765 43210',
    '(+91) 98765.43210/',
    '+91 (0) 98765 43210',
    '91-0-98765-43210',
  ],
  ['80234 56789', '8023456789', '+91 80 2345 6789', '(+91) (80) 2345 6789'],
  // It may be a mobile number with a zero before it, and can only be called with the zero otherwise.
  ['08023456789', '080 2345 6789', '(080) 2345-6789', '+91 (0) 80 2345 6789'],
  ['02212345678', '022 1234 5678', '+91 22 1234 5678', '22 1234 5678'],
  ['+442079460958', '+44 20 7946 0958'],
])('stores a phone number in one form, however it is typed: %s', (stored, ...spellings) => {
  for (const telephone of [stored, ...spellings]) {
    expect(tidyAddress({ ...buildAddress(), telephone }).telephone).toBe(stored);
    expect(checkField('telephone', telephone)).toBeUndefined();
  }
});
