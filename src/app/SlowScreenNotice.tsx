import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAnnounce } from '../shared/useAnnounce';
import { pendingScreens } from './lazyScreens';

const SENTENCE = 'One moment…';
/** Shorter than a shopper would notice as waiting. */
const SLOW_MS = 1000;

const isAddressPending = () => pendingScreens.has(window.location.hash.replace(/^#|\?.*/g, ''));

/** Says that the next screen is loading, while the one before is still shown. */
export function SlowScreenNotice() {
  const isLoading = useSyncExternalStore(
    pendingScreens.subscribe,
    pendingScreens.isAny,
    () => false,
  );
  const [isSlow, setSlow] = useState(false);
  const announce = useAnnounce();

  useEffect(() => {
    if (!isLoading) return undefined;
    // Not only once: the shopper may go elsewhere while the screen is loading, and come back.
    const check = () => {
      setSlow(isAddressPending());
    };
    const timer = setInterval(check, SLOW_MS);
    window.addEventListener('popstate', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('popstate', check);
      setSlow(false);
    };
  }, [isLoading]);

  useEffect(() => (isSlow ? announce(SENTENCE) : undefined), [isSlow, announce]);
  return isSlow && <p className="slow-screen-notice">{SENTENCE}</p>;
}
