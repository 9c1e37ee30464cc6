import { usualForm } from '../../words/digits';

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

/** Converts the digits of any script to 0–9, and each separator to a space. */
export const plainNumber = (text: string) =>
  usualForm(text)
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

/** Makes a function that removes punctuation, and these words, around a typed number. */
export function createNumberTidy(labels: readonly string[]): (typed: string) => string {
  const words = labels
    .map(plainNumber)
    .sort((one, other) => other.length - one.length)
    .join('|');
  const around = new RegExp(
    `^(?:(?:${words})(?!\\p{L})\\s*)+|(?:\\s*(?<!\\p{L})(?:${words}))+$`,
    'giu',
  );
  return (typed) => plainNumber(typed).replace(around, '').replaceAll(' ', '');
}
