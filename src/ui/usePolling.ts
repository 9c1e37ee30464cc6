import { useEffect, useRef } from 'react';
import { onReturn } from './onReturn';

/**
 * Browsers run the timers of hidden tabs once a minute, on the minute: a timer of a whole minute would miss
 * every other one.
 */
const TICK_MS = 15_000;
/** The longest time between the two events of one return to the tab. */
const SAME_RETURN_MS = 1000;

interface PollingOptions {
  /** The wait after a poll; a multiple of 15 seconds. */
  everyMs: number;
  /** The longest wait: it doubles up to this while nothing changes. */
  upToMs?: number;
  whileHidden?: boolean;
  /** Whether what is shown is as old as a poll: the first one is then after the wait. */
  isCurrent?: boolean;
}

/**
 * Polls at once, unless the shown data is current, every so often, and whenever the page comes back into view or online.
 *
 * @param poll must be stable, such as by `useCallback`; `undefined`: nothing to poll
 * @param data what is polled: when it changes, the wait goes back to `everyMs`
 */
export function usePolling(
  poll: (() => Promise<unknown>) | undefined,
  { everyMs, upToMs = everyMs, whileHidden = false, isCurrent = false }: PollingOptions,
  data?: unknown,
) {
  const wait = useRef(everyMs);
  useEffect(() => {
    wait.current = everyMs;
  }, [everyMs, data]);

  useEffect(() => {
    if (!poll) return undefined;
    let polledAt = isCurrent ? performance.now() : 0;
    let isPolling = false;
    const elapsed = () => performance.now() - polledAt;
    const isAllowed = () => whileHidden || document.visibilityState === 'visible';

    const run = async () => {
      polledAt = performance.now();
      isPolling = true;
      wait.current = Math.min(wait.current * 2, upToMs);
      await poll();
      isPolling = false;
    };
    const runIfDue = () => {
      if (isAllowed() && elapsed() > wait.current - TICK_MS / 2) void run();
    };
    const runOnReturn = () => {
      if (!isAllowed() || (isPolling && elapsed() < SAME_RETURN_MS)) return;
      wait.current = everyMs;
      void run();
    };

    const stopListening = onReturn(runOnReturn);
    const ticking = setInterval(runIfDue, TICK_MS);
    if (!isCurrent) void run();
    return () => {
      stopListening();
      clearInterval(ticking);
    };
  }, [poll, everyMs, upToMs, whileHidden, isCurrent]);
}
