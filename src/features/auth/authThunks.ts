import type { AuthReason, User } from '../../services/authService';
import type { OrderReason } from '../../services/orderService';
import type { Services } from '../../services/services';
import { createAppAsyncThunk } from '../../shared/createAppAsyncThunk';
import { shellWords as words } from '../../words/en/shell';

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
  reason: AuthReason | OrderReason | 'not-signed-in' | 'other-email';
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

export const saveBasket = async ({ account }: Services) => (await account?.save()) ?? true;

/** Whether the user's session may end. Asks them only if something would be lost. */
export const mayLeave = async (services: Services, user: User | null | undefined) =>
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
