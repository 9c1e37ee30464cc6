import { announce } from '../../shared/announce';
import type { Listener } from '../../shared/listener';
import { setUser, type AuthState } from './authSlice';
import { signOut } from './authThunks';

/**
 * Announces each sign-in and sign-out; the identity service's first answer is no change. A session that
 * could not be ended has its basket back.
 */
export const listenToUser: Listener<{ auth: AuthState }> = (action, change) => {
  if (setUser.match(action)) {
    const { user: before } = change.before.auth;
    const user = action.payload;
    if (before === undefined || before?.uid === user?.uid) return;
    const name = user?.email ? `Signed in as ${user.email}.` : 'Signed in.';
    change.dispatch(announce(user ? name : 'Signed out.'));
  } else if (signOut.rejected.match(action)) {
    change.services.account.follow(change.after.auth.user?.uid);
  }
};
