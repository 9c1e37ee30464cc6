import type { Explanation } from './explainRefusal';
import type { AuthAction } from './authSlice';

/** What came of an attempt; it stays in view until the next one. */
export interface Outcome extends Explanation {
  action: AuthAction;
  refused: boolean;
}

/** Shown and announced until an attempt has its answer. */
export const progress: Record<AuthAction, string> = {
  signIn: 'Signing you in…',
  register: 'Creating your account…',
  sendPasswordReset: 'Asking for a new password…',
};

/** The same words whether or not there is an account: nobody learns here who has one. */
export const resetSent = (email: string) =>
  `If there is an account for ${email}, an e-mail with a link to choose a new password is on its way.`;
