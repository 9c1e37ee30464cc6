import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Order } from '../../services/orderService';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { filterKey } from '../../shared/merchantKeys';
import { readSession, writeSession } from '../../shared/sessionValues';
import { useAnnounce } from '../../shared/useAnnounce';
import { adminWords as words } from '../../words/en/admin/orders';
import { selectOrders } from '../orders/ordersSlice';
import { useTitleOf } from '../orders/useTitleOf';
import {
  belongsTo,
  filterOf,
  filterOrders,
  isFilter,
  mayHaveOlder,
  orderNumberIn,
  searchOrders,
  type StateFilter,
} from './orderFilters';
import { selectShopOrders } from './shopOrdersSlice';
import { findOrder, loadOlderOrders } from './shopOrdersThunks';

/** Long enough for the next key. */
const PAUSE_MS = 700;

/** The one of before a reload. */
function storedFilter(): StateFilter {
  const stored = readSession(filterKey);
  return isFilter(stored) ? stored : 'placed';
}

/**
 * Narrows the merchant's list by state and search. Orders that aren't loaded are read only now: finished ones
 * for a filter that finds them, and one whose complete number is searched for.
 */
export function useOrderFilter(orders: readonly Order[]) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { hasOlder, isLoadingOlder, loadedAt, next, unknownNumber } =
    useAppSelector(selectShopOrders);
  const { changes } = useAppSelector(selectOrders);
  const [view, setView] = useState(() => ({ filter: storedFilter() }));
  const { filter } = view;
  /** The ids of the orders that were moved here, in order. */
  const [moves, setMoves] = useState<readonly string[]>([]);
  const isPending = (id: string) => Boolean(changes[id]?.pending);
  /** Stays in view, as do pending ones, until the next one has moved. */
  const movedId = moves.findLast((id) => !isPending(id));
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const number = orderNumberIn(searched);

  const titleOf = useTitleOf();
  const matches = useMemo(
    () => searchOrders(orders, searched, titleOf),
    [orders, searched, titleOf],
  );
  const found = useMemo(() => {
    const kept = moves.filter((id) => id === movedId || changes[id]?.pending);
    return filterOrders(matches, filter, number ? [number] : kept);
  }, [matches, filter, number, moves, movedId, changes]);

  const isMissing = number !== undefined && !orders.some(({ id }) => id === number);
  useEffect(() => {
    if (isMissing) void dispatch(findOrder(number));
  }, [dispatch, isMissing, number]);

  const isLoading = isLoadingOlder && next === undefined && mayHaveOlder(filter);
  const describe = (count: number) => {
    const isMissed = searched !== '' && count === 0;
    if (isLoading) return words.loading;
    if (isMissed && matches.length > 0) return words.foundElsewhere(matches.length);
    if (isMissed && number && number === unknownNumber) return words.unknownNumber;
    const mayBeMore = hasOlder && (isMissed || mayHaveOlder(filter));
    return mayBeMore ? words.foundSoFar(count) : words.found(count);
  };
  const sentence = describe(found.length);

  const announced = useRef({ view, isLoading, searched });
  useEffect(() => {
    const { current } = announced;
    const isTyping = current.searched !== searched;
    if (!isTyping && current.view === view && current.isLoading === isLoading) return undefined;
    const say = () => {
      announced.current = { view, isLoading, searched };
      announce(sentence);
    };
    const pause = setTimeout(say, isTyping ? PAUSE_MS : 0);
    return () => {
      clearTimeout(pause);
    };
  }, [announce, view, isLoading, sentence, searched]);

  /** How many of all orders a filter finds, as far as they are loaded, and whether there may be more. */
  const countIn = (each: StateFilter) => ({
    count: filterOrders(orders, each).length,
    mayBeMore: hasOlder && mayHaveOlder(each),
  });

  const loadOlder = async () => {
    if (!isLoadingOlder) await dispatch(loadOlderOrders());
  };
  const isLoaded = loadedAt !== undefined;
  const loadWhatItFinds = useEffectEvent(() => {
    if (isLoaded && mayHaveOlder(filter) && hasOlder && next === undefined) void loadOlder();
  });
  useEffect(() => {
    loadWhatItFinds();
  }, [view, isLoaded]);

  const pressFilter = (pressed: StateFilter) => {
    writeSession(filterKey, pressed);
    setView({ filter: pressed });
    setMoves([]);
  };
  /** Shows the list that an order is in. */
  const showListOf = (order: Order) => {
    setQuery('');
    if (filterOf(order) !== filter) pressFilter(filterOf(order));
  };
  const noteMove = useCallback((id: string) => {
    setMoves((ids) => [...ids.filter((each) => each !== id), id]);
  }, []);
  const moved = found.find(({ id }) => id === movedId && id !== number);
  return {
    /** The order that was moved to another list, and can still be seen here. */
    done: moved && !belongsTo(filter, moved) ? moved : undefined,
    ...{ filter, pressFilter, countIn, query, setQuery, searched, found, sentence, showListOf },
    noteMove,
    loadOlder: hasOlder && (searched !== '' || mayHaveOlder(filter)) ? loadOlder : undefined,
  };
}
