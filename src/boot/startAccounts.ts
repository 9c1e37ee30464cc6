import type { AppDispatch } from '../app/store';
import { observeUser } from '../features/auth/observeUser';
import type { AccountBasket } from '../services/accountBasket';
import type { AuthService, User } from '../services/authService';
import { paths } from '../shared/paths';
import { forgetOrder } from './forgetOrder';
import { noteSession } from './sessionHint';
import { whenAccountsMatter } from './whenAccountsMatter';

/**
 * Observes who is signed in, from when that matters, and notes it for the next visit. The basket
 * follows.
 */
export function startAccounts(auth: AuthService, account: AccountBasket, dispatch: AppDispatch) {
  whenAccountsMatter(`#${paths.login}`, () => {
    observeUser(auth, dispatch);
    let before: User | null = null;
    auth.observe((user) => {
      if (before && !user) forgetOrder();
      before = user;
      noteSession(user !== null);
      if (process.env.DATABASE === 'on') account.follow(user?.uid);
    });
  });
  if (process.env.NODE_ENV === 'development' && process.env.AUTH_EMULATOR_URL) {
    console.info(
      `Demo project: accounts live in the auth emulator at ${process.env.AUTH_EMULATOR_URL}. ` +
        'See .env.example to use your own Firebase project.',
    );
  }
}
