import { useEffect, useSyncExternalStore } from 'react';
import { useAnnounce } from './announce';

const WORDS = 'One moment…';

interface WaitingProps {
  /** Whether the next screen is slow to arrive, as a store for `useSyncExternalStore`. */
  late: { get: () => boolean; subscribe: (listener: () => void) => () => void };
}

/** Says that the screen that was asked for is on its way, while the one before still stands. */
export function Waiting({ late }: WaitingProps) {
  const isLate = useSyncExternalStore(late.subscribe, late.get, late.get);
  const announce = useAnnounce();
  useEffect(() => {
    if (isLate) announce(WORDS);
  }, [isLate, announce]);
  return isLate && <p className="waiting">{WORDS}</p>;
}
