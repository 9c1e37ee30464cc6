import { grammar as english } from '../en/grammar';
import { foldDevanagari } from '../spellings';

export const grammar = {
  fold: foldDevanagari,
  stem: (word: string) =>
    /[\u0900-\u097f]/.test(word)
      ? word.replace(/(?<=..)(?:ियां|ियों|ाएं|ाओं|एं|ओं|ों|ें|ी|े|ा)$/u, '')
      : english.stem(word),
} satisfies typeof english;
