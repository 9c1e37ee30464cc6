import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { AuthError, AuthReason, AuthService } from '../authService';
import { firebaseAuth, withReason } from './firebaseAuth';

/** These would tell a stranger whether an email has an account. */
const revealing: (AuthReason | undefined)[] = ['no-account', 'account-closed'];

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
      return { delete: () => withReason(deleteUser(user)) };
    },
    observe: (listener) =>
      onAuthStateChanged(auth, (account) => {
        listener(account && { uid: account.uid, email: account.email });
      }),
  };
}
