import { createAppAsyncThunk, type Rejection } from '../../app/createAppAsyncThunk';
import type { AuthService, Credentials } from '../../services/authService';

function toRejection(thrown: unknown): Rejection {
  if (!(thrown instanceof Error)) return { name: 'Error', code: '', message: String(thrown) };
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  return { name: thrown.name, code, message: thrown.message };
}

/** A thunk that asks the identity service and rejects with a plain copy of the service's error. */
function createAuthThunk<Argument = void>(
  name: 'signIn' | 'register' | 'signOut' | 'sendPasswordReset',
  ask: (service: AuthService, argument: Argument) => Promise<void>,
) {
  return createAppAsyncThunk<undefined, Argument>(
    `auth/${name}`,
    async (argument, { extra, rejectWithValue }) => {
      try {
        await ask(extra.auth, argument);
        return undefined;
      } catch (error) {
        return rejectWithValue(toRejection(error));
      }
    },
  );
}

export const signIn = createAuthThunk<Credentials>('signIn', (auth, credentials) =>
  auth.signIn(credentials),
);

export const register = createAuthThunk<Credentials>('register', (auth, credentials) =>
  auth.register(credentials),
);

export const signOut = createAuthThunk('signOut', (auth) => auth.signOut());

export const sendPasswordReset = createAuthThunk<string>('sendPasswordReset', (auth, email) =>
  auth.sendPasswordReset(email),
);
