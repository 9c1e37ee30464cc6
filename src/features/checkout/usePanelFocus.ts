import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { describePlacing } from './describePlacing';
import type { CheckoutState, CheckoutStep } from './checkoutSlice';
import type { Stage } from './useCheckout';

const backToReview = 'You are signed in. Check your order, then press “Place order”.';

/** What gets the focus when an order comes from one step to the next; nothing where it stays. */
function targetOf(step: CheckoutStep, before: CheckoutStep) {
  if (step === 'placed' || (step === 'unknown' && before !== 'ready')) return 'h2';
  if (step === 'changed' && before === 'checking') return '.order-accept';
  return before === 'unknown' || before === 'changed' ? '.order-place' : undefined;
}

/**
 * Keeps the focus in the panel when what has it leaves, and has the panel's news read out.
 *
 * @param presses how often the shopper has asked for the panel
 * @returns `ref` for the panel
 */
export function usePanelFocus(presses: number, stage: Stage, checkout: CheckoutState) {
  const ref = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const stageBefore = useRef(stage);
  const stepBefore = useRef<CheckoutStep>('ready');
  const sentence = describePlacing(checkout);

  useEffect(() => {
    if (presses === 0) return;
    const heading = ref.current?.querySelector('h2');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [presses]);

  useEffect(() => {
    const before = stageBefore.current;
    stageBefore.current = stage;
    if (before === stage) return;
    const isSignedIn = before === 'sign-in' && stage === 'review';
    const target = isSignedIn ? '.order-place' : '.order-heading';
    ref.current?.querySelector<HTMLElement>(target)?.focus();
    if (isSignedIn) announce(backToReview);
  }, [announce, stage]);

  useEffect(() => {
    const before = stepBefore.current;
    stepBefore.current = checkout.step;
    if (before === checkout.step) return;
    const target = targetOf(checkout.step, before);
    if (target) ref.current?.querySelector<HTMLElement>(target)?.focus();
    if (sentence) announce(sentence);
  }, [announce, sentence, checkout.step]);

  return ref;
}
