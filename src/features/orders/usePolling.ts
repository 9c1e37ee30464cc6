import { useCallback, useEffect, useRef } from 'react';

/**
 * How often a page checks whether a poll is due. Browsers run the timers of hidden tabs once a minute, on
 * the minute: a timer of a whole minute would miss every other one.
 */
const TICK_MS = 15_000;
/** Coming back to a tab fires two events, almost at once. */
const SAME_RETURN_MS = 1000;

interface PollingOptions {
  /** How long to wait after a poll; a multiple of 15 seconds. */
  everyMs: number;
  /** While nothing changes the wait doubles, up to this. */
  upToMs?: number;
  /** Whether to poll while the page is hidden, too. */
  whileHidden?: boolean;
}

/**
 * Polls at once, whenever the page comes back to the person or to the network, and every so often.
 *
 * @param poll resolves with `false` if nothing has changed; the same function for as long as it polls the
 *   same thing; `undefined`: nothing to poll
 * @returns a function that goes back to the shortest wait
 */
export function usePolling(
  poll: (() => unknown) | undefined,
  { everyMs, upToMs = everyMs, whileHidden = false }: PollingOptions,
) {
  const wait = useRef(everyMs);
  const resetWait = useCallback(() => {
    wait.current = everyMs;
  }, [everyMs]);

  useEffect(() => {
    if (!poll) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let polledAt = 0;
    let isPolling = false;
    const elapsed = () => performance.now() - polledAt;
    const isAllowed = () => whileHidden || document.visibilityState === 'visible';

    const run = async () => {
      polledAt = performance.now();
      isPolling = true;
      const isUnchanged = (await poll()) === false;
      isPolling = false;
      wait.current = isUnchanged ? Math.min(wait.current * 2, upToMs) : everyMs;
    };
    const runIfDue = () => {
      if (isAllowed() && elapsed() > wait.current - TICK_MS / 2) void run();
    };
    const runOnReturn = () => {
      if (!isAllowed() || (isPolling && elapsed() < SAME_RETURN_MS)) return;
      resetWait();
      void run();
    };

    window.addEventListener('online', runOnReturn, { signal });
    window.addEventListener('focus', runOnReturn, { signal });
    document.addEventListener('visibilitychange', runOnReturn, { signal });
    const ticking = setInterval(runIfDue, TICK_MS);
    resetWait();
    void run();
    return () => {
      leaving.abort();
      clearInterval(ticking);
    };
  }, [poll, everyMs, upToMs, whileHidden, resetWait]);
  return resetWait;
}
