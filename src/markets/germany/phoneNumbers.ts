import type { Numbering } from '../phoneNumbers';

export const numbering: Numbering = {
  // With a zero and up to 13 digits after it, or of another country.
  complete: '0[1-9][0-9]{5,12}|[+]([1-35-9][0-9]|4[0-8])[0-9]{6,12}',
  typed: /^((?:[+]|00)490?|0)([1-9]\d+)$/,
  store: (national) => `0${national}`,
  landline: /^0(?!1[5-7])/,
};
