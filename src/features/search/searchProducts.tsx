import type { ReactNode } from 'react';
import { distanceOf, distances, splitWords, wordsOf, type Word } from './matchWords';

interface Searchable {
  title: string;
  /** What else it is called. */
  keywords?: readonly string[];
}

const closest = (typed: Word, text: string) =>
  Math.min(...wordsOf(text).map((word) => distanceOf(typed, word)));

/**
 * The products that have every word of the query in their title or keywords, in any order: ignoring
 * case and accents, in the singular or plural, with units joined or apart, and with one wrong letter
 * in a word of five or more if no product has it as typed. The closest come first; otherwise the
 * order stays. All products if the query is empty.
 */
export function searchProducts<Product extends Searchable>(
  products: readonly Product[],
  query: string,
): readonly Product[] {
  if (query === '') return products;
  const typed = splitWords(query);
  if (typed.length === 0) return [];
  const found = products
    .map((product) => {
      const { title, keywords = [] } = product;
      let distance = 0;
      for (const word of typed) {
        const inKeywords = closest(word, keywords.join(' ')) + distances.keyword;
        distance += Math.min(closest(word, title), inKeywords);
      }
      return { product, distance };
    })
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance);
  const wellSpelt = found.filter(({ distance }) => distance < distances.misspelt);
  return (wellSpelt.length > 0 ? wellSpelt : found).map(({ product }) => product);
}

/** A title in which the words that the query has found are marked. */
export function markTitle(title: string, query: string): ReactNode {
  const isMarked = new Array<boolean>(title.length).fill(false);
  for (const typed of splitWords(query)) {
    const isMisspelt = closest(typed, title) === distances.misspelt;
    const farthest = isMisspelt ? distances.misspelt : distances.part;
    for (const word of wordsOf(title)) {
      if (distanceOf(typed, word) <= farthest) isMarked.fill(true, word.start, word.end);
    }
  }
  const parts: ReactNode[] = [];
  for (let start = 0, end = 0; start < title.length; start = end) {
    while (end < title.length && isMarked[end] === isMarked[start]) end += 1;
    const part = title.slice(start, end);
    parts.push(isMarked[start] ? <mark key={start}>{part}</mark> : part);
  }
  // Replaced as a whole: a translator may have changed the texts in it.
  return <span key={query}>{parts}</span>;
}
