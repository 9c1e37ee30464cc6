import { orderingWords as words } from '../../words/en/orders/ordering';
import type { CheckoutState } from './checkoutSlice';
import { changesOf, type QuotedOrder } from './orderRows';
import { secondsUntil } from './useRetry';

/** What the shopper reads and hears at this step; empty if there is nothing to say. */
export function outcomeOf({ step, quote, retryAt = 0 }: CheckoutState, quoted: QuotedOrder) {
  if (step === 'ready' || step === 'quoting' || step === 'placed') return '';
  if (step === 'too-soon') return words[step](secondsUntil(retryAt));
  if (step !== 'changed') return words[step];
  const changes = quote && changesOf(quoted, quote.today);
  return changes ? words.changed[changes.kind] : '';
}
