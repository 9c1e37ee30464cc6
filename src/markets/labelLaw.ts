/** What a product's label can say, in the order shown after its facts. */
export const labelFields = ['netQuantity', 'warranty', 'maker', 'origin'] as const;

export type LabelField = (typeof labelFields)[number];

/** The law about what an online shop says of packaged goods. Only the build reads it, to warn of what is missing. */
export interface LabelLaw {
  /** As it is cited, after “For packaged goods, …”. */
  name: string;
  fields: readonly LabelField[];
}
