import { buildProduct } from '../../test/builders';
import { describeBasketChange } from './describeBasketChange';

const lamp = buildProduct({ title: 'Lamp' });
const pot = buildProduct({ title: 'Pot' });

it.each([
  ['a first item', [], [lamp], 'Added: Lamp. 1 item in your basket.'],
  ['another item', [lamp], [lamp, pot], 'Added: Pot. 2 items in your basket.'],
  ['the same again', [pot, lamp], [pot, lamp, pot], 'Added: Pot. 3 items in your basket.'],
  ['the last one gone', [lamp], [], 'Removed: Lamp. 0 items in your basket.'],
  ['the first gone', [lamp, pot], [pot], 'Removed: Lamp. 1 item in your basket.'],
  ['the end gone', [lamp, pot], [lamp], 'Removed: Pot. 1 item in your basket.'],
  ['one of a kind gone', [lamp, pot, lamp], [pot, lamp], 'Removed: Lamp. 2 items in your basket.'],
  ['one of two equals gone', [lamp, lamp], [lamp], 'Removed: Lamp. 1 item in your basket.'],
  ['many at once', [], [lamp, pot], '2 items in your basket.'],
  ['another basket', [lamp], [pot], '1 item in your basket.'],
])('tells of %s', (_name, before, after, sentence) => {
  expect(describeBasketChange(before, after)).toBe(sentence);
});
