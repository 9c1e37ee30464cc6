import { orderingWords as words } from '../../words/en/ordering';
import type { CheckoutStep } from './checkoutSlice';

/** What the shopper reads and hears at each step; nothing at the others. */
export const outcomes: Partial<Record<CheckoutStep, string>> = {
  checking: words.checking,
  sending: words.sending,
  unpriced: words.unpriced,
  changed: words.changed,
  unknown: words.unknown,
  absent: words.absent,
  'too-soon': words.tooSoon,
  closed: words.closed,
  refused: words.refused,
  placed: words.placed,
};
