import type { Numbering } from '../phoneNumbers';

export const numbering: Numbering = {
  // A mobile number; a landline, where area code and number have ten digits and 10, 110, 111, 118, 119 and 555 begin
  // none; or a number of another country.
  complete: [
    '[6-9][0-9]{4} [0-9]{5}',
    '0(11[2-7]|1[2-9][0-9]|[2-46-8][0-9]{2}|5[0-46-9][0-9]|55[0-46-9])[0-9]{7}',
    '[+]([1-8][0-9]|9[02-9])[0-9]{8,11}',
  ].join('|'),
  typed: /^(?:[+]?91|0091)?(0?)([1-9]\d{9})$/,
  store(national, zero) {
    // With a zero, it may be a landline that starts like a mobile number.
    const isMobile = zero ? national.startsWith('9') : /^[6-9]/.test(national);
    return isMobile ? `${national.slice(0, 5)} ${national.slice(5)}` : `0${national}`;
  },
  landline: /^0/,
};
