import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Workbox } from 'workbox-window';
import { shop } from '../config';
import { Notice } from '../shared/components/Notice';
import { paths } from '../shared/paths';
import { useAnnounce } from '../shared/useAnnounce';

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

const sentence = 'A newer version of this shop is ready.';

/**
 * Announces once that there is a newer version. It can be dismissed; on the sign-in screen it waits,
 * because what is typed there would be lost.
 */
function NewVersion({ onUse }: { onUse: () => void }) {
  const announce = useAnnounce();
  const isAnnounced = useRef(false);
  const [open, setOpen] = useState(true);
  const { pathname } = useLocation();
  const shown = open && pathname !== paths.login;

  useEffect(() => {
    if (!shown || isAnnounced.current) return;
    isAnnounced.current = true;
    announce(sentence);
  }, [shown, announce]);

  if (!shown) return null;
  return (
    <Notice
      label="About this shop"
      className="notice-foot"
      action={
        <button type="button" className="button" onClick={onUse}>
          Use it now
        </button>
      }
      dismissal="Not now"
      onDismiss={() => {
        setOpen(false);
      }}
    >
      <p>{sentence}</p>
    </Notice>
  );
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
      import('../services/firebase/firebaseAuthService'),
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
