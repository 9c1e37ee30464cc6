import type { SearchIndex } from './buildSearchIndex';
import {
  createPairTest,
  createTypoTest,
  distanceOf,
  distances,
  pairOf,
  wordOf,
  type Word,
} from './matchWords';

/** How much farther away a word is in a keyword or a fact than in a title. */
const fieldDistances = [0, 3, 6];
export const factField = 2;
/** One typo outweighs everything else. */
export const TYPO = 1_000_000;

interface TypedWord {
  typed: Word;
  allowsTypos: boolean;
  /** Fields from this one on don't count. */
  fieldsEnd?: number | undefined;
}

interface Prepared {
  words: Word[];
  /** Distances from words that were typed before: a letter usually changes only the last word. */
  known: Map<string, Float64Array>;
}

const cache = new WeakMap<SearchIndex, Prepared>();
const KNOWN_LIMIT = 50;

function prepare(index: SearchIndex): Prepared {
  const prepared = cache.get(index) ?? { words: index.words.map(wordOf), known: new Map() };
  cache.set(index, prepared);
  return prepared;
}

/** How far a text is from a typed word; texts are positions of words. */
function createTextDistance(words: Word[], { typed, allowsTypos }: TypedWord) {
  const isTypo = createTypoTest(typed);
  const distanceTo = (word: Word) => {
    const distance = distanceOf(typed, word);
    return distance === Infinity && allowsTypos && isTypo(word) ? TYPO : distance;
  };
  const ofWords = words.map(distanceTo);
  const firsts = words.map(createPairTest(typed, allowsTypos));
  return (text: number[]) => {
    let closest = Infinity;
    let first: Word | undefined;
    for (const position of text) {
      closest = Math.min(closest, ofWords[position] ?? Infinity);
      const second = words[position];
      if (first && second) closest = Math.min(closest, distanceTo(pairOf(first, second)));
      first = firsts[position] ? second : undefined;
    }
    return closest;
  };
}

function findProducts(index: SearchIndex, words: Word[], typedWord: TypedWord) {
  const { typed, fieldsEnd } = typedWord;
  const textDistance = createTextDistance(words, typedWord);
  const closest = new Float64Array(index.count).fill(Infinity);
  index.fields.slice(0, fieldsEnd).forEach(({ texts, products }, field) => {
    // One letter is a part of nearly every fact.
    const isWhole = field === factField && typed.folded.length === 1;
    let start = 0;
    texts.forEach((text, place) => {
      const differences = products[place] ?? [];
      let product = start;
      start += differences[0] ?? 0;
      const distance = textDistance(text);
      if (distance === Infinity || (isWhole && distance > distances.same)) return;
      const inField = distance + (fieldDistances[field] ?? 0);
      for (const difference of differences) {
        product += difference;
        if (inField < (closest[product] ?? 0)) closest[product] = inField;
      }
    });
  });
  return closest;
}

/** How far each product of the index is from a typed word; `Infinity` if it doesn't have the word. */
export function productDistances(index: SearchIndex, typedWord: TypedWord): Float64Array {
  const { words, known } = prepare(index);
  const key = [typedWord.typed.folded, typedWord.allowsTypos, typedWord.fieldsEnd].join();
  const closest = known.get(key) ?? findProducts(index, words, typedWord);
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(key, closest);
  return closest;
}
