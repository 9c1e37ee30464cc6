import type { LabelLaw } from '../labelLaw';

/** The law also wants to know who is responsible within the Union if the manufacturer is outside. */
export const labelLaw: LabelLaw = {
  name: 'article 19 of the GPSR, Regulation (EU) 2023/988,',
  fields: ['maker'],
};
