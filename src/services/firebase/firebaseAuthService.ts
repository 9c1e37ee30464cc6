import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { AuthError, AuthReason, AuthService, User } from '../authService';
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
      return {
        async changePassword(newPassword) {
          // Firebase would resolve, and change nothing.
          if (!newPassword) {
            throw Object.assign(new Error('The new password is empty.'), {
              reason: 'password-too-short',
            });
          }
          await withReason(updatePassword(user, newPassword));
        },
        // With email enumeration protection, `updateEmail` is forbidden.
        changeEmail: (newEmail) => withReason(verifyBeforeUpdateEmail(user, newEmail)),
        delete: () => withReason(deleteUser(user)),
      };
    },
    refresh: () => withReason(auth.currentUser ? reload(auth.currentUser) : Promise.resolve()),
    observe(listener) {
      let last: User | null | undefined;
      // `onAuthStateChanged` reports no changed email; this reports every new token, too.
      onIdTokenChanged(auth, (account) => {
        const user = account && { uid: account.uid, email: account.email };
        const isKnown =
          last !== undefined && last?.uid === user?.uid && last?.email === user?.email;
        last = user;
        if (!isKnown) listener(user);
      });
    },
  };
}
