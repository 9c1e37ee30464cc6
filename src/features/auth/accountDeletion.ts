import type { OrderError, OrderReason } from '../../services/orderService';
import type { AuthError, AuthReason } from '../../services/authService';
import type { Services } from '../../services/services';
import { explainRefusal, type Explanation } from './explainRefusal';

const failure = (reason: AuthReason): AuthError => Object.assign(new Error(reason), { reason });

/**
 * Deletes what the shop has of an account, then the account. The password is checked first: nothing is
 * deleted without it. Rejects with an `AuthError` or an `OrderError`.
 *
 * It dispatches nothing, so that no password gets into Redux DevTools.
 */
export const deleteAccount =
  (uid: string, password: string) =>
  async (_dispatch: unknown, _getState: unknown, services: Services): Promise<void> => {
    const { account, auth, orders } = services;
    const confirmed = await auth.confirmPassword(password);
    // Whatever is refused below, nothing of the basket is lost.
    if ((await account?.save()) === false) throw failure('unreachable');
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
  };

const form = (sentence: string): Explanation => ({ field: 'form', sentence });

/** Says in plain words why an account was not deleted. */
export function explainDeletion(rejection: unknown): Explanation {
  const { reason } = rejection as { reason?: AuthReason | OrderReason };
  if (reason === 'under-way') {
    return form(
      'One of your orders is not finished. Cancel it, or wait until it has arrived, then try again.',
    );
  }
  if (reason === 'refused') {
    return form('The shop could not delete what it has of you. Try again later.');
  }
  // The e-mail is that of the account.
  const isPassword = reason === 'wrong-credentials';
  return explainRefusal(isPassword ? failure('wrong-password') : rejection);
}
