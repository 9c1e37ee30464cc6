import { buildAddress } from '../../testing/fakeOrders';
import {
  addressFields,
  checkField,
  emptyAddress,
  isAddress,
  isEmpty,
  tidyAddress,
  wrongFields,
  type AddressField,
} from './address';
import { indianStates } from './indianStates';

it.each<[AddressField, string]>([
  ['name', 'A'],
  ['name', 'n'.repeat(100)],
  ['telephone', '98765 43210'],
  ['telephone', ' +91 98765-43210 '],
  ['telephone', '080 (2345) 6789'],
  ['telephone', '9876543210123'],
  ['telephone', '९८७६५४३२१०'],
  ['telephone', '+91.98765.43210'],
  ['telephone', '98765/43210'],
  ['telephone', '(080) 2345 6789'],
  ['street', `12 Lake View Road\nIndiranagar`],
  ['street', 's'.repeat(300)],
  ['landmark', ''],
  ['landmark', 'l'.repeat(100)],
  ['city', 'c'.repeat(60)],
  ['pin', '560001'],
  ['pin', ' 560 001 '],
  ['pin', '५६०००१'],
  ['pin', '560-001'],
  ...indianStates.map((state): [AddressField, string] => ['state', state]),
])('takes as %s: %j', (field, text) => {
  expect(checkField(field, text)).toBeUndefined();
});

it.each<[AddressField, string]>([
  ['name', ''],
  ['name', '  '],
  ['name', '\u200b\u200d\u3164'],
  ['street', '\u2066\n\u2800'],
  ['city', '\u202e'],
  ['name', 'n'.repeat(101)],
  ['telephone', ''],
  ['telephone', '98765'],
  ['telephone', '98765 4321x'],
  ['telephone', '98765432101234'],
  ['telephone', '9-------------------0'],
  ['street', ''],
  ['street', 's'.repeat(301)],
  ['landmark', 'l'.repeat(101)],
  ['city', ''],
  ['city', 'c'.repeat(61)],
  ['state', ''],
  ['state', 'Elsewhere'],
  ['pin', ''],
  ['pin', '56001'],
  ['pin', '5600011'],
  ['pin', '060001'],
  ['pin', '56000a'],
])('does not take as %s: %j', (field, text) => {
  expect(checkField(field, text)).toMatch(/^(Enter|Choose|Make) .*\.$/);
});

it('knows the 36 states and union territories, each once, in their order', () => {
  expect(new Set(indianStates).size).toBe(36);
  expect([...indianStates].sort()).toEqual(indianStates);
});

it('sends an address without the spaces around it', () => {
  const typed = { ...buildAddress(), name: ' Asha Rao ', pin: ' 560 001' };
  expect(tidyAddress(typed)).toEqual({ ...buildAddress(), pin: '560001' });
  expect(wrongFields(typed)).toEqual([]);
});

it.each<[what: string, field: AddressField, typed: string, sent: string]>([
  ['Devanagari digits', 'telephone', '+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['Bengali digits', 'pin', '৫৬০০০১', '560001'],
  ['Tamil digits', 'pin', '௫௬௦௦௦௧', '560001'],
  ['digits as wide as ideographs', 'telephone', '９８７６５４３２１０', '9876543210'],
  ['dots and slashes', 'telephone', '98765.43210/', '98765 43210'],
  ['no-break spaces and dashes', 'telephone', '+91\u00a098765\u201143210', '+91 98765 43210'],
  ['what phones put around numbers', 'telephone', '\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['brackets', 'telephone', '(+91) (80) 2345 6789', '+91 80 2345 6789'],
  ['a plus with a space', 'telephone', '+ 91 98765 43210', '+91 98765 43210'],
  ['a second line', 'name', 'Asha\nPAID ONLINE\u2028COLLECT', 'Asha PAID ONLINE COLLECT'],
  ['bidi characters', 'name', '\u202eoaR\u202c \u2067Asha\u200f', 'oaR Asha'],
  ['characters of no width', 'city', '\ufeffBenga\u200blu\u00adru', 'Bengaluru'],
  ['control characters', 'landmark', 'Temple\t\u0000gate\u0085', 'Temple gate'],
  ['nothing to be seen', 'landmark', '\u200d \u2800', ''],
  ['several lines', 'street', ' 12 Road \r\n\n\u202eIndira\u0007nagar\n', '12 Road\nIndira nagar'],
])('sends %s in characters that the database accepts (%s)', (_what, field, typed, sent) => {
  expect(tidyAddress({ ...buildAddress(), [field]: typed })[field]).toBe(sent);
});

it('leaves the joiners in names of Indic scripts', () => {
  const name = 'शर्\u200dमा ക്\u200cഷ';
  expect(tidyAddress({ ...buildAddress(), name }).name).toBe(name);
});

it('names what is wrong in the order of the form', () => {
  expect(wrongFields(emptyAddress)).toEqual(addressFields.filter((field) => field !== 'landmark'));
});

it('tells an address from what else may be stored', () => {
  expect(isAddress(buildAddress())).toBe(true);
  for (const value of [null, 'text', 3, [], {}, { ...buildAddress(), pin: 560001 }]) {
    expect(isAddress(value)).toBe(false);
  }
  expect(isEmpty({ ...emptyAddress, name: ' ' })).toBe(true);
  expect(isEmpty(buildAddress())).toBe(false);
});
