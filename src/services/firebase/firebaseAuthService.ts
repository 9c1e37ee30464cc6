import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { AuthError, AuthReason, AuthService } from '../authService';
import { firebaseApp } from './firebaseApp';
import { reasonFor } from './firebaseAuthReasons';

/** These would tell a stranger whether an email has an account. */
const revealing: (AuthReason | undefined)[] = ['no-account', 'account-closed'];

async function withReason(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (thrown) {
    // If the browser's storage fails, Firebase wraps the browser's error in one of its own.
    const { customData } = thrown as { customData?: { originalError?: unknown } };
    const original = customData?.originalError;
    const error = original instanceof DOMException ? original : (thrown as Error);
    throw Object.assign(error, { reason: reasonFor(error) });
  }
}

/**
 * The identity service on Firebase Authentication, configured by the build's variables.
 *
 * `initializeAuth` rather than `getAuth`: without a popup resolver, the shop contacts only the
 * identity service, and its chunk is 27 kB smaller.
 */
export function createFirebaseAuthService(): AuthService {
  const auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  // If a project enforces reCAPTCHA, Firebase would load Google's script, which the content security
  // policy blocks. This way the call fails with the service's own error.
  auth.settings.appVerificationDisabledForTesting = true;
  if (process.env.AUTH_EMULATOR_URL) {
    connectAuthEmulator(auth, process.env.AUTH_EMULATOR_URL, { disableWarnings: true });
  }
  return {
    signIn: ({ email, password }) => withReason(signInWithEmailAndPassword(auth, email, password)),
    register: ({ email, password }) =>
      withReason(createUserWithEmailAndPassword(auth, email, password)),
    signOut: () => withReason(signOut(auth)),
    sendPasswordReset: (email) =>
      withReason(sendPasswordResetEmail(auth, email)).catch((error: unknown) => {
        if (!revealing.includes((error as AuthError).reason)) throw error;
      }),
    async confirmPassword(password) {
      const { currentUser: user } = auth;
      if (!user) throw new Error('Nobody is signed in.');
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      await withReason(reauthenticateWithCredential(user, credential));
      return { delete: () => withReason(deleteUser(user)) };
    },
    observe: (listener) =>
      onAuthStateChanged(auth, (account) => {
        listener(account && { uid: account.uid, email: account.email });
      }),
  };
}
