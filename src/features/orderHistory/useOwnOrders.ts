import { useCallback, useMemo, useRef, useState } from 'react';
import type { Order, OrderError, OrderReason } from '../../services/orderService';
import { mergeOrders } from '../orders/mergeOrders';
import { useOrderService } from '../orders/useOrderService';
import { usePolling } from '../orders/usePolling';

const polling = { everyMs: 30_000, upToMs: 300_000 };
const none: readonly never[] = [];

/**
 * The orders of an account, kept up to date while they are in view; `undefined` until they are known.
 *
 * @param shopOrders what the account sees of the orders of the shop, kept up to date elsewhere
 */
export function useOwnOrders(uid: string, shopOrders?: readonly Order[]) {
  const service = useOrderService();
  const [orders, setOrders] = useState<readonly Order[]>();
  /** Why the last poll has failed, if it has. */
  const [failure, setFailure] = useState<OrderReason>();
  /** When the orders were last known to be like this; milliseconds. */
  const [knownAt, setKnownAt] = useState(0);
  /** The time of the database then. */
  const [now, setNow] = useState(0);
  const known = useRef<readonly Order[]>(undefined);
  const polls = useRef(0);

  /** @returns whether anything was new */
  const merge = useCallback((found: readonly Order[]) => {
    const before = known.current;
    known.current = mergeOrders(before ?? none, found);
    setOrders(known.current);
    return known.current !== before;
  }, []);
  const poll = useCallback(async () => {
    const number = (polls.current += 1);
    try {
      const api = await service();
      const hasNews = merge(await api.listOf(uid));
      setKnownAt(Date.now());
      setNow(api.now());
      setFailure(undefined);
      return hasNews;
    } catch (error) {
      // A later poll may have an answer by now.
      if (number === polls.current)
        setFailure((error as Partial<OrderError>).reason ?? 'unreachable');
      return true;
    }
  }, [merge, service, uid]);
  const isUpToDate = orders && !failure && shopOrders;
  const resetWait = usePolling(isUpToDate ? undefined : poll, polling);
  const change = useCallback(
    (order: Order) => {
      merge([order]);
      resetWait();
    },
    [merge, resetWait],
  );

  const merged = useMemo(
    () => orders && mergeOrders(orders, shopOrders?.filter(({ owner }) => owner === uid) ?? none),
    [orders, shopOrders, uid],
  );
  return { orders: merged, failure, knownAt, now, poll, change };
}
