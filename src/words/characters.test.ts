import { cutText } from './characters';

it.each([
  ['Haat', 4, 'Haat'],
  ['Haat & Sons', 4, 'Haat'],
  ['', 0, ''],
  ['Haat 🪔', 6, 'Haat '],
  ['Haat 🪔', 7, 'Haat 🪔'],
  // Each of these is one character: a family, a flag, a skin tone, a letter with marks, and a conjunct.
  ['Haat 👨‍👩‍👧', 10, 'Haat '],
  ['Haat 🇮🇳', 7, 'Haat '],
  ['Haat 👍🏽', 7, 'Haat '],
  ['Caf\u0065\u0301', 4, 'Caf'],
  ['हाट कि', 5, 'हाट '],
  ['𑴦𑴧', 3, '𑴦'],
  ['🪔', 1, ''],
])('cuts %j to %d characters', (text, longest, start) => {
  expect(cutText(text, longest)).toBe(start);
});

it('cuts a text of a megabyte without delay', () => {
  expect(cutText('🪔'.repeat(500_000), 41)).toBe('🪔'.repeat(20));
});
