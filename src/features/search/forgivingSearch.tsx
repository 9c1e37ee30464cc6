import type { ReactNode } from 'react';
import { folded, splitQuery } from './fold';
import { createTerm, distanceOf, distances, rangesOf, textOf, type Text } from './terms';

export interface Searchable {
  title: string;
  /** What else it is called. */
  keywords?: readonly string[];
}

interface Texts {
  title: Text;
  keywords: Text;
}

const textsOfProducts = new WeakMap<Searchable, Texts>();

/** What is searched in of a product: made once. */
function textsOf(product: Searchable): Texts {
  let texts = textsOfProducts.get(product);
  if (!texts) {
    texts = { title: textOf(product.title), keywords: textOf(product.keywords?.join(', ') ?? '') };
    textsOfProducts.set(product, texts);
  }
  return texts;
}

/** Does what the first search in these products needs, so that none has to wait for it. */
export function prepareSearch(products: readonly Searchable[]): void {
  products.forEach(textsOf);
}

const termsOf = (query: string) => splitQuery(query).map(createTerm);

/**
 * The products that have every word of the query in their title or keywords, in any order: ignoring
 * case and accents, in the singular or plural, with units joined or parted, with one wrong letter in
 * a word of five or more where none has it as it is typed. Those that have the words as they are typed
 * come first; otherwise the order stays. All products for a query without words.
 */
export function findProducts<Product extends Searchable>(
  products: readonly Product[],
  query: string,
): readonly Product[] {
  const terms = termsOf(query);
  if (terms.length === 0) return products;
  const found: { product: Product; distance: number; isMisspelt: boolean }[] = [];
  for (const product of products) {
    const { title, keywords } = textsOf(product);
    let distance = 0;
    let isMisspelt = false;
    for (const term of terms) {
      const own = Math.min(distanceOf(term, title), distanceOf(term, keywords) + distances.keyword);
      distance += own;
      isMisspelt ||= own >= distances.nearly;
      if (distance === Infinity) break;
    }
    if (distance < Infinity) found.push({ product, distance, isMisspelt });
  }
  const wellSpelt = found.filter(({ isMisspelt }) => !isMisspelt);
  return (wellSpelt.length > 0 ? wellSpelt : found)
    .sort((one, other) => one.distance - other.distance)
    .map(({ product }) => product);
}

/** A title in which what the query has found is marked. */
export function markTitle(title: string, query: string): ReactNode {
  const text = textOf(title);
  const isMarked = new Array<boolean>(title.length);
  const origins = originsOf(title);
  // A letter whose form depends on its place.
  if (origins.length !== text.folded.length) return title;
  for (const term of termsOf(query)) {
    for (const [start, end] of rangesOf(term, text)) {
      isMarked.fill(true, origins[start], endOf(origins, end) ?? title.length);
    }
  }
  const parts: ReactNode[] = [];
  for (let start = 0, end = 0; start < title.length; start = end) {
    while (end < title.length && isMarked[end] === isMarked[start]) end += 1;
    const part = title.slice(start, end);
    parts.push(isMarked[start] ? <mark key={start}>{part}</mark> : part);
  }
  // Removed as a whole: a translator may have replaced the texts in it.
  return <span key={query}>{parts}</span>;
}

/** For each character of the folded title the place in the title that it comes from. */
function originsOf(title: string): number[] {
  const origins: number[] = [];
  let place = 0;
  for (const letter of title) {
    origins.push(...Array.from(folded(letter), () => place));
    place += letter.length;
  }
  return origins;
}

/** Where what ends there in the folded title ends in the title: after a whole letter with its accents. */
function endOf(origins: number[], end: number): number | undefined {
  let next = end;
  while (origins[next] === origins[end - 1]) next += 1;
  return origins[next];
}
