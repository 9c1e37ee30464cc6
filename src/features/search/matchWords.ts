/** A word of a title or a query, or two neighbours that may be typed as one: `16 GB`, `hair wax`. */
export interface Word {
  /** Without case and accents: `É` is found as `e`. */
  folded: string;
  /** The same for its singular and plural; not always a word itself. */
  stem: string;
  start: number;
  end: number;
  /** The first of the two neighbours. */
  first?: Word;
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

export const splitWords = (text: string): Word[] =>
  Array.from(text.matchAll(/\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => {
    const folded = fold(word);
    return { folded, stem: stem(folded), start: index, end: index + word.length };
  });

const cache = new Map<string, Word[]>();

/** The words of a product's text, and each pair of neighbours. */
export function wordsOf(text: string): Word[] {
  const known = cache.get(text);
  if (known) return known;
  const words = splitWords(text).flatMap((first, index, all) => {
    const second = all[index + 1];
    if (!second) return first;
    const folded = first.folded + second.folded;
    return [first, { ...second, folded, stem: stem(folded), start: first.start, first }];
  });
  cache.set(text, words);
  return words;
}

/** How far a word is from what was typed; one misspelling outweighs everything else. */
export const distances = { same: 0, otherNumber: 1, part: 2, keyword: 3, misspelt: 1_000_000 };

/** Whether a word begins with what was typed, with one extra, missing or wrong letter, or two swapped. */
function isMisspelt(typed: string, word: string) {
  // Shorter ones resemble too many words.
  if (typed.length < 5) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const fits = (typedSkip: number, wordSkip: number) =>
    word.startsWith(typed.slice(same + typedSkip), same + wordSkip);
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  return fits(1, 0) || fits(0, 1) || fits(1, 1) || (isSwapped && fits(2, 2));
}

/** One of the distances; `Infinity` if the word is not what was typed. */
export function distanceOf(typed: Word, word: Word): number {
  if (word.first && typed.folded.length <= word.first.folded.length) return Infinity;
  if (typed.folded === word.folded) return distances.same;
  const isStem = typed.stem === word.stem || typed.stem === word.folded;
  // `lens` and `lenses`, whose stems are `len` and `lens`.
  if (isStem || typed.folded === word.stem) return distances.otherNumber;
  if (word.folded.startsWith(typed.folded)) return distances.part;
  // 6 is not found in 16, nor 20001 as 20000.
  if (/\p{N}/u.test(typed.folded)) return Infinity;
  if (!word.first && word.folded.includes(typed.folded)) return distances.part;
  const isNearly = isMisspelt(typed.folded, word.folded) || isMisspelt(typed.stem, word.folded);
  return isNearly ? distances.misspelt : Infinity;
}
