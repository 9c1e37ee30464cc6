import { useEffect, useRef, type RefObject } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import type { CheckoutState, CheckoutStep } from './checkoutSlice';
import { describePlacing } from './describePlacing';
import type { Stage } from './useCheckout';

const backToReview = 'You are signed in. Check your order, then press “Place order”.';

/** What gets the focus when an answer changes the step; nothing if it stays where it is. */
function targetOf(step: CheckoutStep, before: CheckoutStep) {
  if (step === 'placed' || (step === 'unknown' && before !== 'ready')) return 'heading';
  if (step === 'changed' && before === 'checking') return 'action';
  return before === 'unknown' || before === 'changed' ? 'action' : undefined;
}

interface Panel {
  stage: Stage;
  checkout: CheckoutState;
  heading: RefObject<HTMLElement | null>;
  action: RefObject<HTMLElement | null>;
}

/** Keeps the focus in the panel when an answer arrives, and announces the answer. */
export function usePanelFocus({ stage, checkout, heading, action }: Panel) {
  const announce = useAnnounce();
  const stageBefore = useRef(stage);
  const stepBefore = useRef<CheckoutStep>('ready');
  const sentence = describePlacing(checkout);

  useEffect(() => {
    const before = stageBefore.current;
    stageBefore.current = stage;
    if (before !== 'sign-in' || stage !== 'review') return;
    action.current?.focus();
    announce(backToReview);
  }, [action, announce, stage]);

  useEffect(() => {
    const before = stepBefore.current;
    stepBefore.current = checkout.step;
    if (before === checkout.step) return;
    const target = targetOf(checkout.step, before);
    if (target) (target === 'heading' ? heading : action).current?.focus();
    if (sentence) announce(sentence);
  }, [action, announce, checkout.step, heading, sentence]);
}
