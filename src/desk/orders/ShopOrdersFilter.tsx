import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Order } from '../../orders/model/order';
import { moneyOf } from '../../orders/model/payment';
import { isFinished, type OrderState, orderStates, states } from '../../orders/model/states';
import { selectOrders } from '../../orders/ordersSlice';
import { useTitleOf } from '../../orders/OrderSummary';
import { SearchField } from '../../ui/SearchField';
import { storedValue } from '../../ui/storage';
import { deskWords as words } from '#words/desk/orders';
import { useCurrentInView } from '../useCurrentInView';
import { type OpenMoney, openMoney } from './figures';
import { orderNumberIn, searchOrders } from './searchOrders';
import { findOrder, loadOlderOrders, selectShopOrders } from './shopOrdersSlice';

type StateFilter = (typeof states)[OrderState]['filter'] | 'all';

const isMerchantsTurn = (state: OrderState) =>
  states[state].awaits === 'dispatch' || states[state].awaits === 'answer';

/** The filters in the order of the buttons: open work first, as a phone shows only a few. */
const filters: readonly StateFilter[] = [
  ...orderStates
    .filter((state) => states[state].filter === state)
    .sort((one, other) => Number(isMerchantsTurn(other)) - Number(isMerchantsTurn(one))),
  'all',
] as StateFilter[];

const finds = (filter: StateFilter, state: OrderState) =>
  filter === 'all' || states[state].filter === filter;

/** Filters by state, and by open money, whose figures are buttons. */
type Filter = StateFilter | OpenMoney;

const isMoney = (filter: unknown): filter is OpenMoney => openMoney.some((each) => each === filter);

const isFilter = (value: unknown): value is Filter =>
  isMoney(value) || filters.some((filter) => filter === value);

/** Whether orders that aren't loaded may match the filter: only finished ones can be missing. */
const mayHaveOlder = (filter: Filter) =>
  !isMoney(filter) && orderStates.some((state) => finds(filter, state) && isFinished(state));

const belongsTo = (filter: Filter, order: Order) =>
  isMoney(filter) ? moneyOf(order) === filter : finds(filter, order.state);

/** The filter to find an order with: “All” is the last resort. */
export const filterOf = (order: Order) =>
  filters.find((filter) => belongsTo(filter, order)) ?? 'all';

/**
 * The orders that a filter finds, and those kept in view: open ones oldest first, finished ones newest first, as in
 * `orders`.
 */
export function filterOrders(
  orders: readonly Order[],
  filter: Filter,
  kept: readonly string[] = [],
) {
  const found = orders.filter((order) => belongsTo(filter, order) || kept.includes(order.id));
  return mayHaveOlder(filter) ? found : found.reverse();
}

/** Payment changes don't take an order out of view: the filters go by its state. */
const ignorePayment = () => undefined;

/** How long typing must pause before the search runs. */
const PAUSE_MS = 700;

const storedFilter = storedValue('sessionStorage', 'user:filter', isFilter);

/**
 * Narrows the merchant's list by state and search. Orders that aren't loaded are read only now: finished ones
 * for a filter that finds them, and one whose complete number is searched for.
 */
