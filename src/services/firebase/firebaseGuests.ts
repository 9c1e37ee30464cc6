import {
  EmailAuthProvider,
  linkWithCredential,
  signInAnonymously,
  signOut,
  type Auth,
} from 'firebase/auth';
import type { GuestService } from '../guestService';
import { firebaseAuth, withReason } from './firebaseAuth';

/** Guests as anonymous users of Firebase, in an app beside the one of the signed-in user. */
export function createFirebaseGuests(): GuestService {
  const auth: Auth = firebaseAuth('guest');
  return {
    async find() {
      await auth.authStateReady();
      return auth.currentUser?.uid;
    },
    // Firebase itself keeps an anonymous user who is there already.
    enter: async () => (await withReason(signInAnonymously(auth))).user.uid,
    async register({ email, password }) {
      await auth.authStateReady();
      if (!auth.currentUser) throw new Error('This device has no guest.');
      if (!auth.currentUser.isAnonymous) return;
      const credential = EmailAuthProvider.credential(email, password);
      await withReason(linkWithCredential(auth.currentUser, credential));
    },
    leave: () => withReason(signOut(auth)),
  };
}
