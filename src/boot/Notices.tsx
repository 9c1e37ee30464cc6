import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Notice } from '../shared/components/Notice';
import { paths } from '../shared/paths';
import { useAnnounce } from '../shared/useAnnounce';
import { offlineWords as words } from '../words/en/offline';
import { keepOffline, reload } from './keepOffline';

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
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const onChange = () => {
      setOffline(!navigator.onLine);
    };
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    return () => {
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
    };
  }, []);
  const dismiss = () => {
    setOffline(false);
  };
  return { isOffline, dismiss };
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
  const needNewest = useRef<() => unknown>(() => {
    offer(reload);
  });
  useEffect(() => {
    if (process.env.SERVICE_WORKER !== 'on') return;
    if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return;
    needNewest.current = keepOffline(offer);
  }, []);
  useEffect(() => {
    if (missing > 0) needNewest.current();
  }, [missing]);

  // On the sign-in screen, a reload would lose what is typed.
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
