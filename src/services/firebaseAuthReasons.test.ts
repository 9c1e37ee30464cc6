import type { AuthReason } from './authService';
import { reasonFor } from './firebaseAuthReasons';

// What the Auth emulator never answers; the contract shows the rest.
it.each<[string, AuthReason]>([
  ['auth/invalid-login-credentials', 'wrong-credentials'],
  ['auth/invalid-recipient-email', 'invalid-email'],
  ['auth/password-does-not-meet-requirements', 'password-too-simple'],
  ['auth/resource-exhausted', 'too-many-attempts'],
  ['auth/quota-exceeded', 'over-quota'],
  ['auth/operation-not-allowed', 'not-available'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'not-available'],
  ['auth/timeout', 'unreachable'],
  ['auth/web-storage-unsupported', 'storage-unavailable'],
  ['auth/internal-error', 'unknown'],
  ['auth/gone-fishing', 'unknown'],
])('understands Firebase’s %s as %s', (code, reason) => {
  expect(reasonFor({ name: 'FirebaseError', code })).toBe(reason);
});

it.each<[string, AuthReason]>([
  ['QuotaExceededError', 'storage-full'],
  ['SecurityError', 'storage-unavailable'],
  ['InvalidStateError', 'storage-unavailable'],
  ['AbortError', 'unknown'],
])('understands the browser’s %s as %s', (name, reason) => {
  expect(reasonFor(new DOMException('…', name))).toBe(reason);
});

it.each([{}, { code: undefined }, { code: 'toString' }, { name: '__proto__' }])(
  'takes %j for unknown',
  (error) => {
    expect(reasonFor(error)).toBe('unknown');
  },
);
