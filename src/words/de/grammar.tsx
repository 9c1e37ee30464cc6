import type { grammar as english } from '../en/grammar';
import { foldUmlauts } from '../spellings';

export const grammar = {
  fold: foldUmlauts,
  stem: (word: string) => word.replace(/(?<=.{3})(?:e[mnrs]?|ern|n|s)$/, ''),
} satisfies typeof english;
