import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asciiDigits, usualForm, withAsciiDigits } from './digits';

it.each([
  ['१२३४५६७८९०', 'Devanagari'],
  ['১২৩৪৫৬৭৮৯০', 'Bengali'],
  ['௧௨௩௪௫௬௭௮௯௦', 'Tamil'],
  ['١٢٣٤٥٦٧٨٩٠', 'Arabic'],
  ['۱۲۳۴۵۶۷۸۹۰', 'Persian'],
  ['１２３４５６７８９０', 'wide'],
  ['𝟏𝟐𝟑𝟒𝟱𝟲𝟳𝟴𝟵𝟬', 'mathematical'],
])('converts the digits of %s, %s', (text) => {
  expect([asciiDigits(text), withAsciiDigits(text)]).toEqual(['1234567890', '1234567890']);
});

it('reads superscripts and fractions as no digits of a number', () => {
  expect(asciiDigits('5² ½')).toBe('5² ½');
  expect(usualForm('11000²')).toBe('');
});

describe('a field with a numeric keyboard', () => {
  const fields = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => ({ file, source: readFileSync(path.join('src', file), 'utf8') }))
    .filter(({ source }) => /inputMode=(?!"email")|type="(?:number|tel)"/.test(source));
  /** The modules that read the digits of any script. */
  const readers = /(typedMoney|readNumber|numberAdvice|model\/(address|postalCode|telephone))'/;

  it.each(fields)('reads the digits of any script: $file', ({ source }) => {
    expect(source).toMatch(readers);
    // Browsers accept only 0–9 in such a field, and drop a pasted text.
    expect(source).not.toContain('type="number"');
  });

  it('is found by this test', () => {
    expect(fields.length).toBeGreaterThan(3);
  });
});
