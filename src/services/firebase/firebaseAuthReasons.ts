import type { AuthReason } from '../authService';

/**
 * What Firebase calls each reason in `code`, and browsers in the `name` of an error of their own
 * storage. Everything else is 'unknown'.
 */
const namesOf: Record<Exclude<AuthReason, 'unknown'>, readonly unknown[]> = {
  'wrong-credentials': ['auth/invalid-credential', 'auth/invalid-login-credentials'],
  'wrong-password': ['auth/wrong-password'],
  'no-account': ['auth/user-not-found'],
  'account-closed': ['auth/user-disabled'],
  'already-in-use': ['auth/email-already-in-use'],
  'invalid-email': ['auth/invalid-email', 'auth/invalid-recipient-email'],
  'missing-email': ['auth/missing-email'],
  'missing-password': ['auth/missing-password'],
  'password-too-short': ['auth/weak-password'],
  'password-too-simple': ['auth/password-does-not-meet-requirements'],
  'too-many-attempts': ['auth/too-many-requests', 'auth/resource-exhausted'],
  'over-quota': ['auth/quota-exceeded'],
  // A matter of how the merchant has set up the project.
  'not-available': [
    'auth/admin-restricted-operation',
    'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
    'auth/app-not-authorized',
    'auth/captcha-check-failed',
    'auth/configuration-not-found',
    'auth/firebase-app-check-token-is-invalid.',
    'auth/invalid-api-key',
    'auth/invalid-recaptcha-action',
    'auth/invalid-recaptcha-token',
    'auth/invalid-recaptcha-version',
    'auth/invalid-sender',
    'auth/missing-recaptcha-token',
    'auth/missing-recaptcha-version',
    'auth/multi-factor-auth-required',
    'auth/operation-not-allowed',
    'auth/project-disabled',
    'auth/recaptcha-not-enabled',
    'auth/unauthorized-domain',
  ],
  unreachable: ['auth/network-request-failed', 'auth/timeout'],
  'storage-unavailable': [
    'auth/operation-not-supported-in-this-environment',
    'auth/web-storage-unsupported',
    'InvalidStateError',
    'NotFoundError',
    'SecurityError',
    'UnknownError',
  ],
  'storage-full': ['QuotaExceededError'],
};

/** The key is for other domains, or for other APIs: which, the code says too. */
const isRestrictedKey = (code: unknown) => /^auth\/requests-.*-blocked\.$/.test(String(code));

const known = Object.keys(namesOf) as (keyof typeof namesOf)[];

/** What an error of Firebase or of the browser's storage means for the shop. */
export function reasonFor({ code, name }: { code?: unknown; name?: unknown }): AuthReason {
  if (isRestrictedKey(code)) return 'not-available';
  const means = (reason: (typeof known)[number]) =>
    namesOf[reason].includes(code) || namesOf[reason].includes(name);
  return known.find(means) ?? 'unknown';
}
