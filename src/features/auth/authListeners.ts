import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { announce } from '../../shared/announce';
import type { AppStartListening } from '../../shared/listeners';
import { sessionEnded, sessionStarted } from '../../shared/sessionEnded';
import { shellWords as words } from '../../words/en/shell';
import { setUser } from './authSlice';
import { signOut, type AuthRejection } from './authThunks';

/** By its type: the sign-in screen loads its thunks itself. */
const isAlerted = (action: UnknownAction): action is PayloadAction<AuthRejection> =>
  /^auth\/(signIn|register|signOut)\/rejected$/.test(action.type) && action.payload !== undefined;

export function startAuthListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: setUser,
    effect: ({ payload: user }, api) => {
      const before = api.getOriginalState().auth.user;
      // The identity service's first answer is no change.
      if (before === undefined || before?.uid === user?.uid) return;
      api.dispatch(before ? sessionEnded() : sessionStarted(user?.uid));
      const greeting = user?.email ? words.signedInAs(user.email) : words.signedIn;
      api.dispatch(announce(user ? greeting : words.signedOut));
    },
  });
  startListening({
    actionCreator: signOut.pending,
    effect: (_action, api) => {
      api.dispatch(announce(words.signingOut));
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
