import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Order } from '../../services/orderService';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { adminWords as words } from '../../words/en/admin/orders';
import {
  filterOrders,
  mayHaveOlder,
  orderNumberIn,
  searchOrders,
  type StateFilter,
} from './orderFilters';
import { selectShopOrders } from './shopOrdersSlice';
import { findOrder } from './shopOrdersThunks';

/** Long enough for the next key. */
const PAUSE_MS = 700;

/** Narrows the merchant's list by state and search; a complete order number is looked up in the database. */
export function useOrderFilter(orders: readonly Order[]) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { next, unknownNumber } = useAppSelector(selectShopOrders);
  const [filter, setFilter] = useState<StateFilter>('placed');
  /** The order that was moved last stays in view. */
  const [movedId, setMovedId] = useState<string>();
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query);
  const number = orderNumberIn(searched);

  const matches = useMemo(() => searchOrders(orders, searched), [orders, searched]);
  const found = useMemo(
    () => filterOrders(matches, filter, number ?? movedId),
    [matches, filter, number, movedId],
  );

  const isMissing = number !== undefined && !orders.some(({ id }) => id === number);
  useEffect(() => {
    if (isMissing) void dispatch(findOrder(number));
  }, [dispatch, isMissing, number]);

  const describe = (count: number, among: StateFilter) => {
    const isMissed = searched !== '' && count === 0;
    if (isMissed && matches.length > 0) return words.foundElsewhere(matches.length);
    if (isMissed && number && number === unknownNumber) return words.unknownNumber;
    const mayBeMore = next && (isMissed || mayHaveOlder(among));
    return mayBeMore ? words.foundSoFar(count) : words.found(count);
  };
  const sentence = describe(found.length, filter);

  const announcedQuery = useRef(searched);
  useEffect(() => {
    if (announcedQuery.current === searched) return undefined;
    const pause = setTimeout(() => {
      announcedQuery.current = searched;
      announce(sentence);
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
    };
  }, [announce, sentence, searched]);

  /** How many of all orders are in a state, as far as they have been loaded. */
  const countIn = (state: StateFilter) =>
    words.filterCount(filterOrders(orders, state).length, Boolean(next) && mayHaveOlder(state));

  const pressFilter = (pressed: StateFilter) => {
    setFilter(pressed);
    setMovedId(undefined);
    announce(describe(filterOrders(matches, pressed, number).length, pressed));
  };
  return { filter, pressFilter, countIn, query, setQuery, searched, found, sentence, setMovedId };
}
