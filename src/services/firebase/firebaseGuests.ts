import {
  EmailAuthProvider,
  linkWithCredential,
  onAuthStateChanged,
  signInAnonymously,
  signOut,
  type Auth,
} from 'firebase/auth';
import type { GuestService } from '../guestService';
import { firebaseAuth, withReason } from './firebaseAuth';

/** Of two tabs that order at the same time, the second one waits, and finds the first one's guest. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const hasLocks = typeof navigator === 'object' && 'locks' in navigator;
  return hasLocks ? navigator.locks.request('guest', work) : work();
}

/** Guests as anonymous users of Firebase, in an app beside the one of the signed-in user. */
export function createFirebaseGuests(): GuestService {
  let opened: Auth | undefined;
  // Not before it is this tab's turn: Firebase reads the stored user only once.
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
