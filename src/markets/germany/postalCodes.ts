import { notAllAlike, type PostalCodes } from '../postalCodes';

export const postalCodes: PostalCodes = {
  // None starts with 00, 05, 43 or 62.
  patterns: ['(0[1-46-9]|[1-35][0-9]|4[0-24-9]|6[013-9]|[7-9][0-9])[0-9]{3}', notAllAlike],
  length: 5,
  labels: ['PLZ', 'Postleitzahl', 'Postal code', 'ZIP', 'Deutschland', 'Germany', 'DEU', 'DE', 'D'],
};
