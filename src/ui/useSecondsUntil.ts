import { useEffect, useState } from 'react';

export const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 1000));

/** The whole seconds until a time, counted down. */
export function useSecondsUntil(time: number) {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setTicks((ticks) => ticks + 1);
    }, 1000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return secondsUntil(time);
}
