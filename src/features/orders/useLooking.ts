import { useEffect } from 'react';

/**
 * Looks at once, then whenever the page comes back to the person or to the network, and every so often
 * while it is in view.
 *
 * @param look the same function for as long as it looks at the same thing; `undefined`: nothing to look at
 */
export function useLooking(look: (() => unknown) | undefined, everyMs: number) {
  useEffect(() => {
    if (!look) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    window.addEventListener('online', lookIfSeen, { signal });
    window.addEventListener('focus', lookIfSeen, { signal });
    document.addEventListener('visibilitychange', lookIfSeen, { signal });
    const looking = setInterval(lookIfSeen, everyMs);
    look();
    return () => {
      leaving.abort();
      clearInterval(looking);
    };
  }, [look, everyMs]);
}