export function useOrderFilter(orders: readonly Order[]) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { hasOlder, olderStatus, loadedAt, next, unknownNumber, failedNumber } =
    useAppSelector(selectShopOrders);
  const isLoadingOlder = olderStatus === 'pending';
  const { changes } = useAppSelector(selectOrders);
  const [view, setView] = useState(() => ({ filter: storedFilter.read() ?? 'placed' }));
  const { filter } = view;
  /** The ids of the orders that were moved here, in order. */
  const [movedIds, setMovedIds] = useState<readonly string[]>([]);
  /** The last moved order, which stays in view, as pending ones do, until the next one has moved. */
  const movedId = movedIds.findLast((id) => !changes[id]?.pending);
  const { key, search } = useLocation();
  /** The number of the order that a notification leads to. */
  const linked = new URLSearchParams(search).get('order') ?? '';
  // The router gives all typed addresses the same key.
  const visit = key + linked;
  const [visited, setVisited] = useState(visit);
  const [query, setQuery] = useState(linked);
  if (visited !== visit) {
    setVisited(visit);
    if (linked) setQuery(linked);
  }
  const searched = useDeferredValue(query);
  const number = orderNumberIn(searched);

  const titleOf = useTitleOf();
  const matches = useMemo(
    () => searchOrders(orders, searched, titleOf),
    [orders, searched, titleOf],
  );
  const found = useMemo(() => {
    const kept = movedIds.filter((id) => id === movedId || changes[id]?.pending);
    return filterOrders(matches, filter, number ? [number] : kept);
  }, [matches, filter, number, movedIds, movedId, changes]);

  const isMissing = number !== undefined && !orders.some(({ id }) => id === number);
  useEffect(() => {
    if (isMissing) void dispatch(findOrder(number));
  }, [dispatch, isMissing, number]);
  const findAgain = useEffectEvent(() => {
    if (isMissing && number === failedNumber) void dispatch(findOrder(number));
  });
  // A successful poll means that the database answers again, so the search is retried.
  useEffect(() => {
    findAgain();
  }, [loadedAt]);

  const isLoading = isLoadingOlder && next === undefined && mayHaveOlder(filter);
  const describe = (count: number) => {
    const isMissed = searched !== '' && count === 0;
    if (isLoading) return words.loading;
    if (isMissed && matches.length > 0) return words.foundElsewhere(matches.length);
    if (isMissed && number && number === unknownNumber) return words.unknownNumber;
    if (isMissed && number && number === failedNumber) return words.failedNumber;
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

  const pressFilter = (pressed: Filter) => {
    storedFilter.write(pressed);
    setView({ filter: pressed });
    setMovedIds([]);
  };
  /** Shows the list that an order is in. */
  const showListOf = (order: Order) => {
    setQuery('');
    if (filterOf(order) !== filter) pressFilter(filterOf(order));
  };
  const showMoney = (money: OpenMoney) => {
    setQuery('');
    pressFilter(money);
  };
  const noteMove = useCallback((id: string) => {
    setMovedIds((ids) => [...ids.filter((each) => each !== id), id]);
  }, []);
  const moved = found.find(({ id }) => id === movedId && id !== number);
  return {
    /** The order that was moved to another list, and can still be seen here. */
    done: moved && !belongsTo(filter, moved) ? moved : undefined,
    filter,
    pressFilter,
    countIn,
    query,
    setQuery,
    searched,
    found,
    sentence,
    showListOf,
    showMoney,
    noteMove,
    notePayment: isMoney(filter) ? noteMove : ignorePayment,
    loadOlder: hasOlder && (searched !== '' || mayHaveOlder(filter)) ? loadOlder : undefined,
  };
}

export function ShopOrdersFilter({ list }: { list: ReturnType<typeof useOrderFilter> }) {
  const { filter, countIn } = list;
  const pressed = useCurrentInView<HTMLButtonElement>(filter);

  return (
    <div className="orders-filter">
      <div className="orders-filter-states" role="group" aria-label={words.filterByStatus}>
        {filters.map((each) => {
          const { count, mayBeMore } = countIn(each);
          return (
            <button
              key={each}
              ref={each === filter ? pressed : undefined}
              type="button"
              className="button button-quiet orders-filter-state"
              aria-pressed={each === filter}
              onClick={() => {
                list.pressFilter(each);
              }}
            >
              {words.filters[each]}{' '}
              <span className="orders-filter-count">{words.filterCount(count, mayBeMore)}</span>
            </button>
          );
        })}
      </div>
      <SearchField
        id="orders-query"
        label={words.search}
        placeholder={words.searchHint}
        value={list.query}
        onChange={list.setQuery}
      />
    </div>
  );
}
