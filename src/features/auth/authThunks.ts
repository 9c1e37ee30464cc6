import { createAppAsyncThunk, type Rejection } from '../../shared/createAppAsyncThunk';
import type { AuthError, AuthReason, AuthService, Credentials } from '../../services/authService';

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
  call: (service: AuthService, argument: Argument) => Promise<void>,
) {
  return createAppAsyncThunk<undefined, Argument>(
    `auth/${name}`,
    async (argument, { extra, rejectWithValue }) => {
      try {
        await call(extra.auth, argument);
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
