import { type AppThunk, createAppAsyncThunk } from '../app/hooks';
import type { Services } from '../app/services';
import { shellWords as words } from '#words/shell';
import {
  type AuthError,
  authError,
  type Credentials,
  type RejectionReason,
  type User,
} from './authService';
import { markGuest } from './guest/guestMark';

/** The calls of the identity service that a shopper can make: one thunk each, `auth/signIn` and so on. */
export type AuthCall =
  | 'signIn'
  | 'register'
  | 'sendPasswordReset'
  | 'signOut'
  | 'saveOrders'
  | 'changePassword'
  | 'changeEmail'
  | 'deleteAccount';

/** A service's error as the store can hold it. */
export interface AuthRejection {
  name: string;
  /** The service's own, such as `auth/wrong-password`; empty if it has none. */
  code: string;
  message: string;
  reason: RejectionReason;
}

/** A thunk that calls the identity service, unless another call is pending. Rejects with a plain copy of the service's error. */
const createAuthThunk = <Argument = void>(
  call: AuthCall,
  run: (argument: Argument, services: Services, user: User | null | undefined) => Promise<void>,
) =>
  createAppAsyncThunk<undefined, Argument, { rejectValue: AuthRejection }>(
    `auth/${call}`,
    async (argument, { extra, getState, rejectWithValue }) => {
      try {
        await run(argument, extra, getState().auth.user);
        return undefined;
      } catch (error) {
        const thrown = error as Error & Partial<AuthRejection>;
        const { name, code = '', message, reason = 'unknown' } = thrown;
        return rejectWithValue({ name, code, message, reason });
      }
    },
    { condition: (_argument, { getState }) => getState().auth.pending === null },
  );

export type AuthThunkAction<Argument> = ReturnType<ReturnType<typeof createAuthThunk<Argument>>>;

const saveBasket = async ({ accountBasket }: Services) => (await accountBasket?.save()) ?? true;

/** Asks whether the session may end, if items would be lost; rejects if the user would rather stay. */
async function prepareToLeave(services: Services, user: User | null | undefined) {
  if (!user || (await saveBasket(services)) || services.confirm(words.confirmSignOut)) return;
  throw authError('user-stays', 'The basket was not saved.');
}

/** Takes the account's basket off this device; if the session then goes on, so does its basket. */
async function endSession(
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
  async (credentials, services, user) => {
    await prepareToLeave(services, user);
    await services.auth.signIn(credentials);
  },
);

/** Creates an account and signs in to it. */
export const register = createAuthThunk<Credentials>(
  'register',
  async (credentials, services, user) => {
    await prepareToLeave(services, user);
    await services.auth.register(credentials);
  },
);

export const signOut = createAuthThunk('signOut', async (_argument, services, user) => {
  await prepareToLeave(services, user);
  await endSession(services, user?.uid, () => services.auth.signOut());
});

/** Emails a link to choose a new password with. */
export const sendPasswordReset = createAuthThunk<string>('sendPasswordReset', (email, { auth }) =>
  auth.sendPasswordReset(email),
);

/**
 * Turns this device's guest into an account and signs in to it. Can be repeated; with another email than before, it is
 * rejected for the reason `other-email`, with the account's as the message.
 */
export const saveOrders = createAuthThunk<Credentials>(
  'saveOrders',
  async (credentials, services) => {
    const guests = await services.guests();
    const email = await guests.register(credentials);
    // Signing in to another account would leave the orders where nobody finds them.
    if (email.toLowerCase() !== credentials.email.toLowerCase()) {
      throw authError('other-email', email);
    }
    try {
      await services.auth.signIn(credentials);
    } catch (error) {
      const { reason = 'unknown' } = error as AuthError;
      // An earlier attempt has registered the guest, perhaps with another password.
      if (reason === 'wrong-credentials' || reason === 'wrong-password') throw error;
      throw authError('not-signed-in', 'Registered, but not signed in.', { cause: error });
    }
    markGuest(false);
    // The guest has become the signed-in user: what can't be forgotten is at least not used.
    await guests.leave().catch(() => undefined);
  },
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

/** Deletes the account's data in the shop, then the account; nothing if the password is wrong. */
export const deleteAccount = createAuthThunk<Password>(
  'deleteAccount',
  async ({ password }, services, user) => {
    const uid = user?.uid ?? '';
    const confirmed = await services.auth.confirmPassword(password);
    if (!(await saveBasket(services))) {
      throw authError('unreachable', 'The basket was not saved.');
    }
    await endSession(services, uid, async () => {
      try {
        await (await services.database()).forget(uid);
      } catch (error) {
        // There is nothing to delete in a shop without a database.
        if ((error as AuthRejection).reason !== 'no-database') throw error;
      }
      await confirmed.delete();
    });
  },
);

/** Finds out whether a link has changed the email, unless a call is pending. Never rejects. */
export const refreshUser =
  (): AppThunk<Promise<void>> =>
  async (_dispatch, getState, { auth }) => {
    if (getState().auth.pending === null) await auth.refresh().catch(() => undefined);
  };
