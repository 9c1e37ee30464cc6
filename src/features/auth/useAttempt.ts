import { useState } from 'react';
import type { Credentials } from '../../services/authService';
import { useAnnounce } from '../../shared/useAnnounce';
import { alertRejection } from './alertRejection';
import { progress, resetSent, type Outcome } from './attempt';
import { explainRefusal } from './explainRefusal';
import { type AuthActions, usePendingAuth, useUser, type AuthAction } from './useAuth';

/**
 * What a form with credentials does: each attempt is announced, and so is what came of it.
 *
 * @param auth those that the screen signs out with too: an account is left once at a time
 * @param onEntered called once somebody has signed in
 * @returns `entering`: whether somebody who was signed out is about to be signed in
 */
export function useAttempt(auth: AuthActions, onEntered?: () => void | Promise<void>) {
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
    const isReset = action === 'sendPasswordReset';
    if (user && !isReset && !(await auth.mayLeave(action))) return;
    setOutcome(null);
    announce(progress[action]);
    setEntering(!isReset && !user);
    await auth[action](credentials).then(
      async () => {
        if (!isReset) await onEntered?.();
        else
          show({ action, refused: false, field: 'form', sentence: resetSent(credentials.email) });
      },
      (rejection: unknown) => {
        setEntering(false);
        show({ action, refused: true, ...explainRefusal(rejection) });
        if (!isReset) alertRejection(rejection);
      },
    );
  };

  return { attempt, entering, outcome, pending };
}
