/** How the words of a language are compared: those that differ only in this are found by each other. */
interface Grammar {
  /** A word in small letters and without accents, without other differences of spelling. */
  fold: (word: string) => string;
  /** A stem that a word's singular and plural share; not always a word itself. */
  stem: (word: string) => string;
}

const english: Grammar = {
  fold: (word) => word,
  stem: (word) =>
    word
      .replace(/(?<!s)s$/, '')
      .replace(/(?:ie|y)$/, 'i')
      .replace(/[fv]e$/, 'f')
      .replace(/(?<=[osxz]|[cs]h)e$/, ''),
};

const grammars: Readonly<Record<string, Grammar>> = {
  en: english,
  de: {
    // “Tücher” is also typed without its dots, and as “Tuecher”.
    fold: (word) => word.replaceAll('ß', 'ss').replace(/([aou])e/g, '$1'),
    stem: (word) => word.replace(/(?<=.{3})(?:e[mnrs]?|ern|n|s)$/, ''),
  },
  hi: {
    // Many people leave out the dot below a letter, and the moon above one.
    fold: (word) => word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902'),
    stem: (word) =>
      /[\u0900-\u097f]/.test(word)
        ? word.replace(/(?<=..)(?:ियां|ियों|ाएं|ाओं|एं|ओं|ों|ें|ी|े|ा)$/u, '')
        : english.stem(word),
  },
};

/** A word that may be of any language, as the names of people are: without the differences of spelling of all of them. */
export const foldForAnyLanguage = (word: string) =>
  Object.values(grammars).reduce((text, { fold }) => fold(text), word);

/** @param language a BCP 47 language tag; one without a grammar here has that of English */
export const grammarOf = (language: string): Grammar =>
  grammars[new Intl.Locale(language).language] ?? english;
