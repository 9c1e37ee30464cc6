import type { LabelLaw } from '../labelLaw';

/** Rule 6 (10) wants in an online shop what rule 6 (1) wants on the package, but for the date. */
export const labelLaw: LabelLaw = {
  name: 'rule 6 of the Legal Metrology (Packaged Commodities) Rules, 2011',
  fields: ['netQuantity', 'maker', 'origin'],
};
