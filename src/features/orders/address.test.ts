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
  ['street', `12 Lake View Road\nIndiranagar`],
  ['street', 's'.repeat(300)],
  ['landmark', ''],
  ['landmark', 'l'.repeat(100)],
  ['city', 'c'.repeat(60)],
  ['pin', '560001'],
  ['pin', ' 560 001 '],
  ...indianStates.map((state): [AddressField, string] => ['state', state]),
])('takes as %s: %j', (field, text) => {
  expect(checkField(field, text)).toBeUndefined();
});

it.each<[AddressField, string]>([
  ['name', ''],
  ['name', '  '],
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
