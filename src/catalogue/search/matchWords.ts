/** A word of a title or a query, or two neighbours that may be typed as one: `16 GB`, `hair wax`. */
export interface Word {
  /** Without case and accents: `É` is found as `e`. */
  folded: string;
  /** The same for its singular and plural; not always a word itself. */
  stem: string;
  /** The first of the two neighbours. */
  first?: Word;
}

/** A word, and where it is in its text. */
export interface PlacedWord extends Word {
  start: number;
  end: number;
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');

const stem = (word: string) =>
  word
    .replace(/(?<!s)s$/, '')
    .replace(/(?:ie|y)$/, 'i')
    .replace(/[fv]e$/, 'f')
    .replace(/(?<=[osxz]|[cs]h)e$/, '');

export const wordOf = (folded: string): Word => ({ folded, stem: stem(folded) });

/** Two neighbours as one word. */
export const pairOf = (first: Word, second: Word): Word => ({
  ...wordOf(first.folded + second.folded),
  first,
});

export const splitWords = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    ...wordOf(fold(word)),
    start: index,
    end: index + word.length,
  }));

/** How far a word is from what was typed. */
export const distances = { same: 0, otherNumber: 1, part: 2 };

const hasDigit = (text: string) => /\p{N}/u.test(text);

/** One of the distances; `Infinity` if the word is not what was typed, or has a typo. */
export function distanceOf(typed: Word, word: Word): number {
  if (word.first && typed.folded.length <= word.first.folded.length) return Infinity;
  if (typed.folded === word.folded) return distances.same;
  const isStem = typed.stem === word.stem || typed.stem === word.folded;
  // `lens` and `lenses`, whose stems are `len` and `lens`.
  if (isStem || typed.folded === word.stem) return distances.otherNumber;
  if (word.folded.startsWith(typed.folded)) return distances.part;
  // 6 is not found in 16.
  const isPart = !word.first && word.folded.includes(typed.folded) && !hasDigit(typed.folded);
  return isPart ? distances.part : Infinity;
}

/** Whether a word begins with `start`, with one extra, missing or wrong letter, or two swapped. */
function beginsNearly(start: string, word: string) {
  let same = 0;
  while (same < start.length && start[same] === word[same]) same += 1;
  const fits = (startSkip: number, wordSkip: number) =>
    word.startsWith(start.slice(same + startSkip), same + wordSkip);
  const isSwapped = start[same] === word[same + 1] && start[same + 1] === word[same];
  return fits(1, 0) || fits(0, 1) || fits(1, 1) || (isSwapped && fits(2, 2));
}

/** Short words resemble too many others, and 20001 is another number than 20000. */
const canHaveTypo = (typed: string) => typed.length >= 5 && !hasDigit(typed);

/** Tests whether a word is what was typed but for one letter, or begins like that. */
export function createTypoTest(typed: Word) {
  const starts = [typed.folded, typed.stem].filter(canHaveTypo);
  return ({ folded, first }: Word) =>
    !(first && typed.folded.length <= first.folded.length) &&
    starts.some((start) => beginsNearly(start, folded));
}

/** Tests whether a pair that begins with a word can be what was typed, with or without a typo. */
export function createPairTest({ folded: typed }: Word, allowsTypos: boolean) {
  const hasTypo = allowsTypos && canHaveTypo(typed);
  return ({ folded: first }: Word) =>
    typed.length > first.length &&
    (typed.startsWith(first) || (hasTypo && beginsNearly(first, typed)));
}
