import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  onAuthStateChanged,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import {
  type AuthError,
  authError,
  type AuthReason,
  type AuthService,
  type GuestService,
  type User,
} from '../auth/authService';
import { firebaseApp, type Session } from './firebaseApp';

/** Reasons by Firebase's `code`, or by the `name` of a browser's own storage error. */
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

export const authReasonOf = ({ code, name }: { code?: unknown; name?: unknown }): AuthReason =>
  reasons.get(code) ?? reasons.get(name) ?? 'unknown';

/**
 * Firebase Authentication for a session.
 *
 * `initializeAuth` rather than `getAuth`: without a popup resolver, the shop contacts only the
 * identity service, and its chunk is 27 kB smaller.
 */
function firebaseAuth(session: Session): Auth {
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
async function withReason<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (thrown) {
    // If the browser's storage fails, Firebase wraps the browser's error in one of its own.
    const { customData } = thrown as { customData?: { originalError?: unknown } };
    const original = customData?.originalError;
    const error = original instanceof DOMException ? original : (thrown as Error);
    throw Object.assign<Error, { reason: AuthReason | undefined }>(error, {
      reason: authReasonOf(error),
    });
  }
}

/** Errors that would tell a stranger whether an email has an account. */
const revealing: (AuthReason | undefined)[] = ['no-account', 'account-closed'];

const asUser = (account: Auth['currentUser']): User | null =>
  account && { uid: account.uid, email: account.email };

/** The identity service on Firebase Authentication, configured by the build's variables. */
export function createFirebaseAuthService(): AuthService {
  const auth = firebaseAuth('account');
  return {
    signIn: async ({ email, password }) => {
      await withReason(signInWithEmailAndPassword(auth, email, password));
    },
    register: async ({ email, password }) => {
      await withReason(createUserWithEmailAndPassword(auth, email, password));
    },
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
      return {
        async changePassword(newPassword) {
          // Firebase would resolve, and change nothing.
          if (!newPassword) throw authError('password-too-short', 'The new password is empty.');
          await withReason(updatePassword(user, newPassword));
        },
        // Firebase forbids `updateEmail` under email enumeration protection.
        changeEmail: (newEmail) => withReason(verifyBeforeUpdateEmail(user, newEmail)),
        delete: () => withReason(deleteUser(user)),
      };
    },
    refresh: () => withReason(auth.currentUser ? reload(auth.currentUser) : Promise.resolve()),
    async find() {
      await auth.authStateReady();
      return asUser(auth.currentUser);
    },
    observe(listener) {
      let last: User | null | undefined;
      // `onAuthStateChanged` reports no changed email; this reports every new token, too.
      onIdTokenChanged(auth, (account) => {
        const user = asUser(account);
        const isKnown =
          last !== undefined && last?.uid === user?.uid && last?.email === user?.email;
        last = user;
        if (!isKnown) listener(user);
      });
    },
  };
}

/** Runs work in one tab at a time, so that a second tab that orders finds the first one's guest. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const hasLocks = typeof navigator === 'object' && 'locks' in navigator;
  return hasLocks ? navigator.locks.request('guest', work) : work();
}

/** Guests as anonymous users of Firebase, in an app beside the one of the signed-in user. */
export function createFirebaseGuests(): GuestService {
  let opened: Auth | undefined;
  // Firebase opens only in this tab's turn, as it reads the stored user only once.
  const open = () => (opened ??= firebaseAuth('guest'));
  const currentGuest = async () => {
    await open().authStateReady();
    return open().currentUser;
  };
  return {
    find: async () => (await currentGuest())?.uid,
    // Firebase itself keeps an anonymous user who is there already.
    enter: () => inTurn(async () => (await withReason(signInAnonymously(open()))).user.uid),
    async register({ email, password }) {
      const guest = await currentGuest();
      if (!guest) throw new Error('This device has no guest.');
      if (!guest.isAnonymous) return guest.email ?? email;
      const credential = EmailAuthProvider.credential(email, password);
      await withReason(linkWithCredential(guest, credential));
      return email;
    },
    observe(listener) {
      onAuthStateChanged(open(), (guest) => {
        listener(guest?.uid);
      });
    },
    leave: () => withReason(signOut(open())),
  };
}
