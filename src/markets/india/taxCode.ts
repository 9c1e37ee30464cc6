import type { TaxCode } from '../invoice';

/** HSN codes, as rule 46 (g) of the CGST Rules has them; apart from the other rules, as every visit loads this. */
export const taxCode: TaxCode | undefined = {
  pattern: /^(?:\d\d){2,4}$/,
  advice: "an HSN code of 4, 6 or 8 digits in quotes, such as '3305'",
};
