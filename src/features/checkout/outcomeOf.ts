import { orderingWords as words } from '../../words/en/orders/ordering';
import type { CheckoutState } from './checkoutSlice';
import { secondsUntil } from './useRetry';

/** What the shopper reads and hears at this step; empty if there is nothing to say. */
export function outcomeOf({ step, retryAt = 0 }: CheckoutState) {
  if (step === 'ready' || step === 'quoting' || step === 'placed') return '';
  return step === 'too-soon' ? words[step](secondsUntil(retryAt)) : words[step];
}
