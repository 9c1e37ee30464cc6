import type { LabelLaw } from '../labelLaw';

/** Of a manufacturer outside of the Union, it also wants who is responsible within. */
export const labelLaw: LabelLaw = {
  name: 'article 19 of the GPSR, Regulation (EU) 2023/988,',
  fields: ['maker'],
};
