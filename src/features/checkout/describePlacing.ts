import type { CheckoutState, CheckoutStep } from './checkoutSlice';

const sentences: Partial<Record<CheckoutStep, string>> = {
  checking: 'Checking today’s prices…',
  sending: 'Placing your order…',
  unpriced: 'Today’s prices could not be read. Check that you are online, then press again.',
  unknown: 'We don’t know yet whether it arrived; we are asking.',
  absent: 'It did not arrive: nothing was placed. Press again to send it; it can’t arrive twice.',
  'too-soon': 'You have just placed an order. Please wait half a minute, then press again.',
  closed:
    'Your account was being deleted, and that didn’t finish. To order, sign out and sign in again.',
  refused: 'The shop could not take this order. Nothing was placed. Please tell us, or try later.',
  changed: 'Something has changed since you looked. Nothing was ordered yet.',
};

/** What the shopper is told of an order that is being placed; empty if there is nothing to say. */
export const describePlacing = ({ step, attempt }: CheckoutState): string =>
  step === 'placed' && attempt
    ? `Thank you. Your order ${attempt.id} is placed.`
    : (sentences[step] ?? '');
