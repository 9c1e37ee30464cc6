import { folded } from './fold';

/** A text in which is searched. */
export interface Text {
  folded: string;
  /** The same between two spaces, with a space for whatever is neither letter nor number. */
  spaced: string;
}

const spaced = (text: string) =>
  ` ${text.replace(/[^\p{L}\p{M}\p{N}]/gu, (sign) => ' '.repeat(sign.length))} `;

export function textOf(text: string): Text {
  const searched = folded(text);
  return { folded: searched, spaced: spaced(searched) };
}

/** What is typed between two spaces, ready to be looked for in any number of texts. */
export interface Term {
  typed: string;
  word: string;
  /** Finds the whole word, in the singular or plural, joined or parted. */
  otherForm: RegExp | undefined;
  /** Finds words that begin like this one but for a letter, and units that are half typed. */
  nearly: RegExp | undefined;
}

/** Longer ones have patterns that take their time. */
const LONGEST = 30;
/** Shorter ones are like too many others but for a letter. */
const SHORTEST_MISSPELT = 5;
const endings = [
  [/(?<=..)s$/, ''],
  [/(?<=..)es$/, ''],
  [/(?<=.)ies$/, 'y'],
  [/(?<=.)ves$/, 'f'],
  [/(?<=.)ves$/, 'fe'],
  [/$/, 's'],
  [/(?<=.)$/, 'es'],
  [/(?<=.)y$/, 'ies'],
  [/(?<=.)fe?$/, 'ves'],
] as const;

/** Some of them are no words, which does no harm: no title has them. */
const otherNumbers = (word: string) =>
  endings.filter(([from]) => from.test(word)).map(([from, to]) => word.replace(from, to));

/** `16gb` is found as `16 gb`, but not as `1 6gb`. */
const parted = (word: string) => word.replace(/(?<=\D)(?=.)|(?<=.)(?=\D)/gu, ' *');

/** Patterns of a word with a letter more, a letter less, another letter, or two that changed places. */
const misspellings = (word: string) =>
  Array.from(word, (letter, index) => {
    const before = word.slice(0, index);
    const after = word.slice(index + 1);
    const swapped = after && `|${after.slice(0, 1)}${letter}${after.slice(1)}`;
    return `${before}(?:[^ ]?${after}|[^ ]${letter}${after}${swapped})`;
  });

export function createTerm(typed: string): Term {
  const word = spaced(typed).trim();
  const joined = word.replace(/(?<!\d) +| +(?!\d)/g, '');
  if (joined === '' || joined.length > LONGEST) {
    return { typed, word, otherForm: undefined, nearly: undefined };
  }
  const hasNumber = /\p{N}/u.test(joined);
  const forms = hasNumber ? [joined] : [joined, ...otherNumbers(joined)];
  // Numbers are never misspelt: 10000 is not 20000.
  const nearly = hasNumber
    ? [/\p{L}/u.test(joined) && parted(joined)]
    : joined.length >= SHORTEST_MISSPELT
      ? forms.filter(({ length }) => length >= SHORTEST_MISSPELT).flatMap(misspellings)
      : [];
  return {
    typed,
    word,
    otherForm: new RegExp(`(?<= )(?:${forms.map(parted).join('|')})(?= )`, 'g'),
    nearly: nearly[0] ? new RegExp(`(?<= )(?:${nearly.join('|')})[^ ]*`, 'g') : undefined,
  };
}

/** How far what was found is from what was typed. */
export const distances = {
  wholeWord: 0,
  otherForm: 1,
  partOfWord: 2,
  /** More than those above. */
  keyword: 3,
  nearly: 6,
};

/** One of the distances; `Infinity` where the term is not in the text in any form. */
export function distanceOf({ typed, word, otherForm, nearly }: Term, text: Text): number {
  if (word && text.spaced.includes(` ${word} `)) return distances.wholeWord;
  if (otherForm && text.spaced.search(otherForm) >= 0) return distances.otherForm;
  if (text.folded.includes(typed)) return distances.partOfWord;
  return nearly && text.spaced.search(nearly) >= 0 ? distances.nearly : Infinity;
}

/** Where in the folded text the term is: each from the first number to before the second. */
export function rangesOf(term: Term, text: Text): [number, number][] {
  const { typed, otherForm, nearly } = term;
  const distance = distanceOf(term, text);
  const pattern = distance === distances.nearly ? nearly : otherForm;
  const ranges = Array.from(pattern ? text.spaced.matchAll(pattern) : [], ({ 0: found, index }) => {
    return [index - 1, index - 1 + found.length] as [number, number];
  });
  for (let at = text.folded.indexOf(typed); at >= 0; at = text.folded.indexOf(typed, at + 1)) {
    ranges.push([at, at + typed.length]);
  }
  return ranges;
}
