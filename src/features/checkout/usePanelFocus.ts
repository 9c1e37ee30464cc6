import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderingWords as words } from '../../words/en/ordering';
import type { CheckoutStep } from './checkoutSlice';
import { outcomes } from './outcomes';
import type { Stage } from './useCheckout';

/** What gets the focus when an answer changes the step; nothing if it stays where it is. */
function targetOf(step: CheckoutStep, before: CheckoutStep) {
  if (step === 'placed' || (step === 'unknown' && before !== 'ready')) return 'heading';
  if (step === 'changed' && before === 'checking') return 'action';
  return before === 'unknown' || before === 'changed' ? 'action' : undefined;
}

interface Panel {
  uid: string | null | undefined;
  presses: number;
  stage: Stage;
  step: CheckoutStep;
}

/**
 * Announces each outcome, and leads the focus to the panel at a press on “Proceed to checkout”, to a new
 * stage, and to an answer.
 *
 * @returns refs for the panel's heading, the stage's heading, and the button that matters now
 */
export function usePanelFocus({ uid, presses, stage, step }: Panel) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const stageHeading = useRef<HTMLHeadingElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const shown = useRef<Pick<Panel, 'stage' | 'step'>>({ stage, step: 'ready' });

  useEffect(() => {
    if (presses === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [presses]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { stage, step };
    if (stage !== before.stage) {
      const hasSignedIn = before.stage === 'sign-in' && uid;
      (hasSignedIn ? action : stageHeading).current?.focus();
      if (hasSignedIn) announce(words.signedIn);
    }
    if (step === before.step) return;
    const target = targetOf(step, before.step);
    if (target) (target === 'heading' ? heading : action).current?.focus();
    const outcome = outcomes[step];
    if (outcome) announce(outcome);
  }, [announce, stage, step, uid]);

  return { heading, stageHeading, action };
}
