import { useCallback, useRef, useState } from 'react';
import { UNDO_MS } from '../../model/moves';
import type { Order, OrderCursor, OrderError, OrderReason } from '../../services/orderService';
import { useAnnounce } from '../../shared/useAnnounce';
import { mergeOrders } from '../orders/mergeOrders';
import { describeNews } from './orderFilters';
import { useOrderService } from '../orders/useOrderService';
import { usePolling } from '../orders/usePolling';

const POLL_MS = 60_000;

const latest = (orders: readonly Order[]) =>
  Math.max(0, ...orders.map(({ changedAt }) => changedAt));

/** The move that an order has gone through last. */
const moveOf = ({ id, changedAt }: Order) => `${id} ${changedAt}`;

/** The orders of the shop, polled every minute, also in a hidden tab; `undefined` while they aren't known. */
export function useShopOrders() {
  const service = useOrderService();
  const announce = useAnnounce();
  const [orders, setOrders] = useState<readonly Order[]>();
  /** Why the last request has failed, if it has. */
  const [failure, setFailure] = useState<OrderReason>();
  /** When the orders were last known to be like this; milliseconds. */
  const [knownAt, setKnownAt] = useState(0);
  /** Where the page after the last one begins; `undefined`: there is none. */
  const [next, setNext] = useState<OrderCursor>();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const known = useRef<readonly Order[]>(undefined);
  /**
   * Until when all changes are known. What this page itself changes is later, and says nothing of what
   * others have changed before.
   */
  const polledUntil = useRef(0);

  const replace = useCallback((found: readonly Order[] | undefined) => {
    known.current = found;
    setOrders(found);
  }, []);
  /** Merges what was found, unless the account may no longer see it. */
  const merge = useCallback(
    (found: readonly Order[]) => {
      if (known.current) replace(mergeOrders(known.current, found));
    },
    [replace],
  );
  const fail = useCallback(
    (error: unknown) => {
      const { reason = 'unreachable' } = error as Partial<OrderError>;
      // No merchant any more: the addresses are none of this account's business.
      if (reason === 'refused') replace(undefined);
      setFailure(reason);
    },
    [replace],
  );

  const poll = useCallback(async () => {
    try {
      const api = await service();
      const before = known.current;
      if (before) {
        const found = await api.listChanged(polledUntil.current);
        polledUntil.current = Math.max(polledUntil.current, latest(found));
        merge(found);
        const news = describeNews(before, found);
        if (news) announce(news);
      } else {
        const [unfinished, page] = await Promise.all([api.listUnfinished(), api.listAll()]);
        const found = mergeOrders(unfinished, page.orders);
        polledUntil.current = latest(found);
        replace(mergeOrders(known.current ?? [], found));
        setNext(page.next);
      }
      setKnownAt(Date.now());
      setFailure(undefined);
    } catch (error) {
      fail(error);
    }
  }, [announce, fail, merge, replace, service]);
  usePolling(poll, { everyMs: POLL_MS, whileHidden: true });

  const loadOlder = async () => {
    if (isLoadingOlder) return;
    setLoadingOlder(true);
    try {
      const page = await (await service()).listAll(next);
      merge(page.orders);
      setNext(page.next);
    } catch (error) {
      fail(error);
    } finally {
      setLoadingOlder(false);
    }
  };
  /** Loads one order, wherever it is in the list. Resolves with `false` if there is none. */
  const lookUp = useCallback(
    async (id: string) => {
      try {
        const order = await (await service()).find(id);
        if (order) merge([order]);
        return order !== undefined;
      } catch (error) {
        fail(error);
        return true;
      }
    },
    [fail, merge, service],
  );
  /** Merges an order as a press on this page has left it. */
  const change = useCallback(
    (order: Order, before: Order) => {
      merge([order]);
      if (order.state === before.state) return;
      const move = moveOf(order);
      setUndoable((moves) => [...moves, move]);
      setTimeout(() => {
        setUndoable((moves) => moves.filter((each) => each !== move));
      }, UNDO_MS);
    },
    [merge],
  );
  /** Whether a press on this page has moved the order less than a minute ago, by the time of this page. */
  const isUndoable = (order: Order) => undoable.includes(moveOf(order));

  return {
    ...{ orders, failure, knownAt, hasOlder: next !== undefined, isLoadingOlder },
    ...{ poll, loadOlder, lookUp, change, isUndoable },
  };
}
