import type { Product } from '../model/product';
import { pairsOf } from './markTitle';
import { createDistance, distances, type PlacedWord, splitWords, type Word } from './matchWords';
import { isWithin, parseQuery, withoutPurpose } from './parseQuery';
import { namesOfSize } from './sizes';

/** A distance that no spelling of the same word has. */
const TYPO = distances.inside;

/** How far a word is from the closest of a name; `undefined` if it has none that is close. */
function closest(typed: Word, name: readonly Word[]) {
  const [asTyped, alike] = ([0, 2] as const).map((tolerance) => {
    const distanceTo = createDistance(typed, tolerance);
    return Math.min(...name.map(distanceTo));
  });
  if (asTyped !== undefined && asTyped < distances.inside) return asTyped;
  return alike === distances.slip ? TYPO : undefined;
}

/** How well a name has words of a query: how many it has, then how closely, then how few others. */
function fitOf(typedWords: readonly Word[], name: readonly PlacedWord[]) {
  const candidates = [...name, ...pairsOf(name)];
  const found = typedWords.flatMap((typed) => closest(typed, candidates) ?? []);
  const distance = found.reduce((sum, each) => sum + each, 0);
  return found.length === 0 ? 0 : found.length - distance * 0.01 - name.length / 10_000;
}

/**
 * The id of the size or colour that a query names, as in “frock large”, or that has the price that it asks for; empty if
 * it says neither.
 *
 * @param sold the product's variants, as they are sold today
 */
function wantedVariant(query: string, { variants = [] }: Product, sold: readonly Product[]) {
  const { words, allWords = words, price } = parseQuery(query);
  const isInRange = (product: Product | undefined) =>
    price !== undefined && isWithin(price, product?.price);
  // `6-8` is a size if nothing costs that.
  const text = price === undefined || sold.some(isInRange) ? allWords : query;
  const typedWords = splitWords(withoutPurpose(text));
  const fits = variants.map(({ id, name }, index) => {
    const spellings = [name, ...namesOfSize(name)].map(splitWords);
    const named = Math.max(...spellings.map((spelling) => fitOf(typedWords, spelling)));
    return { id, fit: named + (isInRange(sold[index]) ? 0.5 : 0) };
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  // The query says nothing if all variants match it equally well.
  if (fits.every(({ fit }) => fit === best)) return '';
  return fits.find(({ fit }) => fit === best)?.id ?? '';
}

let last: { query: string; pick: ReturnType<typeof createPicker> } | undefined;

const createPicker = (query: string) => (product: Product, sold: readonly Product[]) =>
  wantedVariant(query, product, sold);

/** A function that picks the variant that a query wants; the same one until the query changes, as for `markerOf`. */
export function pickerOf(query: string) {
  if (!query) return undefined;
  if (last?.query !== query) last = { query, pick: createPicker(query) };
  return last.pick;
}
