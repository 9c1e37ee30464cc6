import type { AuthReason } from '../../services/authService';
import type { OrderReason } from '../../services/orderService';
import { authWords as words } from '../../words/en/auth';

export type Reason = AuthReason | OrderReason;

const fields: Partial<Record<Reason, 'email' | 'password'>> = {
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

/** The field that a refusal is about, or 'form', and what to tell the user. */
export const explainRefusal = (reason: Reason) => ({
  field: fields[reason] ?? ('form' as const),
  sentence: sentences[reason] ?? words.unknown,
});
