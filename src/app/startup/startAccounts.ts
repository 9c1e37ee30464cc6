import type { User } from '../../auth/authService';
import { setUser } from '../../auth/authSlice';
import { mayHaveGuest } from '../../auth/guest/guestMark';
import { paths } from '../../navigation';
import { forgetUser, storedValue } from '../../ui/storage';
import { afterPaint } from '../../ui/whenIdle';
import type { Services } from '../services';
import type { AppDispatch } from '../store';

const loginLink = `a[href="#${paths.login}"]`;
/** Stored while a user is signed in. */
const sessionMark = storedValue('localStorage', 'session', (value) => value === true);

/**
 * Follows the signed-in user once the identity service has loaded; the basket follows too. Its code is the shop's
 * largest. It loads soon if a user may be signed in, also in another tab, or if the device has a guest, whose orders
 * wait for the answer that nobody is signed in; else when something needs it, such as `useSession`.
 */
export function startAccounts(
  { accountBasket, auth, importIdentity }: Services,
  dispatch: AppDispatch,
) {
  let before: User | null = null;
  auth.observe((user) => {
    dispatch(setUser(user));
    sessionMark.write(user ? true : undefined);
    if (before && before.uid !== user?.uid) {
      forgetUser();
      // The code has loaded already, because a session was found, which may be a merchant’s.
      void importIdentity().then(({ endDesk }) => endDesk());
    }
    before = user;
    if (process.env.DATABASE === 'on') accountBasket?.follow(user?.uid);
  });

  const load = () => {
    auth.find().catch(() => undefined);
  };
  // The page paints first, and then loads what the paint doesn't need.
  if (sessionMark.read() ?? mayHaveGuest()) afterPaint(load);
  // Another tab has signed in or out.
  addEventListener('storage', ({ key }) => {
    if (key === sessionMark.key) load();
  });
  // Only the code loads ahead of the next press: _Sign In_ must not become _Sign Out_ under the pointer.
  const prepareSignIn = ({ target }: Event, selector: string) => {
    if (target instanceof Element && target.closest(selector)) {
      importIdentity().catch(() => undefined);
    }
  };
  addEventListener('pointerover', (event) => {
    // A finger presses at once, and running the code would delay the screen.
    if (event.pointerType !== 'touch') prepareSignIn(event, loginLink);
  });
  addEventListener('focusin', (event) => {
    prepareSignIn(event, `${loginLink}:focus-visible`);
  });
}
