import { useCallback, useEffect, useState } from 'react';
import { isSoundOn, startSound } from './sound';

/** Starts the sound at the next press on the page, unless it has been started. */
export function useSound(isWanted: boolean) {
  const [isStarted, setStarted] = useState(isSoundOn);
  const start = useCallback(async () => {
    try {
      await startSound();
      setStarted(true);
    } catch {
      // This device has none.
    }
  }, []);

  useEffect(() => {
    if (!isWanted || isStarted) return undefined;
    const started = new AbortController();
    const { signal } = started;
    for (const type of ['pointerup', 'touchend', 'keydown']) {
      window.addEventListener(type, () => void start(), { signal });
    }
    return () => {
      started.abort();
    };
  }, [isWanted, isStarted, start]);
  return { isStarted, start };
}
