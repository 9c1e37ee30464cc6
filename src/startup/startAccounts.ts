import type { User } from '../account/authService';
import { setUser } from '../account/authSlice';
import { mayHaveGuest } from '../account/guestMark';
import type { Services } from '../store/services';
import type { AppDispatch } from '../store/store';
import { paths } from '../ui/navigation';
import { forgetUser, storedValue } from '../ui/storage';

const LATEST_MS = 5000;
const loginHref = `#${paths.login}`;
/** The link to the sign-in screen, and the panel with “Proceed to checkout”. */
const needsAccounts = `a[href="${loginHref}"], .basket-total`;
/** Stored while a user is signed in. */
const sessionMark = storedValue('localStorage', 'session', (value) => value === true);

/**
 * Calls `start` once: soon if a user may be signed in, is about to sign in or to check out, or if the device
 * has a guest, whose orders wait for the answer that nobody is signed in; else after five seconds. The
 * identity service's code is the shop's largest; a visitor who only looks around should not feel it.
 */
function whenAccountsMatter(start: () => void) {
  const started = new AbortController();
  const { signal } = started;
  const startOnce = () => {
    if (signal.aborted) return;
    started.abort();
    start();
  };
  const startIfNeeded = ({ target }: Event) => {
    if (target instanceof Element && target.closest(needsAccounts)) startOnce();
  };
  addEventListener('pointerover', startIfNeeded, { signal });
  addEventListener('focusin', startIfNeeded, { signal });
  if (location.hash.startsWith(loginHref)) startOnce();
  const mayHaveSession = sessionMark.read() ?? mayHaveGuest();
  // The first paint comes before everything that it does not need.
  requestAnimationFrame(() => {
    setTimeout(startOnce, mayHaveSession ? 0 : LATEST_MS);
  });
}

/**
 * Follows the signed-in user from when that matters; the basket follows too.
 *
 * @param endDesk called when a session has ended, which may have been a merchant's
 */
export function startAccounts(
  { account, auth }: Services,
  dispatch: AppDispatch,
  endDesk: () => unknown,
) {
  whenAccountsMatter(() => {
    let before: User | null = null;
    auth.observe((user) => {
      dispatch(setUser(user));
      sessionMark.write(user ? true : undefined);
      if (before && before.uid !== user?.uid) {
        forgetUser();
        endDesk();
      }
      before = user;
      if (process.env.DATABASE === 'on') account?.follow(user?.uid);
    });
  });
}
