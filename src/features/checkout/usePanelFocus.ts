import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../services/authService';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderingWords as words } from '../../words/en/orders/ordering';
import type { CheckoutStep } from './checkoutSlice';
import { outcomeOf } from './outcomeOf';
import type { Stage } from '../../shared/checkoutStage';
import type { Checkout } from './useCheckout';

/** What the shopper reads and hears after signing in during the checkout. */
export const describeSignIn = ({ email }: User, stage: Stage | undefined) =>
  stage === 'review' ? words.readyToPlace(email) : words.signedIn(email);

/** Announces each outcome, and moves the focus to the panel, a new stage, or the button that matters now. */
export function usePanelFocus(order: Checkout, presses: number) {
  const { user, stage } = order;
  const { step } = order.checkout;
  const outcome = useEffectEvent(() => outcomeOf(order.checkout, order.quoted));
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const stageHeading = useRef<HTMLHeadingElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shown = useRef<{ stage: Stage | undefined; step: CheckoutStep }>({ stage, step: 'ready' });
  const { key } = useLocation();
  const visited = useRef(new Set<string>());

  const showPanel = useEffectEvent(() => {
    // A reload at a step opens the panel without a press.
    if (presses === 0 && !stage) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  });
  // A press at the thank-you of another order replaces that by the panel.
  const isThanked = step === 'placed';
  useEffect(() => {
    if (!isThanked) showPanel();
  }, [presses, isThanked]);

  const showStage = useEffectEvent((before: Stage | undefined) => {
    const hasSignedIn = before === 'sign-in' && user;
    const isReady = hasSignedIn && stage === 'review';
    const target = isReady ? action : stageHeading;
    target.current?.focus({ preventScroll: true });
    // After Back or Forward, the screen has been scrolled to where it was left.
    if (hasSignedIn || !visited.current.has(key)) {
      target.current?.scrollIntoView({ block: isReady ? 'nearest' : 'start' });
    }
    if (hasSignedIn) announce(describeSignIn(user, stage));
  });
  useEffect(() => {
    const before = shown.current;
    // Between signing in and the next stage, the last address is loading.
    shown.current = { stage: stage === 'start' ? before.stage : stage, step };
    // Only once: a countdown isn't read out.
    if (step !== before.step && outcome()) announce(outcome());
    if (stage !== before.stage && before.stage !== 'start' && stage !== 'start') {
      showStage(before.stage);
    } else if (step !== before.step) {
      const isAnswered = ['unknown', 'changed'].includes(before.step);
      if (step === 'unknown' && before.step !== 'ready') heading.current?.focus();
      else if (isAnswered || (step === 'changed' && before.step === 'checking'))
        action.current?.focus();
    }
  }, [announce, stage, step]);
  useEffect(() => {
    visited.current.add(key);
  }, [key]);

  return { heading, stageHeading, action };
}
