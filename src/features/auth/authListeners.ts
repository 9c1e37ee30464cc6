import { isRejectedWithValue } from '@reduxjs/toolkit';
import { announce } from '../../shared/announce';
import type { AppStartListening } from '../../shared/listeners';
import { sessionEnded } from '../../shared/sessionEnded';
import { selectUser, setUser } from './authSlice';
import { deleteAccount, register, signIn, signOut } from './authThunks';

const isAlerted = isRejectedWithValue(signIn, register, signOut);

export function startAuthListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: setUser,
    effect: ({ payload: user }, api) => {
      const before = selectUser(api.getOriginalState());
      // The identity service's first answer is no change.
      if (before === undefined || before?.uid === user?.uid) return;
      if (before) api.dispatch(sessionEnded());
      const greeting = user?.email ? `Signed in as ${user.email}.` : 'Signed in.';
      api.dispatch(announce(user ? greeting : 'Signed out.'));
    },
  });
  startListening({
    actionCreator: signOut.pending,
    effect: (_action, api) => {
      api.dispatch(announce('Signing you out…'));
    },
  });
  startListening({
    actionCreator: deleteAccount.pending,
    effect: (_action, api) => {
      api.dispatch(announce('Deleting your account…'));
    },
  });
  startListening({
    actionCreator: signOut.rejected,
    // The session goes on, and so does its basket.
    effect: (_action, api) => {
      api.extra.account?.follow(selectUser(api.getState())?.uid);
    },
  });
  startListening({
    matcher: isAlerted,
    effect: ({ payload: { name, message } }) => {
      // As `String()` gives the service's own error: `FirebaseError: Firebase: …`.
      window.alert(`${name}: ${message}`);
    },
  });
}
