import { createAppAsyncThunk, type Rejection } from '../../shared/createAppAsyncThunk';
import type { AuthError, AuthReason, Credentials, User } from '../../services/authService';
import type { OrderError, OrderReason } from '../../services/orderService';
import type { Services } from '../../services/services';

export interface AuthRejection<Reason = AuthReason> extends Rejection {
  reason: Reason;
}

function toRejection<Reason>(thrown: unknown): AuthRejection<Reason | 'unknown'> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, code, message, reason } = error as Error & { code?: unknown; reason?: Reason };
  return {
    name,
    code: typeof code === 'string' ? code : '',
    message,
    reason: reason ?? 'unknown',
  };
}

/**
 * A thunk that calls the identity service, unless another call is pending, and rejects with a plain copy
 * of the service's error. Resolves with `false` if the shopper would rather stay in their account.
 */
function createAuthThunk<Argument = void, Reason = AuthReason>(
  name: 'signIn' | 'register' | 'signOut' | 'sendPasswordReset' | 'deleteAccount',
  call: (services: Services, argument: Argument) => Promise<unknown>,
  mayCall?: (services: Services, user: User | null | undefined) => Promise<boolean>,
) {
  return createAppAsyncThunk<boolean, Argument, { rejectValue: AuthRejection<Reason | 'unknown'> }>(
    `auth/${name}`,
    async (argument, { extra, getState, rejectWithValue }) => {
      try {
        if (mayCall && !(await mayCall(extra, getState().auth.user))) return false;
        await call(extra, argument);
        return true;
      } catch (error) {
        return rejectWithValue(toRejection<Reason>(error));
      }
    },
    { condition: (_argument, { getState }) => getState().auth.pending === null },
  );
}

const question =
  'Your account can’t be reached, and does not have all of your basket yet. ' +
  'If you leave it now, what it does not have is lost. Leave it?';

const saveBasket = async ({ account }: Services) => (await account?.save()) ?? true;

/** Saves the basket to the account, for 2 seconds at most; asks only if something would be lost. */
const mayLeave = async (services: Services, user: User | null | undefined) =>
  !user || (await saveBasket(services)) || window.confirm(question);

export const signIn = createAuthThunk<Credentials>(
  'signIn',
  ({ auth }, credentials) => auth.signIn(credentials),
  mayLeave,
);

export const register = createAuthThunk<Credentials>(
  'register',
  ({ auth }, credentials) => auth.register(credentials),
  mayLeave,
);

/** Ends the session, and takes the account's basket off this device. */
export const signOut = createAuthThunk(
  'signOut',
  async ({ account, auth }) => {
    account?.forget();
    await auth.signOut();
  },
  mayLeave,
);

export const sendPasswordReset = createAuthThunk<string>('sendPasswordReset', ({ auth }, email) =>
  auth.sendPasswordReset(email),
);

const unreachable = (): AuthError =>
  Object.assign(new Error('The basket was not saved.'), { reason: 'unreachable' as const });

/** Deletes what the shop has of an account, then the account; without its password, nothing. */
export const deleteAccount = createAuthThunk<
  { uid: string; password: string },
  AuthReason | OrderReason
>('deleteAccount', async (services, { uid, password }) => {
  const { account, auth, orders } = services;
  const confirmed = await auth.confirmPassword(password);
  // If a later step fails, nothing of the basket is lost.
  if (!(await saveBasket(services))) throw unreachable();
  // Otherwise this device would put the basket back into the account.
  account?.forget();
  try {
    const service = await orders();
    await service.forget(uid).catch((error: unknown) => {
      // Without a database there is nothing of the account in it.
      if ((error as OrderError).reason !== 'no-database') throw error;
    });
    await confirmed.delete();
  } catch (error) {
    account?.follow(uid);
    throw error;
  }
});
