import type { ReactNode } from 'react';
import { Workbox } from 'workbox-window';
import { NewVersion } from './NewVersion';
import { shop } from '../config';

const HOUR_MS = 3_600_000;
const address = `${shop.basePath}sw.js`;

/** The address in the form that a page with Trusted Types asks for: no other passes. */
function trustedAddress() {
  const policy = window.trustedTypes?.createPolicy('shop#worker', {
    createScriptURL: (url) => {
      if (url !== address) throw new TypeError(`Not the shop's service worker: ${url}`);
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Registers the service worker, by which the shop opens without a network from the next time on, and
 * looks after new releases. One that is ready waits, and is taken when the shopper asks for it or at
 * the next start: no page reloads by itself.
 *
 * @param show shows a notice on whatever screen there is
 * @throws where the browser forbids service workers, or the worker can't be had
 */
export async function keepOffline(show: (notice: ReactNode) => void): Promise<void> {
  const workbox = new Workbox(trustedAddress());
  let times = 0;
  let asked = false;
  let replaced = false;
  const reload = () => {
    window.location.reload();
  };
  const showNotice = () => {
    const use = () => {
      asked = true;
      if (replaced) reload();
      else workbox.messageSkipWaiting();
    };
    // A new element, so that a notice that was dismissed is shown again.
    show(<NewVersion key={(times += 1)} onUse={use} />);
  };
  workbox.addEventListener('waiting', () => {
    showNotice();
    // Another tab may take the new release, and the old files go with the old one. Once loaded, they
    // are safe here.
    void Promise.allSettled([
      import('../pages/CheckoutPage'),
      import('../pages/LoginPage'),
      import('../services/firebaseAuthService'),
    ]);
  });
  workbox.addEventListener('controlling', () => {
    replaced = true;
    if (asked) reload();
    else showNotice();
  });
  await workbox.register();

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || Math.abs(now - checked) < HOUR_MS) return;
    checked = now;
    // Without a network it is for the next time.
    workbox.update().catch(() => undefined);
  });
}
