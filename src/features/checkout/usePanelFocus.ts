import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { describePlacing } from './describePlacing';
import type { Placing } from './placingSteps';
import type { Stage } from './useOrdering';

const backToReview = 'You are signed in. Check your order, then press “Place order”.';

/** What gets the focus when an order comes from one step to the next; nothing where it stays. */
function targetOf(step: Placing['step'], before: Placing['step']) {
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
export function usePanelFocus(presses: number, stage: Stage, state: Placing) {
  const ref = useRef<HTMLElement>(null);
  const announce = useAnnounce();
  const stageBefore = useRef(stage);
  const stepBefore = useRef<Placing['step']>('ready');
  const sentence = describePlacing(state);

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
    stepBefore.current = state.step;
    if (before === state.step) return;
    const target = targetOf(state.step, before);
    if (target) ref.current?.querySelector<HTMLElement>(target)?.focus();
    if (sentence) announce(sentence);
  }, [announce, sentence, state.step]);

  return ref;
}
