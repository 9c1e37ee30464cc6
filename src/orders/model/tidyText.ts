/** Invisible characters that can hide or reorder text, except the two joiners that Indic scripts need. */
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
/** Marks that enclose a letter, or pile up on it: they reach far beyond their line. No script needs five. */
const excessiveMarks = /\p{Me}|(?<=\p{M}{4})\p{M}/gu;
const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]/u;

/** Tells whether a text has a visible letter or digit. */
const isVisible = (text: string) => /(?!\p{DI})[\p{L}\p{N}]/u.test(text);

/**
 * The text in one line, with single spaces, and without excessive marks, control, bidi and other invisible
 * characters; empty if nothing in it is visible.
 */
export function oneLine(text: string) {
  const visible = text.replace(invisible, '').replace(excessiveMarks, '');
  const line = visible.replace(/[\s\p{Cc}]+/gu, ' ');
  return isVisible(line) ? line.trim() : '';
}

/** Each line as `oneLine` returns it, without empty ones. */
export const severalLines = (text: string) =>
  text.split(lineBreaks).map(oneLine).filter(Boolean).join('\n');

/** In Unicode, the digits of each script are consecutive, from 0 to 9. */
function asciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Converts the digits of any script to 0–9. */
export const withAsciiDigits = (text: string) =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, asciiDigit);

/** Converts the digits of any script to 0–9, and each separator to a space. */
export const plainNumber = (text: string) =>
  withAsciiDigits(text)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();
