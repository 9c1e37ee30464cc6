import type { LabelField } from '../../markets/labelLaw';
import type { Details } from './product';

/** What a label says, in the order shown after a product's facts. */
export const labelFields: readonly LabelField[] = ['netQuantity', 'warranty', 'maker', 'origin'];

/** What a product's label says, as facts by the names that shoppers read. */
export const labelFacts = (details: Details, names: Readonly<Record<LabelField, string>>) =>
  Object.fromEntries(
    labelFields.flatMap((field) => (details[field] ? [[names[field], details[field]]] : [])),
  );
