import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { User } from '../auth/authService';
import { paths } from '../navigation';
import { type Step, stepPath, useRequestedStep } from './steps';

/** How long the step waits for the last address before the form opens. */
const ADDRESS_MS = 2000;

interface Progress {
  /** `undefined` while loading. */
  user: User | null | undefined;
  /** Whether the address can be sent; `undefined` while it may still be filled in. */
  isAddressRight: boolean | undefined;
  isBasketEmpty: boolean;
}

/** The first step that the shopper needs; `start` while that isn't known. */
export function stepFor(
  requested: Step,
  { user, isAddressRight, isBasketEmpty }: Progress,
): Step | undefined {
  if (isBasketEmpty) return undefined;
  if (requested === 'address') return 'address';
  if (requested === 'sign-in' && !user) return 'sign-in';
  if (isAddressRight === undefined) return 'start';
  return isAddressRight ? 'review' : 'address';
}

/** The step of the checkout, which is in the address; one that can't be shown yet is replaced there. */
export function useStep(progress: Progress) {
  const requested = useRequestedStep();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [isLate, setIsLate] = useState(false);
  const [hasAsked, setHasAsked] = useState(requested === 'sign-in');
  const isAddressRight = progress.isAddressRight ?? (isLate ? false : undefined);
  const step = requested && stepFor(requested, { ...progress, isAddressRight });
  const isWaiting = step === 'start';

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setIsLate, ADDRESS_MS, true);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);

  const leaveSignIn = () => {
    if (state) void navigate(-1);
    else void navigate(stepPath('review'), { replace: true });
  };
  const correct = useEffectEvent(() => {
    if (step === requested || isWaiting) return;
    // The step that led to signing in.
    if (step && requested === 'sign-in' && state === step) void navigate(-1);
    else void navigate(step ? stepPath(step) : paths.checkout, { replace: true });
  });
  useEffect(() => {
    correct();
  }, [requested, step]);

  return {
    step,
    /** Whether the user signed in during the checkout. */
    hasSignedIn: hasAsked && Boolean(progress.user),
    changeAddress: () => void navigate(stepPath('address')),
    review: () => void navigate(stepPath('review')),
    signIn: () => {
      setHasAsked(true);
      void navigate(stepPath('sign-in'), { state: step });
    },
    leaveSignIn,
  };
}
