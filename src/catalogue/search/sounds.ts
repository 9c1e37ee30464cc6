/** English and romanised Hindi as they sound: `phone` and `fone`, `book` and `buk`, `kadhai` and `kadai`. */
const spellings: Readonly<Record<string, string>> = {
  ph: 'f',
  tch: 'ch',
  ck: 'k',
  c: 'k',
  q: 'k',
  x: 'ks',
  z: 's',
  w: 'v',
  oo: 'u',
  ou: 'u',
  ee: 'i',
  ea: 'i',
  ie: 'i',
  y: 'i',
};

const soundOf = (word: string) =>
  word
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/ph|t?ch|ck|[cqxzwy]|oo|ou|ee|ea|ie/g, (letters) => spellings[letters] ?? letters)
    .replace(/(?<=[bdgjkt])h|(.)(?=\1)|(?<=..)e$/g, '');

const listOf = (sounds: string) => sounds.split(' ');
/** From `अ` on, then from `क` on, in the order of Unicode: patterns of the sounds that English writes for them. */
const vowels = listOf('[ae] a i i u u ri l [ae] [ae] [ae] [ae]i? [oa] o o [ao]?u');
const consonants = listOf(
  'k k g g n ch ch j j n t t d d n t t d d n n p f b b m i? r r l l l v sh sh s h',
);
const firstVowel = 0x905;
const firstConsonant = 0x915;
/** A vowel sign from its letter. */
const SIGN = 0x38;

/** A word in Devanagari as a pattern of its sound: `फोन` is a phone. A consonant without a sign may have any vowel. */
function patternOf(word: string) {
  const sounds = word.replace(/./gu, (letter, place: number) => {
    const code = letter.codePointAt(0) ?? 0;
    const consonant = consonants[code - firstConsonant];
    const isBare = /^[\u0901\u0902\u0905-\u0939]/.test(word.slice(place + 1));
    if (consonant) return isBare ? `${consonant}[aeiou]?` : consonant;
    if (/[\u0901\u0902]/.test(letter)) return '[nm]';
    return vowels[code - firstVowel] ?? vowels[code - firstVowel - SIGN] ?? '';
  });
  return new RegExp(`^${sounds.replaceAll('ai', 'a?i')}$`);
}

/** Tests whether a word sounds like what was typed, in Latin letters or Devanagari; both without plural endings. */
export function createSoundTest(typed: string) {
  if (!/^\p{L}[\p{L}\p{M}]{2,}$/u.test(typed)) return () => false;
  const pattern = /^[\u0900-\u0963]+$/.test(typed) ? patternOf(typed) : undefined;
  // Hindi writes some English vowels like this: `mobail`, `lait`.
  const sounds = [typed, typed.replaceAll('ai', 'i')].map(soundOf);
  return (word: string) =>
    !/\d/.test(word) && (pattern?.test(soundOf(word)) ?? sounds.includes(soundOf(word)));
}
