/** What the postal codes of a country look like. */
export interface PostalCodes {
  /** Each matches all of a code, in JavaScript and in RE2 alike. */
  patterns: readonly string[];
  /** How many characters a code has: so many that match no pattern are wrong, whatever would follow. */
  length: number;
  /** A code that doesn't match is of no place on the map, such as the army's: shoppers are asked about it. */
  plausible?: RegExp;
  /** What people write before or after one, in any case; signs aside. */
  labels: readonly string[];
}

/** Somewhere a digit follows another one: no place has the same digit throughout, and people type that to try. */
export const notAllAlike =
  '[0-9]*(0[1-9]|1[02-9]|2[013-9]|3[0-24-9]|4[0-35-9]|5[0-46-9]|6[0-57-9]|7[0-689]|8[0-79]|9[0-8])[0-9]*';

/** Whether a text is a postal code, as far as the country's table knows. */
export const isPostalCode = ({ patterns }: PostalCodes, text: string) =>
  patterns.every((pattern) => new RegExp(`^(${pattern})$`).test(text));
