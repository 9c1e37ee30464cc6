import { grammar } from '#words/grammar';
import { asciiDigits } from '../../words/digits';
import { createSoundTest } from './sounds';

/** A word of a title or a query, or two neighbours that may be typed as one: `16 GB`, `hair wax`. */
export interface Word {
  /** The word without case and accents: `É` is found as `e`. */
  folded: string;
  /** A stem that the word's singular and plural share; not always a word itself. */
  stem: string;
  /** The first of the two neighbours. */
  first?: Word;
}

/** A word, and where it is in its text. */
export interface PlacedWord extends Word {
  start: number;
  end: number;
}

/** Letters without a decomposition in Unicode, which keyboards without them write as another letter. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'ng',
};
const wholeLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** A text in small letters and ASCII's digits, without accents and characters that nobody sees. */
export const withoutAccents = (text: string) =>
  asciiDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replace(wholeLetters, (letter) => letters[letter] ?? letter);

const fold = (text: string) => grammar.fold(withoutAccents(text));

export const wordOf = (folded: string): Word => ({ folded, stem: grammar.stem(folded) });

/** Two neighbours as one word. */
export const pairOf = (first: Word, second: Word): Word => ({
  ...wordOf(grammar.fold(first.folded + second.folded)),
  first,
});

export const splitWords = (text: string): PlacedWord[] =>
  Array.from(
    text.matchAll(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu),
    ({ 0: word, index }) => ({
      ...wordOf(fold(word)),
      start: index,
      end: index + word.length,
    }),
  );

/**
 * How far a word is from what was typed. `inside` is more than the way from a title to a keyword and the start of a word there;
 * one `slip` outweighs everything else.
 */
export const distances = { same: 0, otherNumber: 1, start: 2, inside: 6, slip: 1_000_000 };

const hasDigit = (text: string) => /\p{N}/u.test(text);

/** Whether a pair may be what was typed: it goes beyond its first word, and begins with the same letter. */
const mayBePair = (typed: string, { folded: first }: Word) =>
  typed.length > first.length && first.startsWith(typed.slice(0, 1));

function distanceAsTyped(typed: Word, word: Word): number {
  if (word.first && !mayBePair(typed.folded, word.first)) return Infinity;
  if (typed.folded === word.folded) return distances.same;
  const isStem = typed.stem === word.stem || typed.stem === word.folded;
  // The stems of `lens` and `lenses` are `len` and `lens`.
  if (isStem || typed.folded === word.stem) return distances.otherNumber;
  if (word.folded.startsWith(typed.folded)) return distances.start;
  // 6 is not found in 16.
  const isInside = !word.first && word.folded.includes(typed.folded) && !hasDigit(typed.folded);
  return isInside ? distances.inside : Infinity;
}

/** Whether a word begins with `start`, with one extra, missing or wrong letter, or two swapped; or `isWhole`: is that. */
function beginsNearly(start: string, word: string, isWhole = false) {
  let same = 0;
  while (same < start.length && start[same] === word[same]) same += 1;
  const fits = (startSkip: number, wordSkip: number) => {
    const [typed, found] = [start.slice(same + startSkip), word.slice(same + wordSkip)];
    return isWhole ? found === typed : found.startsWith(typed);
  };
  const isSwapped = start[same] === word[same + 1] && start[same + 1] === word[same];
  return fits(1, 0) || fits(0, 1) || fits(1, 1) || (isSwapped && fits(2, 2));
}

/** Short words resemble too many others, and 20001 is another number than 20000. */
const canHaveTypo = (typed: string) => typed.length >= 5 && !hasDigit(typed);

/** Five letters resemble the beginnings of too many words: a saree is no screen. */
const canBeStart = (typed: string) => typed.length > 5;

/** Whether four letters are a word that lacks one of its inner letters: `phne`. */
const lacksLetter = (typed: string, word: string) =>
  typed.length === 4 &&
  word.length === 5 &&
  !hasDigit(word) &&
  [1, 2, 3].some((place) => word.slice(0, place) + word.slice(place + 1) === typed);

/** Tests whether a word is what was typed but for one letter, or begins like that. */
function createTypoTest(typed: Word) {
  const starts = [typed.folded, typed.stem].filter(canHaveTypo);
  const isNear = (start: string, { folded, stem }: Word) =>
    canBeStart(start)
      ? beginsNearly(start, folded)
      : beginsNearly(start, folded, true) || beginsNearly(start, stem, true);
  return (word: Word) =>
    (!word.first || mayBePair(typed.folded, word.first)) &&
    (lacksLetter(typed.folded, word.folded) || starts.some((start) => isNear(start, word)));
}

/** How words are matched: as typed; by their sound, too; and with one typo. */
export const tolerances = [0, 1, 2] as const;
export type Tolerance = (typeof tolerances)[number];

/** A function of how far a word is from what was typed: one of the distances, or `Infinity`. */
export function createDistance(typed: Word, tolerance: Tolerance) {
  const hasSound = createSoundTest(typed.stem);
  const soundsAlike = ({ stem, first }: Word) => !first && hasSound(stem);
  const slips = [soundsAlike, createTypoTest(typed)].slice(0, tolerance);
  return (word: Word): number => {
    const distance = distanceAsTyped(typed, word);
    if (distance < Infinity) return distance;
    return slips.some((isSlip) => isSlip(word)) ? distances.slip : Infinity;
  };
}

/** Tests whether a pair that begins with a word can be what was typed, with or without a typo. */
export function createPairTest({ folded: typed }: Word, tolerance: Tolerance) {
  const hasTypo = tolerance > 1 && canHaveTypo(typed);
  return (first: Word) =>
    mayBePair(typed, first) &&
    (typed.startsWith(first.folded) || (hasTypo && beginsNearly(first.folded, typed)));
}
