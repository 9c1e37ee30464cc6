import { deliversTo } from './addressProblems';

const areas = ['56', '110', '400001'];

it.each([
  ...['560001', '569999', '110096', '400001'],
  // The beginnings of PIN codes in these areas.
  ...['', '5', '56', '11', '40000'],
])('delivers to %j', (pin) => {
  expect(deliversTo(pin, areas)).toBe(true);
});

it.each(['570001', '111001', '400002', '9', '12', '41'])('does not deliver to %j', (pin) => {
  expect(deliversTo(pin, areas)).toBe(false);
});

it('delivers everywhere without a list of areas', () => {
  expect(deliversTo('682001')).toBe(true);
});
