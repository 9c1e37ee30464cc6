import type { AuthErrorCode } from '../../services/authService';

export interface Explanation {
  /** What the reason is about: one of the two fields, or the attempt as a whole. */
  field: 'email' | 'password' | 'form';
  /** Why, in plain words, and what to do next. */
  sentence: string;
}

const email = (sentence: string): Explanation => ({ field: 'email', sentence });
const password = (sentence: string): Explanation => ({ field: 'password', sentence });
const form = (sentence: string): Explanation => ({ field: 'form', sentence });

// With protected e-mails the service won't say which of the two is wrong; the password mostly is.
const noMatch = password(
  'The e-mail or the password is not right. Check both, or choose “Forgot your password?”.',
);
const unreachable = form('Nobody answered. Check that you are online, then try again.');
const tired = form(
  'There were too many attempts in a short time. Wait a few minutes, then try again.',
);
const sessionEnded = form('Your session has ended. Sign in once more.');
const ourFault = form('Something went wrong on our side. Try again in a moment.');
const perhapsARobot = form(
  'We could not tell you from a robot. Load the page again, then try once more.',
);
const notSetUp = form(
  'Accounts are out of order in this shop at the moment. You can go on shopping without one.',
);
const notOffered = form(
  'The shop does not offer this at the moment. You can go on shopping without an account.',
);
const keepsNothing = form(
  'Your browser keeps no data for this page, so nobody can sign in. Allow it, then try again.',
);
const noRoom = form(
  'Your browser has no room left to keep you signed in. Make some room, then try again.',
);
const unforeseen = form('That did not work. Check that you are online, then try again.');

/** The compiler refuses this map when it leaves a code out. */
const explanations: Record<AuthErrorCode, Explanation> = {
  'auth/email-already-in-use': email(
    'This e-mail has an account already. Sign in to it, or choose “Forgot your password?”.',
  ),
  'auth/invalid-credential': noMatch,
  'auth/invalid-email': email('Enter your whole e-mail address, such as name@example.com.'),
  'auth/invalid-login-credentials': noMatch,
  'auth/invalid-recipient-email': email(
    'No e-mail can be sent to this address. Check it for a slip.',
  ),
  'auth/missing-email': email('Enter your e-mail address.'),
  'auth/missing-password': password('Enter your password.'),
  'auth/password-does-not-meet-requirements': password(
    'This password is too easy to guess. Make it longer, with capitals, digits and signs in it.',
  ),
  'auth/user-disabled': email(
    'This account has been closed. Use another e-mail, or go on shopping without an account.',
  ),
  'auth/user-not-found': email(
    'There is no account with this e-mail. Check it for a slip, or create an account with it.',
  ),
  'auth/weak-password': password('This password is too short. Use 6 characters or more.'),
  'auth/wrong-password': password(
    'This is not the password of the account. Try again, or choose “Forgot your password?”.',
  ),

  'auth/internal-error': ourFault,
  'auth/invalid-user-token': sessionEnded,
  'auth/network-request-failed': unreachable,
  'auth/quota-exceeded': form('That is all we can do for today. Try again tomorrow.'),
  'auth/timeout': unreachable,
  'auth/too-many-requests': tired,
  'auth/user-token-expired': sessionEnded,
  'auth/resource-exhausted': tired,
  'auth/web-storage-unsupported': keepsNothing,
  'auth/operation-not-supported-in-this-environment': form(
    'Your browser can’t sign in here. Try another one.',
  ),

  'auth/captcha-check-failed': perhapsARobot,
  'auth/invalid-recaptcha-action': perhapsARobot,
  'auth/invalid-recaptcha-token': perhapsARobot,
  'auth/invalid-recaptcha-version': perhapsARobot,
  'auth/missing-client-type': ourFault,
  'auth/missing-recaptcha-token': perhapsARobot,
  'auth/missing-recaptcha-version': perhapsARobot,
  'auth/recaptcha-not-enabled': notSetUp,
  'auth/multi-factor-auth-required': form(
    'This account asks for a second step, which the shop does not know yet. Use another account.',
  ),

  'auth/admin-restricted-operation': notOffered,
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.': notSetUp,
  'auth/app-not-authorized': notSetUp,
  'auth/configuration-not-found': notSetUp,
  'auth/invalid-api-key': notSetUp,
  'auth/invalid-message-payload': notSetUp,
  'auth/invalid-req-type': ourFault,
  'auth/invalid-sender': notSetUp,
  'auth/operation-not-allowed': notOffered,
  'auth/project-disabled': notSetUp,
  'auth/unauthorized-domain': notSetUp,
  'auth/unsupported-password-policy-schema-version': notSetUp,
};

/** What browsers name the errors of their own storage, which carry no code of the service. */
const storageFaults: Record<string, Explanation> = {
  InvalidStateError: keepsNothing,
  NotFoundError: keepsNothing,
  QuotaExceededError: noRoom,
  SecurityError: keepsNothing,
  UnknownError: keepsNothing,
};

/** Whether the shop has a sentence of its own for this code. */
export const isExplained = (code: unknown): code is AuthErrorCode =>
  typeof code === 'string' && Object.hasOwn(explanations, code);

/**
 * Says in plain words why an attempt was refused and what to do next. Whatever was thrown, be it no
 * error at all, gets a sentence; nothing makes this throw.
 */
export function explainRefusal(thrown: unknown): Explanation {
  try {
    const { code, name } = thrown as { code?: unknown; name?: unknown };
    if (isExplained(code)) return explanations[code];
    const isKnown = typeof name === 'string' && Object.hasOwn(storageFaults, name);
    return (isKnown && storageFaults[name]) || unforeseen;
  } catch {
    // Nothing was thrown, or something that can't be looked into.
    return unforeseen;
  }
}
