import { Workbox } from 'workbox-window';
import { shop } from '../config';

const HOUR_MS = 3_600_000;
const address = `${shop.basePath}sw.js`;

export const reload = () => {
  window.location.reload();
};

/**
 * Registers the service worker, so that the shop opens without a network from the next visit on, and
 * checks for new releases. A new release waits until the shopper chooses to update, until the next
 * start, or until a file of this one is missing: no page reloads by itself.
 *
 * @param offer is called with what opens a new release, whenever there is one
 * @returns what to call if a file of this release is missing: the next load then opens the newest release
 */
export function keepOffline(offer: (open: () => void) => void): () => Promise<void> {
  const policy = window.trustedTypes?.createPolicy('shop#worker', {
    createScriptURL: (url) => (url === address ? url : ''),
  });
  const workbox = new Workbox(policy?.createScriptURL(address) ?? address);
  const skipWaiting = () => {
    workbox.messageSkipWaiting();
  };
  let isNeeded = false;
  workbox.addEventListener('waiting', () => {
    // An update deletes the old files, also those of other tabs. Loaded now, they are safe in this one.
    const loaded = Promise.allSettled([
      import('../pages/CheckoutPage'),
      import('../pages/LoginPage'),
      import('../services/firebase/firebaseAuthService'),
    ]);
    if (isNeeded) {
      void loaded.then(skipWaiting);
      return;
    }
    offer(() => {
      workbox.addEventListener('controlling', reload);
      skipWaiting();
    });
  });
  workbox.addEventListener('controlling', () => {
    offer(reload);
  });
  // A page that was loaded before there was a worker isn't controlled by any.
  workbox.addEventListener('activated', () => {
    if (isNeeded) offer(reload);
  });
  // The browser may forbid service workers.
  const registering = workbox.register().catch(() => undefined);

  const update = async () => {
    const registration = await registering;
    // Without a network, the next check will do.
    await registration?.update().catch(() => undefined);
    return registration;
  };
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || Math.abs(now - checkedAt) < HOUR_MS) return;
    checkedAt = now;
    void update();
  });

  return async () => {
    isNeeded = true;
    skipWaiting();
    const registration = await update();
    // Otherwise one of the events above follows.
    if (!registration?.installing && !registration?.waiting) offer(reload);
  };
}
