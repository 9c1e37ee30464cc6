import * as fc from 'fast-check';
import { anyText, holds } from '../../testing/properties';
import { readCsv } from '../../testing/readCsv';
import { csv } from './csv';

const special = fc
  .array(fc.constantFrom(...Array.from('=+-@\t\r\n",;\'\0 a1₹ह＝＋－＠')), { maxLength: 8 })
  .map((characters) => characters.join(''));
const cell = fc.oneof(anyText, special, fc.nat());
const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 });

holds('a spreadsheet reads the written texts, and no formulas', 2000, [rows], (written) => {
  const read = readCsv(csv(written));
  expect(read.map((row) => row.length)).toEqual(written.map((row) => row.length));
  for (const [place, row] of read.entries()) {
    for (const [column, text] of row.entries()) {
      const original = String(written[place]?.[column]);
      expect(text).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/);
      expect([original, `'${original}`]).toContain(text);
      if (/^\p{L}(?!\p{L})/u.test(original)) expect(text).toBe(original);
    }
  }
});
