import type { ReactNode } from 'react';
import { unbroken } from '../model/product';
import {
  createDistance,
  pairOf,
  type PlacedWord,
  splitWords,
  tolerances,
  type Word,
} from './matchWords';
import { parseQuery, withoutPurpose } from './parseQuery';

export const pairsOf = (words: readonly PlacedWord[]) =>
  words.flatMap((first, index) => {
    const second = words[index + 1];
    return second ? { ...pairOf(first, second), start: first.start, end: second.end } : [];
  });

/** The words and pairs that the typed word has found; those with a slip only if there are no others. */
function findMatches(typed: Word, words: PlacedWord[]): PlacedWord[] {
  for (const tolerance of tolerances) {
    const distanceTo = createDistance(typed, tolerance);
    const found = words.filter((word) => distanceTo(word) < Infinity);
    if (found.length > 0) return found;
  }
  return [];
}

/** A title in which the words that the query has found are marked. */
export function markTitle(title: string, query: string): ReactNode {
  const isMarked = Array.from({ length: title.length }, () => false);
  const words = splitWords(title);
  const candidates = [...words, ...pairsOf(words)];
  const { words: typedWords, allWords = typedWords } = parseQuery(query);
  for (const typed of splitWords(withoutPurpose(allWords))) {
    for (const { start, end } of findMatches(typed, candidates)) isMarked.fill(true, start, end);
  }
  const shown = unbroken(title);
  const parts: ReactNode[] = [];
  for (let start = 0, end = 0; start < title.length; start = end) {
    while (end < title.length && isMarked[end] === isMarked[start]) end += 1;
    const part = shown.slice(start, end);
    parts.push(isMarked[start] ? <mark key={start}>{part}</mark> : part);
  }
  // The title is replaced as a whole, because a translator may have changed its texts.
  return <span key={query}>{parts}</span>;
}

let last: { query: string; mark: (title: string) => ReactNode } | undefined;

/**
 * A function that marks the words of a query in titles; `undefined` without one. The same function until the query changes, so
 * that cards don't render again.
 */
export function markerOf(query: string) {
  if (!query) return undefined;
  if (last?.query !== query) last = { query, mark: (title) => markTitle(title, query) };
  return last.mark;
}
