import { type LabelField, labelFields } from '../../markets/labelLaw';
import type { Details } from './product';

/** What a product's label says, as facts by the names that shoppers read. */
export const labelFacts = (details: Details, names: Readonly<Record<LabelField, string>>) =>
  Object.fromEntries(
    labelFields.flatMap((field) => (details[field] ? [[names[field], details[field]]] : [])),
  );
