import { withAsciiDigits } from '../../words/digits';
import { oneLine } from './tidyText';

/** A tax number as it is sent, of one that was typed like `29 abcde 1234 f1zw` or `GSTIN: 29ABCDE1234F1ZW`. */
export const tidyTaxNumber = (typed: string) =>
  withAsciiDigits(oneLine(typed))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^GST(IN|NO)*/, '');
