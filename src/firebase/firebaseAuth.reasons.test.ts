import type { AuthReason } from '../auth/authService';
import { authReasonOf } from './firebaseAuth';

const firebase = (code: string) => ({ name: 'FirebaseError', code: `auth/${code}` });
const browser = (name: string) => new DOMException('…', name);

// These are answers that the Auth emulator never gives; the contract tests cover the rest.
it.each<[{ name?: string; code?: unknown }, AuthReason]>([
  [firebase('invalid-recipient-email'), 'invalid-email'],
  [firebase('invalid-new-email'), 'invalid-email'],
  [firebase('requires-recent-login'), 'session-expired'],
  [firebase('password-does-not-meet-requirements'), 'password-too-simple'],
  [firebase('timeout'), 'unreachable'],
  [firebase('web-storage-unsupported'), 'storage-unavailable'],
  [firebase('operation-not-allowed'), 'unknown'],
  [browser('QuotaExceededError'), 'storage-full'],
  [browser('SecurityError'), 'storage-unavailable'],
  [browser('InvalidStateError'), 'storage-unavailable'],
  [browser('AbortError'), 'unknown'],
  [{ code: undefined }, 'unknown'],
  [{ code: 'toString', name: '__proto__' }, 'unknown'],
])('maps the error %j to the reason %s', (error, reason) => {
  expect(authReasonOf(error)).toBe(reason);
});
