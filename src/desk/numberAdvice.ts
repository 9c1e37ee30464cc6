import { numberWords as words, type Reading } from '#words/desk/products';
import { formatMoney } from '../words/money';
import { readCount } from '../words/readNumber';
import { readMoney, typedMoney } from '../words/typedMoney';

function adviseOnReadings([one, other]: readonly Reading[]): string | undefined {
  if (one && other) return words.either(one, other);
  return one && words.meant(one);
}

function adviseOnAmount(text: string): string | undefined {
  const { readings, otherCurrency } = readMoney(text);
  return otherCurrency === undefined
    ? adviseOnReadings(
        readings.map((amount) => ({ shown: formatMoney(amount), typed: typedMoney(amount) })),
      )
    : words.otherCurrency(otherCurrency);
}

const adviseOnCount = (text: string) =>
  adviseOnReadings(
    readCount(text).readings.map((count) => ({ shown: `${count}`, typed: `${count}` })),
  );

const adviseOn = { amount: adviseOnAmount, count: adviseOnCount };
export type NumberKind = keyof typeof adviseOn;

/** Why a number can't be saved, and what to type instead if it may mean another. */
export const withAdvice = (reason: string, kind: NumberKind, text: string) =>
  [reason, adviseOn[kind](text)].filter(Boolean).join(' ');
