import { useCallback, useRef, useState } from 'react';
import type { Order, OrderError, OrderReason } from '../../services/orderService';
import { mergeOrders } from './mergeOrders';
import { useLooking } from './useLooking';
import { useOrderService } from './useOrderService';

const LOOK_MS = 30_000;

/** The orders of an account, kept up to date while they are in view; `undefined` until they are known. */
export function useOwnOrders(uid: string) {
  const service = useOrderService();
  const [orders, setOrders] = useState<readonly Order[]>();
  /** Why the last look has failed, if it has. */
  const [failure, setFailure] = useState<OrderReason>();
  /** When the orders were last known to be like this; milliseconds. */
  const [knownAt, setKnownAt] = useState(0);
  const looks = useRef(0);

  const take = useCallback((found: readonly Order[]) => {
    setOrders((known = []) => mergeOrders(known, found));
  }, []);
  const change = useCallback(
    (order: Order) => {
      take([order]);
    },
    [take],
  );
  const look = useCallback(async () => {
    const number = (looks.current += 1);
    try {
      take(await (await service()).listOf(uid));
      setKnownAt(Date.now());
      setFailure(undefined);
    } catch (error) {
      // A later look may have an answer by now.
      if (number === looks.current)
        setFailure((error as Partial<OrderError>).reason ?? 'unreachable');
    }
  }, [service, take, uid]);
  useLooking(look, LOOK_MS);
  return { orders, failure, knownAt, look, change };
}
