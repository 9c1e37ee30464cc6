import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { announce } from '../store/announce';
import type { Services } from '../store/services';
import {
  type AppStartListening,
  createAppAsyncThunk,
  type RootState,
  useAppDispatch,
  useAppSelector,
} from '../store/store';
import { shellWords as words } from '../words/en/shell';
import type { AuthReason, Credentials, User } from './authService';
import {
  type AuthCall,
  callEnded,
  callStarted,
  sessionEnded,
  sessionStarted,
  setUser,
} from './authSlice';

/** Why a call was rejected. The last ones are those of the database, which deletes an account's data or saves its orders. */
type RejectionReason =
  AuthReason | 'not-signed-in' | 'other-email' | 'refused' | 'under-way' | 'no-database';

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
    async (argument, { dispatch, extra, getState, rejectWithValue }) => {
      dispatch(callStarted(call));
      try {
        return (await run(argument, extra, getState().auth.user)) !== false;
      } catch (error) {
        const thrown = error as Error & Partial<AuthRejection>;
        const { name, code = '', message, reason = 'unknown' } = thrown;
        return rejectWithValue({ name, code, message, reason });
      } finally {
        dispatch(callEnded());
      }
    },
    { condition: (_argument, { getState }) => getState().auth.pending === null },
  );

export type AuthThunkAction<Argument> = ReturnType<ReturnType<typeof createAuthThunk<Argument>>>;

const saveBasket = async ({ account }: Services) => (await account?.save()) ?? true;

/** Whether the user's session may end. Asks them only if something would be lost. */
const mayLeave = async (services: Services, user: User | null | undefined) =>
  !user || (await saveBasket(services)) || window.confirm(words.confirmSignOut);

/** Takes the account's basket off this device; if the session then goes on, so does its basket. */
export async function endSession(
  { account }: Services,
  uid: string | undefined,
  end: () => Promise<void>,
): Promise<void> {
  account?.forget();
  try {
    await end();
  } catch (error) {
    account?.follow(uid);
    throw error;
  }
}

export const signOut = createAuthThunk(
  'signOut',
  async (_argument, services, user) =>
    (await mayLeave(services, user)) &&
    endSession(services, user?.uid, () => services.auth.signOut()),
);

const createEnterThunk = (name: 'signIn' | 'register') =>
  createAuthThunk<Credentials>(
    name,
    async (credentials, services, user) =>
      (await mayLeave(services, user)) && services.auth[name](credentials),
  );

export const signIn = createEnterThunk('signIn');
export const register = createEnterThunk('register');

export const sendPasswordReset = createAuthThunk<string>('sendPasswordReset', (email, { auth }) =>
  auth.sendPasswordReset(email),
);

type Password = Pick<Credentials, 'password'>;

export const changePassword = createAuthThunk<Password & { newPassword: string }>(
  'changePassword',
  async ({ password, newPassword }, { auth }) => {
    const confirmed = await auth.confirmPassword(password);
    await confirmed.changePassword(newPassword);
  },
);

/** Sends a link to the new email; opening it is what changes the email. */
export const changeEmail = createAuthThunk<Password & { newEmail: string }>(
  'changeEmail',
  async ({ password, newEmail }, { auth }) => {
    const confirmed = await auth.confirmPassword(password);
    await confirmed.changeEmail(newEmail);
  },
);

/** Deletes what the shop has of an account, then the account; nothing if the password is wrong. */
export const deleteAccount = createAuthThunk<Password>(
  'deleteAccount',
  async ({ password }, services, user) => {
    const uid = user?.uid ?? '';
    const confirmed = await services.auth.confirmPassword(password);
    if (!(await saveBasket(services))) {
      throw Object.assign(new Error('The basket was not saved.'), { reason: 'unreachable' });
    }
    await endSession(services, uid, async () => {
      try {
        await (await services.orders()).forget(uid);
      } catch (error) {
        // Without a database, there is nothing to delete in it.
        if ((error as AuthRejection).reason !== 'no-database') throw error;
      }
      await confirmed.delete();
    });
  },
);

/** Finds out whether a link has changed the email, unless a call is pending. Never rejects. */
export const refreshUser =
  () =>
  async (_dispatch: unknown, getState: () => RootState, { auth }: Services): Promise<void> => {
    if (getState().auth.pending === null) await auth.refresh().catch(() => undefined);
  };

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

export const useUser = () => useAppSelector(({ auth }) => auth.user);

/** The call of the identity service under way, or `null`. */
export const usePendingAuth = () => useAppSelector(({ auth }) => auth.pending);

/** A function that resolves with whether the shopper has signed out. */
export function useSignOut() {
  const dispatch = useAppDispatch();
  return async () => (await dispatch(signOut())).payload === true;
}
