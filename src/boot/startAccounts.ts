import type { AppDispatch } from '../app/store';
import { shop } from '../config';
import { observeUser } from '../features/auth/observeUser';
import { attemptKey, draftKey } from '../features/orders/orderKeys';
import type { User } from '../services/authService';
import type { Services } from '../services/services';
import { paths } from '../shared/paths';

const LATEST_MS = 5000;
const loginHref = `#${paths.login}`;
/** By its path: shops at the same address share one storage. */
const sessionKey = `${shop.basePath}session`;

/**
 * Whether somebody was signed in when this browser was last here, so that the identity service is
 * needed at once. Only a hint: the service itself knows. False where storage is forbidden.
 */
function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}

function storeSession(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(sessionKey, 'open');
    else localStorage.removeItem(sessionKey);
  } catch {
    // The hint is a convenience; without it the service is loaded a little later.
  }
}

/** Removes from this device what was typed for an order: its shopper has signed out. */
function forgetOrder() {
  try {
    for (const key of [draftKey, attemptKey]) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden there is nothing.
  }
}

/**
 * Calls `start` once: soon if somebody may be signed in or is on the way to the sign-in screen, else
 * after five quiet seconds. The identity service's code is the largest of the shop; a visitor who only
 * looks around should not feel it.
 */
function whenAccountsMatter(start: () => void) {
  let started = false;
  const startOnce = () => {
    if (started) return;
    started = true;
    for (const intent of ['pointerover', 'focusin']) removeEventListener(intent, considerLink);
    removeEventListener('hashchange', considerAddress);
    start();
  };
  const considerLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`a[href="${loginHref}"]`)) startOnce();
  };
  const considerAddress = () => {
    if (location.hash.startsWith(loginHref)) startOnce();
  };

  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, considerLink);
  addEventListener('hashchange', considerAddress);
  // The first paint comes before everything that it does not need.
  requestAnimationFrame(() => {
    setTimeout(startOnce, mayHaveSession() ? 0 : LATEST_MS);
  });
  considerAddress();
}

/**
 * Observes who is signed in, from when that matters, and stores it for the next visit. The basket
 * follows.
 */
export function startAccounts({ account, auth }: Services, dispatch: AppDispatch) {
  whenAccountsMatter(() => {
    observeUser(auth, dispatch);
    let before: User | null = null;
    auth.observe((user) => {
      if (before && !user) forgetOrder();
      before = user;
      storeSession(user !== null);
      if (process.env.DATABASE === 'on') account?.follow(user?.uid);
    });
  });
  if (process.env.NODE_ENV === 'development' && process.env.AUTH_EMULATOR_URL) {
    console.info(
      `Demo project: accounts live in the auth emulator at ${process.env.AUTH_EMULATOR_URL}. ` +
        'See .env.example to use your own Firebase project.',
    );
  }
}
