import { isClosing } from './orders';

const HOUR_MS = 3_600_000;

it.each([
  ['an account is deleted', undefined, 1000, true],
  ['it is deleted again, an hour later', 1000, 1000 + HOUR_MS, true],
  ['its record is closed each second', 1000, 2000, false],
  ['another write leaves it closed', 1000, 1000, false],
  ['its shopper has come back and orders', 1000, undefined, false],
  ['somebody orders', undefined, undefined, false],
])(
  'reads an account’s orders once when it closes, not at each later write: %s',
  (_when, before, after, isRead) => {
    expect(isClosing(before, after)).toBe(isRead);
  },
);
