import { useCallback, useRef, useState } from 'react';
import type { Order, OrderCursor, OrderService } from '../../services/orderService';
import { useAnnounce } from '../../shared/useAnnounce';
import { orderCount } from './describeState';
import { mergeOrders } from './mergeOrders';
import { newOrders } from './orderFilters';
import { useLooking } from './useLooking';
import { useOrderService } from './useOrderService';

const LOOK_MS = 20_000;

type Page = Awaited<ReturnType<OrderService['listAll']>>;

const latest = (orders: readonly Order[]) =>
  Math.max(0, ...orders.map(({ changedAt }) => changedAt));

/** The orders of the shop, kept up to date while they are in view; `undefined` until they are known. */
export function useShopOrders() {
  const service = useOrderService();
  const announce = useAnnounce();
  const [orders, setOrders] = useState<readonly Order[]>();
  const [isFailed, setFailed] = useState(false);
  /** When the orders were last known to be like this; milliseconds. */
  const [knownAt, setKnownAt] = useState(0);
  const [hasOlder, setHasOlder] = useState(false);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const known = useRef<readonly Order[]>(undefined);
  /**
   * Until when the database has been asked for changes. What this page itself changes is later, and says
   * nothing of what others have changed before.
   */
  const askedUntil = useRef(0);
  const oldest = useRef<OrderCursor>(undefined);

  const take = useCallback((found: readonly Order[]) => {
    known.current = mergeOrders(known.current ?? [], found);
    setOrders(known.current);
  }, []);
  const takePage = useCallback(
    ({ orders, next }: Page) => {
      oldest.current = next;
      setHasOlder(next !== undefined);
      take(orders);
    },
    [take],
  );

  const look = useCallback(async () => {
    try {
      const api = await service();
      const page = known.current ? undefined : await api.listAll();
      const found = page?.orders ?? (await api.listChanged(askedUntil.current));
      askedUntil.current = Math.max(askedUntil.current, latest(found));
      const fresh = known.current ? newOrders(known.current, found).length : 0;
      if (page) takePage(page);
      else take(found);
      if (fresh > 0) announce(orderCount(fresh, 'new '));
      setKnownAt(Date.now());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [announce, service, take, takePage]);
  useLooking(look, LOOK_MS);

  const loadOlder = async () => {
    if (isLoadingOlder) return;
    setLoadingOlder(true);
    try {
      takePage(await (await service()).listAll(oldest.current));
    } catch {
      setFailed(true);
    } finally {
      setLoadingOlder(false);
    }
  };
  const change = useCallback(
    (order: Order) => {
      take([order]);
    },
    [take],
  );
  return { orders, isFailed, knownAt, hasOlder, isLoadingOlder, look, loadOlder, change };
}
