import { announce } from '../app/announce';
import { type AppStartListening, createAppAsyncThunk, useAppDispatch } from '../app/hooks';
import type { Services } from '../app/services';
import { shellWords as words } from '../words/en/shell';
import type { Credentials, RejectionReason, User } from './authService';
import { type AuthCall, sessionEnded, sessionStarted, setUser } from './authSlice';

/** A service's error as the store can hold it. */
export interface AuthRejection {
  name: string;
  /** The service's own, such as `auth/wrong-password`; empty if it has none. */
  code: string;
  message: string;
  reason: RejectionReason;
}

/**
 * A thunk that calls the identity service, unless another call is pending. Resolves with `false` if
 * the user would rather stay in their account; rejects with a plain copy of the service's error.
 */
export const createAuthThunk = <Argument = void>(
  call: AuthCall,
  run: (argument: Argument, services: Services, user: User | null | undefined) => Promise<unknown>,
) =>
  createAppAsyncThunk<boolean, Argument, { rejectValue: AuthRejection }>(
    `auth/${call}`,
    async (argument, { extra, getState, rejectWithValue }) => {
      try {
        return (await run(argument, extra, getState().auth.user)) !== false;
      } catch (error) {
        const thrown = error as Error & Partial<AuthRejection>;
        const { name, code = '', message, reason = 'unknown' } = thrown;
        return rejectWithValue({ name, code, message, reason });
      }
    },
    { condition: (_argument, { getState }) => getState().auth.pending === null },
  );

export type AuthThunkAction<Argument> = ReturnType<ReturnType<typeof createAuthThunk<Argument>>>;

export const saveBasket = async ({ accountBasket }: Services) =>
  (await accountBasket?.save()) ?? true;

/** Whether the user's session may end. Asks them only if something would be lost. */
const mayLeave = async (services: Services, user: User | null | undefined) =>
  !user || (await saveBasket(services)) || window.confirm(words.confirmSignOut);

/** Takes the account's basket off this device; if the session then goes on, so does its basket. */
export async function endSession(
  { accountBasket }: Services,
  uid: string | undefined,
  end: () => Promise<void>,
): Promise<void> {
  accountBasket?.forget();
  try {
    await end();
  } catch (error) {
    accountBasket?.follow(uid);
    throw error;
  }
}

export const signIn = createAuthThunk<Credentials>(
  'signIn',
  async (credentials, services, user) =>
    (await mayLeave(services, user)) && services.auth.signIn(credentials),
);

/** Creates an account and signs in to it. */
export const register = createAuthThunk<Credentials>(
  'register',
  async (credentials, services, user) =>
    (await mayLeave(services, user)) && services.auth.register(credentials),
);

export const signOut = createAuthThunk(
  'signOut',
  async (_argument, services, user) =>
    (await mayLeave(services, user)) &&
    endSession(services, user?.uid, () => services.auth.signOut()),
);

/** Emails a link to choose a new password with. */
export const sendPasswordReset = createAuthThunk<string>('sendPasswordReset', (email, { auth }) =>
  auth.sendPasswordReset(email),
);

/** Alerts a refusal as `String()` gives the service's own error: `FirebaseError: Firebase: …`. */
export function alertRefusal({ name, message }: AuthRejection): void {
  window.alert(`${name}: ${message}`);
}

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
}

/** A function that resolves with whether the shopper has signed out. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return async () => {
    const { payload } = await dispatch(signOut());
    if (typeof payload === 'object') alertRefusal(payload);
    return payload === true;
  };
}
