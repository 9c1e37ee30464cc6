import type { AuthReason } from '../../services/authService';

export interface Explanation {
  /** What the sentence is about: one of the two fields, or the attempt as a whole. */
  field: 'email' | 'password' | 'form';
  /** Why the attempt was refused and what to do next. */
  sentence: string;
}

const email = (sentence: string): Explanation => ({ field: 'email', sentence });
const password = (sentence: string): Explanation => ({ field: 'password', sentence });
const form = (sentence: string): Explanation => ({ field: 'form', sentence });

const explanations: Record<AuthReason, Explanation> = {
  // Mostly it is the password that is wrong.
  'wrong-credentials': password(
    'The e-mail or the password is wrong. Check both, or choose “Forgot your password?”.',
  ),
  'wrong-password': password(
    'The password is wrong. Try again, or choose “Forgot your password?”.',
  ),
  'no-account': email(
    'There is no account with this e-mail. Check for a typing mistake, or create an account.',
  ),
  'account-closed': email(
    'This account has been closed. Use another e-mail, or continue shopping without an account.',
  ),
  'already-in-use': email(
    'There is already an account with this e-mail. Sign in, or choose “Forgot your password?”.',
  ),
  'invalid-email': email('Enter your whole e-mail address, such as name@example.com.'),
  'missing-email': email('Enter your e-mail address.'),
  'missing-password': password('Enter your password.'),
  'password-too-short': password('This password is too short. Use 6 characters or more.'),
  'password-too-simple': password(
    'This password is too easy to guess. Make it longer, with capital letters, digits and symbols.',
  ),
  'too-many-attempts': form(
    'There were too many attempts in a short time. Wait a few minutes, then try again.',
  ),
  'over-quota': form('The shop has reached its limit for today. Try again tomorrow.'),
  'not-available': form(
    'This is not available at the moment. You can continue shopping without an account.',
  ),
  unreachable: form('We couldn’t connect. Check that you are online, then try again.'),
  'storage-unavailable': form(
    'Your browser does not let this page store data, so you can’t sign in. Allow it, then try again.',
  ),
  'storage-full': form(
    'Your browser has no space left to keep you signed in. Free some space, then try again.',
  ),
  unknown: form('That did not work. Check that you are online, then try again.'),
};

/** Says in plain words why an attempt was refused. */
export const explainRefusal = (reason: AuthReason): Explanation => explanations[reason];
