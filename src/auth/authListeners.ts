import { announce } from '../app/announce';
import type { AppStartListening } from '../app/hooks';
import { shellWords as words } from '#words/shell';
import { selectUser, sessionEnded, sessionStarted, setUser } from './authSlice';
import { signOut } from './authThunks';

export function startAuthListeners(startListening: AppStartListening) {
  startListening({
    actionCreator: setUser,
    effect: ({ payload: user }, api) => {
      const before = selectUser(api.getOriginalState());
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
}
