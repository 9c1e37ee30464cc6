import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed: what depends on it is rendered before the browser lays the paper out. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const set = (is: boolean) => () => {
      flushSync(() => {
        setPrinting(is);
      });
    };
    window.addEventListener('beforeprint', set(true), { signal });
    window.addEventListener('afterprint', set(false), { signal });
    return () => {
      leaving.abort();
    };
  }, []);
  return isPrinting;
}
