import { createAppAsyncThunk, type Rejection } from '../../shared/createAppAsyncThunk';
import type { AuthError, AuthReason, Credentials } from '../../services/authService';
import type { Services } from '../../services/services';

export interface AuthRejection extends Rejection {
  reason: AuthReason;
}

function toRejection(thrown: unknown): AuthRejection {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, code, message, reason = 'unknown' } = error as AuthError & { code?: unknown };
  return { name, code: typeof code === 'string' ? code : '', message, reason };
}

/** A thunk that calls the identity service and rejects with a plain copy of the service's error. */
function createAuthThunk<Argument = void>(
  name: 'signIn' | 'register' | 'signOut' | 'sendPasswordReset',
  call: (services: Services, argument: Argument) => Promise<void>,
) {
  return createAppAsyncThunk<undefined, Argument>(
    `auth/${name}`,
    async (argument, { extra, rejectWithValue }) => {
      try {
        await call(extra, argument);
        return undefined;
      } catch (error) {
        return rejectWithValue(toRejection(error));
      }
    },
  );
}

export const signIn = createAuthThunk<Credentials>('signIn', ({ auth }, credentials) =>
  auth.signIn(credentials),
);

export const register = createAuthThunk<Credentials>('register', ({ auth }, credentials) =>
  auth.register(credentials),
);

/** Ends the session, and takes the account's basket off this device. */
export const signOut = createAuthThunk('signOut', async ({ account, auth }) => {
  account?.forget();
  await auth.signOut();
});

/**
 * Sends the account of whoever is signed in what it does not have yet of the basket, before this is
 * done. Resolves with whether it has all of it: after 2 seconds at the latest.
 */
export const saveBasket = createAppAsyncThunk<boolean, 'signIn' | 'register' | 'signOut'>(
  'auth/saveBasket',
  async (_before, { extra }) => (await extra.account?.save()) ?? true,
);

export const sendPasswordReset = createAuthThunk<string>('sendPasswordReset', ({ auth }, email) =>
  auth.sendPasswordReset(email),
);
