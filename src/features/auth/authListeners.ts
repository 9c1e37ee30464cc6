import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import type { Services } from '../../services/services';
import { announce } from '../../shared/announce';
import { setUser, type AuthState } from './authSlice';
import { signOut } from './authThunks';

/**
 * Announces each sign-in and sign-out; the identity service's first answer is no change. A session that
 * could not be ended has its basket back.
 */
export function listenToUser(
  startListening: TypedStartListening<{ auth: AuthState }, Dispatch, Services>,
) {
  startListening({
    actionCreator: setUser,
    effect({ payload: user }, { dispatch, getOriginalState }) {
      const before = getOriginalState().auth.user;
      if (before === undefined || before?.uid === user?.uid) return;
      const name = user?.email ? `Signed in as ${user.email}.` : 'Signed in.';
      dispatch(announce(user ? name : 'Signed out.'));
    },
  });
  startListening({
    actionCreator: signOut.rejected,
    effect(_action, api) {
      api.extra.account.follow(api.getState().auth.user?.uid);
    },
  });
}
