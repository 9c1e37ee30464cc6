import { shorten } from './shorten';

const x = (count: number) => 'x'.repeat(count);

it.each([
  ['nothing', '', ''],
  ['a short text', 'brass lamp', 'brass lamp'],
  ['200 characters', x(200), x(200)],
  ['one more', x(201), `${x(200)}…`],
  ['what was cut before', `${x(200)}…`, `${x(200)}…`],
  ['characters of two code units', '🪔'.repeat(201), `${'🪔'.repeat(200)}…`],
  ['lines', `a\n${x(300)}`, `a\n${x(198)}…`],
])('keeps the first 200 characters of %s', (_what, text, start) => {
  expect(shorten(text)).toBe(start);
});
