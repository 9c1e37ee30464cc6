import type { AuthReason } from '../../services/authService';
import { authWords as words } from '../../words/en/auth';
import type { AuthRejection } from './authThunks';

export type Reason = AuthRejection['reason'];

export interface Explanation {
  /** The field that a refusal is about, or 'form'. */
  field: 'email' | 'password' | 'newPassword' | 'form';
  /** What to tell the user. */
  sentence: string;
}

const fields: Partial<Record<Reason, Explanation['field']>> = {
  // Mostly it is the password that is wrong.
  'wrong-credentials': 'password',
  'wrong-password': 'password',
  'no-account': 'email',
  'account-closed': 'email',
  'already-in-use': 'email',
  'invalid-email': 'email',
  'missing-email': 'email',
  'missing-password': 'password',
  'password-too-short': 'password',
  'password-too-simple': 'password',
};

const sentences: Record<AuthReason, string> & Partial<Record<Reason, string>> = words;

export const explainRefusal = (reason: Reason): Explanation => ({
  field: fields[reason] ?? 'form',
  sentence: sentences[reason] ?? words.unknown,
});
