import { postalCodes } from '#market/postalCodes';
import { createNumberTidy } from './tidyText';

/** A postal code as it is sent, of one that was typed like `D-10115`, `PIN: 110 001` or `११०००१`. */
export const tidyPostalCode = createNumberTidy(postalCodes.labels);
