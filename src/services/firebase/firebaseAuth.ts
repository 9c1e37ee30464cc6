import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import type { AuthReason } from '../authService';
import { firebaseApp, type Session } from './firebaseApp';
import { reasonFor } from './firebaseAuthReasons';

/**
 * Firebase Authentication for a session.
 *
 * `initializeAuth` rather than `getAuth`: without a popup resolver, the shop contacts only the
 * identity service, and its chunk is 27 kB smaller.
 */
export function firebaseAuth(session: Session): Auth {
  const auth = initializeAuth(firebaseApp(session), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  // If a project enforces reCAPTCHA, Firebase would load Google's script, which the content security
  // policy blocks. This way the call fails with the service's own error.
  auth.settings.appVerificationDisabledForTesting = true;
  if (process.env.AUTH_EMULATOR_URL) {
    connectAuthEmulator(auth, process.env.AUTH_EMULATOR_URL, { disableWarnings: true });
  }
  return auth;
}

/** Rejects with the outside error and its `AuthReason`. */
export async function withReason<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (thrown) {
    // If the browser's storage fails, Firebase wraps the browser's error in one of its own.
    const { customData } = thrown as { customData?: { originalError?: unknown } };
    const original = customData?.originalError;
    const error = original instanceof DOMException ? original : (thrown as Error);
    throw Object.assign<Error, { reason: AuthReason | undefined }>(error, {
      reason: reasonFor(error),
    });
  }
}
