import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { User } from '../../account/authService';
import { paths } from '../../ui/navigation';
import { type Stage, stagePath, useRequestedStage } from '../stage';

/** After this the form opens, though the last address may still arrive. */
const ADDRESS_MS = 2000;

interface Progress {
  /** `undefined` while loading. */
  user: User | null | undefined;
  /** Whether the address can be sent; `undefined` while it may still be filled in. */
  isAddressRight: boolean | undefined;
  isBasketEmpty: boolean;
}

/** The first stage that the shopper needs; `start` while that isn't known. */
function stageFor(
  requested: Stage,
  { user, isAddressRight, isBasketEmpty }: Progress,
): Stage | undefined {
  if (isBasketEmpty) return undefined;
  if (requested === 'address') return 'address';
  if (requested === 'sign-in' && !user) return 'sign-in';
  if (isAddressRight === undefined) return 'start';
  return isAddressRight ? 'review' : 'address';
}

/** The stage of the checkout, which is in the address; one that can't be shown yet is replaced there. */
export function useStage(progress: Progress) {
  const requested = useRequestedStage();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const [isLate, setIsLate] = useState(false);
  const isAddressRight = progress.isAddressRight ?? (isLate ? false : undefined);
  const stage = requested && stageFor(requested, { ...progress, isAddressRight });
  const isWaiting = stage === 'start';

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
    else void navigate(stagePath('review'), { replace: true });
  };
  const correct = useEffectEvent(() => {
    if (stage === requested || isWaiting) return;
    // The stage that led to signing in.
    if (stage && requested === 'sign-in' && state === stage) void navigate(-1);
    else void navigate(stage ? stagePath(stage) : paths.checkout, { replace: true });
  });
  useEffect(() => {
    correct();
  }, [requested, stage]);

  return {
    stage,
    changeAddress: () => void navigate(stagePath('address')),
    review: () => void navigate(stagePath('review')),
    signIn: () => void navigate(stagePath('sign-in'), { state: stage }),
    leaveSignIn,
  };
}
