import type { AppThunk } from '../../app/hooks';
import { authError, type Credentials } from '../authService';
import { type AuthRejection, createAuthThunk, endSession, saveBasket } from '../authThunks';

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
        // Without a database, there is nothing to delete in it.
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
