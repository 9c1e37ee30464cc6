import { useEffect, useState } from 'react';
import { shop } from '../../../config';

/** In local storage while this device keeps its screen awake. */
const awakeKey = `${shop.basePath}screen-awake`;

function readChoice(): boolean {
  try {
    return localStorage.getItem(awakeKey) !== null;
  } catch {
    return false;
  }
}

function saveChoice(isWanted: boolean) {
  try {
    if (isWanted) localStorage.setItem(awakeKey, 'on');
    else localStorage.removeItem(awakeKey);
  } catch {
    // It lasts until the merchant leaves the screen.
  }
}

/** Browsers offer it only to safe pages. */
const isSupported = () => 'wakeLock' in navigator;

/** Keeps the screen of this device awake, if that's wanted, while the component is there. */
export function useScreenAwake() {
  const [isWanted, setWanted] = useState(() => isSupported() && readChoice());
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let lock: WakeLockSentinel | undefined;
    const isVisible = () => !signal.aborted && document.visibilityState === 'visible';
    const request = async () => {
      if (!isVisible()) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (signal.aborted) await lock.release();
        // The browser releases it in hidden pages, and when the battery is low.
        lock.addEventListener(
          'release',
          () => {
            setRefused(isVisible());
          },
          { signal },
        );
        setRefused(false);
      } catch {
        setRefused(isVisible());
      }
    };
    const requestAgain = () => void request();
    document.addEventListener('visibilitychange', requestAgain, { signal });
    requestAgain();
    return () => {
      leaving.abort();
      void lock?.release();
      setRefused(false);
    };
  }, [isWanted]);

  const setAwake = (next: boolean) => {
    saveChoice(next);
    setWanted(next);
  };
  return isSupported() ? { isWanted, isRefused, setAwake } : undefined;
}
