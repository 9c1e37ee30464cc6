import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../shared/useAnnounce';

/** Long enough for the next key. */
const PAUSE_MS = 700;

/** Announces what a search has found, some time after it has changed. */
export function useFoundCount(found: string, query: string) {
  const announce = useAnnounce();
  const announced = useRef(query);
  useEffect(() => {
    if (announced.current === query) return undefined;
    const pause = setTimeout(() => {
      announced.current = query;
      announce(found);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [announce, found, query]);
}
