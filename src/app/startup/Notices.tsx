import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Workbox } from 'workbox-window';
import { shop } from '#shop/config';
import { paths } from '../../navigation';
import { Notice } from '../../ui/Notice';
import { onReturn } from '../../ui/onReturn';
import { useOnline } from '../../ui/useOnline';
import { offlineWords as words } from '#words/offline';
import { useAnnounce } from '../announce';

const HOUR_MS = 3_600_000;
const address = `${shop.basePath}sw.js`;

const reload = () => {
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
function keepOffline(offer: (open: () => void) => void): () => Promise<void> {
  const policy = window.trustedTypes?.createPolicy('shop#worker', {
    createScriptURL: (url) => (url === address ? url : ''),
  });
  const workbox = new Workbox(policy?.createScriptURL(address) ?? address);
  const skipWaiting = () => {
    workbox.messageSkipWaiting();
  };
  let isFileMissing = false;
  const onWaiting = () => {
    // An update deletes the old files, also those of other tabs. Loaded now, they are safe in this one.
    const loaded = Promise.allSettled([
      import(/* webpackChunkName: "basket" */ '../../pages/BasketPage'),
      import('../../pages/SignInPage'),
    ]);
    if (isFileMissing) {
      void loaded.then(skipWaiting);
      return;
    }
    offer(() => {
      workbox.addEventListener('controlling', reload);
      skipWaiting();
    });
  };
  workbox.addEventListener('waiting', onWaiting);
  workbox.addEventListener('controlling', () => {
    offer(reload);
  });
  // A page that was loaded before there was a worker isn't controlled by any.
  workbox.addEventListener('activated', ({ isUpdate }) => {
    if (isFileMissing) offer(reload);
    if (isUpdate) return;
    // The first worker also stores what the page has used.
    const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
    void workbox.messageSW({ type: 'CACHE_URLS', payload: { urlsToCache } });
  });
  /** Offers a release that another tab was installing before this one listened: Workbox doesn't report it. */
  const followInstalling = ({ active, installing }: ServiceWorkerRegistration) => {
    if (!active) return;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') onWaiting();
      if (installing.state === 'redundant' && isFileMissing) offer(reload);
    });
  };
  // The browser may forbid service workers.
  const registering = workbox.register().catch(() => undefined);
  void registering.then((registration) => {
    if (registration) followInstalling(registration);
  });

  const update = async () => {
    const registration = await registering;
    // The next check will do if there is no network.
    await registration?.update().catch(() => undefined);
    return registration;
  };
  let checkedAt = Date.now();
  onReturn(() => {
    const now = Date.now();
    if (Math.abs(now - checkedAt) < HOUR_MS) return;
    checkedAt = now;
    void update();
  });

  return async () => {
    isFileMissing = true;
    skipWaiting();
    const registration = await update();
    // If there is none, one of the events above follows.
    if (!registration?.installing && !registration?.waiting) offer(reload);
  };
}

interface FootNoticeProps {
  text: string;
  action?: ReactNode;
  dismissal: string;
  onDismiss: () => void;
}

function FootNotice({ text, ...props }: FootNoticeProps) {
  const announce = useAnnounce();
  useEffect(() => announce(text), [text, announce]);
  return (
    <Notice label={words.about} className="notice-foot" {...props}>
      <p>{text}</p>
    </Notice>
  );
}

/** Whether the device is offline, and the shopper hasn't dismissed that. */
function useOffline() {
  const isOnline = useOnline();
  const [isDismissed, setDismissed] = useState(false);
  // The notice appears again the next time that the device goes offline.
  if (isOnline && isDismissed) setDismissed(false);
  const dismiss = () => {
    setDismissed(true);
  };
  return { isOffline: !isOnline && !isDismissed, dismiss };
}

interface NoticesProps {
  /** How often a file of this release was missing so far. */
  missing: number;
}

/** Makes the shop available offline, except for shoppers who save data; says what that means for them. */
export function Notices({ missing }: NoticesProps) {
  const { pathname } = useLocation();
  const { isOffline, dismiss } = useOffline();
  const [update, setUpdate] = useState<{ open: () => void }>();
  const offer = (open: () => void) => {
    setUpdate({ open });
  };
  const requestNewest = useRef<() => unknown>(() => {
    offer(reload);
  });
  useEffect(() => {
    if (process.env.SERVICE_WORKER !== 'on') return;
    if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return;
    requestNewest.current = keepOffline(offer);
  }, []);
  useEffect(() => {
    if (missing > 0) requestNewest.current();
  }, [missing]);

  // A reload would lose what is typed on the sign-in screen.
  if (update && (missing > 0 || pathname !== paths.login)) {
    return (
      <FootNotice
        text={words.newVersion}
        action={
          <button type="button" className="button" onClick={update.open}>
            {words.update}
          </button>
        }
        dismissal={words.notNow}
        onDismiss={() => {
          setUpdate(undefined);
        }}
      />
    );
  }
  if (!isOffline || pathname !== paths.home) return null;
  return <FootNotice text={words.offline} dismissal={words.gotIt} onDismiss={dismiss} />;
}
