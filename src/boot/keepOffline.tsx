import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Workbox } from 'workbox-window';
import { shop } from '../config';
import { Notice } from '../shared/components/Notice';
import { paths } from '../shared/paths';
import { useAnnounce } from '../shared/useAnnounce';
import { offlineWords as words } from '../words/en/offline';

const HOUR_MS = 3_600_000;
const address = `${shop.basePath}sw.js`;

/** Not on the sign-in screen, where a reload would lose what is typed. */
function NewVersion({ onUpdate, onDismiss }: { onUpdate: () => void; onDismiss: () => void }) {
  const announce = useAnnounce();
  const isShown = useLocation().pathname !== paths.login;

  useEffect(() => {
    if (isShown) announce(words.newVersion);
  }, [isShown, announce]);

  if (!isShown) return null;
  return (
    <Notice
      label={words.about}
      className="notice-foot"
      action={
        <button type="button" className="button" onClick={onUpdate}>
          {words.update}
        </button>
      }
      dismissal={words.notNow}
      onDismiss={onDismiss}
    >
      <p>{words.newVersion}</p>
    </Notice>
  );
}

/**
 * Registers the service worker, so that the shop opens without a network from the next visit on, and
 * checks for new releases. A new release waits until the shopper chooses to update, or until the
 * next start: no page reloads by itself.
 *
 * @param show shows a notice on any screen
 * @throws if the browser forbids service workers, or the worker can't be loaded
 */
export async function keepOffline(show: (notice: ReactNode) => void): Promise<void> {
  const policy = window.trustedTypes?.createPolicy('shop#worker', {
    createScriptURL: (url) => (url === address ? url : ''),
  });
  const workbox = new Workbox(policy?.createScriptURL(address) ?? address);
  const reload = () => {
    window.location.reload();
  };
  const dismiss = () => {
    show(null);
  };
  const showNotice = (onUpdate: () => void) => {
    show(<NewVersion onUpdate={onUpdate} onDismiss={dismiss} />);
  };
  workbox.addEventListener('waiting', () => {
    showNotice(() => {
      workbox.addEventListener('controlling', reload);
      workbox.messageSkipWaiting();
    });
    // Another tab may update, which deletes the old files. Loaded now, they are safe in this one.
    void Promise.allSettled([
      import('../pages/CheckoutPage'),
      import('../pages/LoginPage'),
      import('../services/firebase/firebaseAuthService'),
    ]);
  });
  workbox.addEventListener('controlling', () => {
    showNotice(reload);
  });
  await workbox.register();

  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || Math.abs(now - checkedAt) < HOUR_MS) return;
    checkedAt = now;
    // Without a network, the next check will do.
    workbox.update().catch(() => undefined);
  });
}
