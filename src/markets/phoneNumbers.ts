/** How the phone numbers of a country are written, and stored. */
export interface Numbering {
  /** Complete numbers as they are stored, in JavaScript and in RE2 alike. */
  complete: string;
  /** A number of the country as it may be typed: what stands before the number, and the number. */
  typed: RegExp;
  /** How such a number is stored. */
  store: (national: string, before: string) => string;
  /** Matches stored numbers that take no SMS. */
  landline: RegExp;
}
