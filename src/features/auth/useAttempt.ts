import { isRejectedWithValue } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { Credentials } from '../../services/authService';
import { useAppDispatch } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { progress, resetSent, type Outcome } from './attempt';
import type { AuthAction } from './authSlice';
import { register, sendPasswordReset, signIn } from './authThunks';
import { explainRefusal } from './explainRefusal';
import { usePendingAuth, useUser } from './useAuth';

const isRefused = isRejectedWithValue(signIn, register, sendPasswordReset);

/**
 * Submits a form with credentials; announces each attempt and its outcome.
 *
 * @param onEntered called once the user has signed in
 * @returns `entering`: whether a signed-out user is about to be signed in
 */
export function useAttempt(onEntered?: () => void | Promise<void>) {
  const dispatch = useAppDispatch();
  const user = useUser();
  const pending = usePendingAuth();
  const announce = useAnnounce();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [entering, setEntering] = useState(false);

  const show = (next: Outcome) => {
    setOutcome(next);
    announce(next.sentence);
  };

  const attempt = async (action: AuthAction, credentials: Credentials) => {
    const { email } = credentials;
    const isReset = action === 'sendPasswordReset';
    setOutcome(null);
    announce(progress[action]);
    setEntering(!isReset && !user);
    const result = isReset
      ? await dispatch(sendPasswordReset(email))
      : await dispatch(action === 'signIn' ? signIn(credentials) : register(credentials));
    if (isRefused(result)) {
      setEntering(false);
      show({ action, refused: true, ...explainRefusal(result.payload.reason) });
    } else if (result.payload) {
      if (isReset) show({ action, refused: false, field: 'form', sentence: resetSent(email) });
      else await onEntered?.();
    }
  };

  return { attempt, entering, outcome, pending };
}
