import type { Dispatch, TypedStartListening } from '@reduxjs/toolkit';
import { announce } from '../../shared/announce';
import { setUser, type AuthState } from './authSlice';

/** Announces each sign-in and sign-out; the identity service's first answer is no change. */
export function listenToUser(startListening: TypedStartListening<{ auth: AuthState }, Dispatch>) {
  startListening({
    actionCreator: setUser,
    effect({ payload: user }, { dispatch, getOriginalState }) {
      const before = getOriginalState().auth.user;
      if (before === undefined || before?.uid === user?.uid) return;
      const name = user?.email ? `Signed in as ${user.email}.` : 'Signed in.';
      dispatch(announce(user ? name : 'Signed out.'));
    },
  });
}
