/** What a product's label can say. */
export type LabelField = 'netQuantity' | 'warranty' | 'maker' | 'origin';

/** The law about what an online shop says of packaged goods. Only the build reads it, to warn of what is missing. */
export interface LabelLaw {
  /** As it is cited, after “For packaged goods, …”. */
  name: string;
  fields: readonly LabelField[];
}
