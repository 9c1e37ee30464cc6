import { useCallback, useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderCount } from './describeState';

/** Long enough for the next key. */
const PAUSE_MS = 700;

/**
 * Announces how many orders are found, some time after a search has changed.
 *
 * @returns what announces a count at once
 */
export function useFoundCount(count: number, query: string) {
  const announce = useAnnounce();
  const said = useRef(query);
  const say = useCallback(
    (found: number) => {
      announce(found === 0 ? 'No orders.' : `${orderCount(found)}.`);
    },
    [announce],
  );
  useEffect(() => {
    if (said.current === query) return undefined;
    const pause = setTimeout(() => {
      said.current = query;
      say(count);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [count, query, say]);
  return say;
}
