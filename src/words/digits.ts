/** The digits of each script are consecutive in Unicode, from 0 to 9. */
function asciiDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

/** Converts the digits of any script to 0–9, and nothing else. */
export const asciiDigits = (text: string) => text.replace(/\p{Nd}/gu, asciiDigit);

/** Converts the digits as `asciiDigits` does, and each character to its usual width and form. */
export const withAsciiDigits = (text: string) => asciiDigits(text.normalize('NFKC'));

/** A typed number in the usual width and digits; empty if it has superscripts or fractions. */
export const usualForm = (text: string) =>
  /\p{No}/u.test(text)
    ? ''
    : withAsciiDigits(text)
        .replace(/\p{Cf}/gu, '')
        .trim();
