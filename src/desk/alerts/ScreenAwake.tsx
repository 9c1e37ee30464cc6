import { useEffect, useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { storedValue } from '../../ui/storage';
import { alertWords as words } from '#words/desk/alerts';

/** Stored while this device keeps its screen awake. */
const awakeChoice = storedValue('localStorage', 'screen-awake', (value) => value === true);

/** Browsers offer wake locks only to pages served over HTTPS. */
const isSupported = () => 'wakeLock' in navigator;

/** Keeps this device's screen awake while the component is mounted, if the merchant has switched that on. */
function useScreenAwake() {
  const [isWanted, setWanted] = useState(() => isSupported() && awakeChoice.read() === true);
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
    awakeChoice.write(next || undefined);
    setWanted(next);
  };
  return isSupported() ? { isWanted, isRefused, setAwake } : undefined;
}

export function ScreenAwake() {
  const screen = useScreenAwake();
  const announce = useAnnounce();
  const isRefused = screen?.isRefused;
  useEffect(() => (isRefused ? announce(words.awakeRefused) : undefined), [isRefused, announce]);

  if (!screen) return null;
  return (
    <>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={screen.isWanted}
          onChange={({ target }) => {
            screen.setAwake(target.checked);
          }}
        />
        {words.keepAwake}
      </label>
      {isRefused && <p className="reason">{words.awakeRefused}</p>}
    </>
  );
}
