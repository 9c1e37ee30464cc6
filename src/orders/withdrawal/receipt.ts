import { withdrawalWords as words } from '#words/withdrawal';
import type { Withdrawal } from '../model/withdrawal';

/** The receipt of a withdrawal: when it arrived, and all that it says. */
export const receiptLines = (withdrawal: Withdrawal): string[] => [
  words.receivedAt(withdrawal.at),
  ...words.declaration(withdrawal).split('\n'),
  ...(['name', 'reach'] as const).map((field) => `${words.labels[field]}: ${withdrawal[field]}`),
];
