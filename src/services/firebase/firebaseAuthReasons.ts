import type { AuthReason } from '../authService';

/** By Firebase's `code`, or by the `name` of a browser's own storage error. */
const reasons = new Map<unknown, AuthReason>([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/user-not-found', 'no-account'],
  ['auth/user-disabled', 'account-closed'],
  ['auth/email-already-in-use', 'already-in-use'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/invalid-recipient-email', 'invalid-email'],
  ['auth/invalid-new-email', 'invalid-email'],
  ['auth/missing-email', 'missing-email'],
  ['auth/missing-new-email', 'missing-email'],
  ['auth/missing-password', 'missing-password'],
  ['auth/weak-password', 'password-too-short'],
  ['auth/password-does-not-meet-requirements', 'password-too-simple'],
  ['auth/requires-recent-login', 'session-expired'],
  ['auth/user-mismatch', 'session-expired'],
  ['auth/user-token-expired', 'session-expired'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/resource-exhausted', 'too-many-attempts'],
  ['auth/quota-exceeded', 'over-quota'],
  ['auth/network-request-failed', 'unreachable'],
  ['auth/timeout', 'unreachable'],
  ['auth/operation-not-supported-in-this-environment', 'storage-unavailable'],
  ['auth/web-storage-unsupported', 'storage-unavailable'],
  ['InvalidStateError', 'storage-unavailable'],
  ['NotFoundError', 'storage-unavailable'],
  ['SecurityError', 'storage-unavailable'],
  ['UnknownError', 'storage-unavailable'],
  ['QuotaExceededError', 'storage-full'],
]);

export const reasonFor = ({ code, name }: { code?: unknown; name?: unknown }): AuthReason =>
  reasons.get(code) ?? reasons.get(name) ?? 'unknown';
