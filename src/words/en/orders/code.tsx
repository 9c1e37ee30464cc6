import type { Discount } from '../../../orders/model/discount';
import { type Amount, formatMoney } from '../../money';
import { formatPercent } from '../../percent';
import { plural } from '../../plural';

/** What a code takes off, in a word or two. */
export const termsOf = (discount: Discount) => {
  if ('delivery' in discount) return 'Free delivery';
  if ('amount' in discount) return `${formatMoney(discount.amount)} off`;
  return `${formatPercent(discount.percent)} off`;
};

/** A code that takes something off an order. */
export const codeWords = {
  label: 'Code',
  apply: 'Apply',
  checking: (code: string) => `Checking ${code}…`,
  terms: (code: string, discount: Discount) => `${termsOf(discount)} with ${code}.`,
  missing: (amount: Amount, code: string) => `Add ${formatMoney(amount)} to use ${code}.`,
  nothing: (code: string) => `${code} gives no discount on this order.`,
  /** The line among the sums. */
  row: (code: string) => `Code ${code}:`,
  /** Screen readers say it once the code is applied. */
  applied: (code: string, off: Amount) => `You save ${formatMoney(off)} with ${code}.`,
  remove: 'Remove',
  removeOf: (code: string) => `Remove ${code}`,
  removed: (code: string) => `${code} removed`,
  /** One text for every reason keeps it secret which codes exist. */
  wrong: 'This code can’t be used. Check the spelling: it may also have expired or been used up.',
  rejected: (code: string) =>
    `${code} can’t be used any more: it has expired or been used up, or this phone number has already used it.`,
  wait: (seconds: number) =>
    plural(seconds, {
      one: 'You can try another code in 1 second.',
      other: `You can try another code in ${seconds} seconds.`,
    }),
  offline: 'You’re offline. We’ll need a connection to check your code.',
  unreachable: 'We couldn’t check your code. Check your connection and try again.',
};
