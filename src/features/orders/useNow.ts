import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, as it was when the component was first shown, and again from `until` on: for
 * what can be done only until then.
 */
export function useNow(until: number) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (now >= until) return undefined;
    const timer = setTimeout(() => {
      setNow(Date.now());
    }, until - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [now, until]);
  return now;
}
