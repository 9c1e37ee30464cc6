import type { Size } from '../../catalogue/model/product';
import { fieldChecks } from '../../catalogue/model/soundCard';
import { decimalPoint, readNumber } from '../../words/readNumber';

const shown = (centimetres: number) => `${centimetres}`.replace('.', decimalPoint);

/** A size as people in the shop's market type it: `30 × 20 × 5,5` in Germany; empty without one. */
export const typedSize = (size: Size | undefined) =>
  size ? [size.length, size.width, size.height].map(shown).join(' × ') : '';

/** Reads a size in centimetres: `30 × 20 × 5`, `30x20x5.5 cm`, `30*20*5`; `undefined` if it isn't three numbers. */
export function readSize(text: string): Size | undefined {
  const parts = text.normalize('NFKC').replace(/cm\b/giu, ' ').split(/[x×*]/iu);
  const [length = NaN, width = NaN, height = NaN] = parts.map(
    (part) => (readNumber(part.trim(), 1).value ?? NaN) / 10,
  );
  const size = { length, width, height };
  return parts.length === 3 && fieldChecks.size(size) ? size : undefined;
}

/** Reads a weight in whole grams: `450`, `1,200`, `450 g`; `undefined` if it isn't one. */
export function readWeight(text: string): number | undefined {
  const { value } = readNumber(text.replace(/\s*g\s*$/iu, ''), 0);
  return fieldChecks.weight(value) ? value : undefined;
}
