import { createDistance, type PlacedWord, splitWords, type Word } from './matchWords';
import { parseQuery, thingIn } from './parseQuery';
import { prepareIndex, productDistances, type SearchIndex } from './searchIndex';

function replaceWords(text: string, replacementOf: (word: PlacedWord) => string | undefined) {
  let replaced = text;
  for (const word of splitWords(text).toReversed()) {
    const replacement = replacementOf(word) ?? text.slice(word.start, word.end);
    replaced = replaced.slice(0, word.start) + replacement + replaced.slice(word.end);
  }
  return replaced;
}

type IsVisible = (position: number) => boolean;

/** Whether a product that shoppers see has this word. */
const isSeen = (index: SearchIndex, typed: Word, tolerance: 0 | 1, isVisible: IsVisible) =>
  productDistances(index, { typed, tolerance }).some(
    (distance, position) => distance < Infinity && isVisible(position),
  );

/** Whether the first letter is right, or has changed places with the second: an iPhone is no phone. */
const beginsAlike = (typed: string, word: string) =>
  word.startsWith(typed.charAt(0)) || word.startsWith(typed.charAt(1) + typed.charAt(0));

/** The catalogue's word that somebody has most likely mistyped: of those but for a typo, the one closest in length. */
function meantWord(index: SearchIndex, typed: Word, isVisible: IsVisible): string | undefined {
  const distanceTo = createDistance(typed, 2);
  const rest = ({ folded }: Word) => Math.abs(folded.length - typed.folded.length);
  return prepareIndex(index)
    .words.filter((word) => beginsAlike(typed.folded, word.folded) && distanceTo(word) < Infinity)
    .sort((one, other) => rest(one) - rest(other))
    .find((word) => isSeen(index, word, 0, isVisible))?.folded;
}

/**
 * The query with the catalogue's words in place of those that it has with a typo: “laptop 16 GB” for “lapotp 16 GB”.
 * `undefined` if there are none. A keyword of a product is no typo.
 */
export function correctQuery(
  index: SearchIndex,
  query: string,
  isVisible: IsVisible = () => true,
): string | undefined {
  const meant = new Map<string, string>();
  for (const typed of splitWords(thingIn(parseQuery(query).words))) {
    const isKnown = isSeen(index, typed, 1, isVisible);
    const word = isKnown ? undefined : meantWord(index, typed, isVisible);
    if (word !== undefined) meant.set(typed.folded, word);
  }
  return meant.size === 0 ? undefined : replaceWords(query, ({ folded }) => meant.get(folded));
}

/** A corrected query with its words as these texts write them: “Löffel”, which the search compares as “loffel”. */
export function asWritten(query: string, texts: readonly string[]): string {
  const written = new Map<string, string>();
  for (const text of texts) {
    for (const { folded, start, end } of splitWords(text)) {
      if (!written.has(folded)) written.set(folded, text.slice(start, end));
    }
  }
  return replaceWords(query, ({ folded }) => written.get(folded));
}
