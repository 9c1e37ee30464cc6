import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderingWords as words } from '../../words/en/ordering';
import type { CheckoutStep } from './checkoutSlice';
import type { Checkout, Stage } from './useCheckout';

/** What the shopper reads and hears at this step; empty if there is nothing to say. */
export const outcomeOf = (step: CheckoutStep) =>
  step === 'ready' || step === 'quoting' ? '' : words[step];

/** Announces each outcome, and moves the focus to the panel, a new stage, or the button that matters now. */
export function usePanelFocus(order: Checkout, presses: number) {
  const { uid, stage } = order;
  const { step } = order.checkout;
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const stageHeading = useRef<HTMLHeadingElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shown = useRef<{ stage: Stage; step: CheckoutStep }>({ stage, step: 'ready' });

  useEffect(() => {
    if (presses === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [presses]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { stage, step };
    const outcome = outcomeOf(step);
    if (outcome && step !== before.step) announce(outcome);
    if (stage !== before.stage) {
      const hasSignedIn = before.stage === 'sign-in' && uid;
      (hasSignedIn ? action : stageHeading).current?.focus();
      if (hasSignedIn) announce(words.signedIn);
    } else if (step !== before.step) {
      const isAnswered = ['unknown', 'changed'].includes(before.step);
      const isSent = step === 'placed' || (step === 'unknown' && before.step !== 'ready');
      if (isSent) heading.current?.focus();
      else if (isAnswered || (step === 'changed' && before.step === 'checking'))
        action.current?.focus();
    }
  }, [announce, stage, step, uid]);

  return { heading, stageHeading, action };
}
