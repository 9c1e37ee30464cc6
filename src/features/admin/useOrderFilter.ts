import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Order } from '../../services/orderService';
import { useAnnounce } from '../../shared/useAnnounce';
import { describeFound } from './describeFound';
import {
  filterOrders,
  findOrders,
  mayHaveOlder,
  orderNumberIn,
  type StateFilter,
} from './orderFilters';
import { useFoundCount } from './useFoundCount';

interface Loaded {
  orders: readonly Order[];
  /** Whether there are older ones, which aren't loaded. */
  hasOlder: boolean;
  /** Loads the order of this number. Resolves with `false` if there is none. */
  lookUp: (id: string) => Promise<boolean>;
}

/** Narrows the merchant's list by state and by what is typed; an order whose whole number is typed is always found. */
export function useOrderFilter({ orders, hasOlder, lookUp }: Loaded) {
  const announce = useAnnounce();
  const [filter, setFilter] = useState<StateFilter>('placed');
  /** The order that was moved last: it stays in view, whatever the filter. */
  const [kept, keep] = useState<string>();
  const [typed, setTyped] = useState('');
  /** A number that no order has. */
  const [unknown, setUnknown] = useState<string>();
  const query = useDeferredValue(typed);
  const number = orderNumberIn(query);

  const find = useCallback(
    (among: StateFilter, keeping?: string) =>
      findOrders(filterOrders(orders, among, number ?? keeping), query),
    [number, orders, query],
  );
  const found = useMemo(() => find(filter, kept), [find, filter, kept]);
  const describe = (among: StateFilter, count: number) => {
    const hasMissed = query !== '' && count === 0;
    const isWhole = !hasOlder || !(hasMissed || mayHaveOlder(among));
    return describeFound(count, hasMissed ? find('all').length : 0, isWhole);
  };
  const isUnknown = number !== undefined && number === unknown && found.length === 0;
  const sentence = isUnknown
    ? 'There is no order with this number.'
    : describe(filter, found.length);
  useFoundCount(sentence, query);

  const isMissing = number !== undefined && !orders.some(({ id }) => id === number);
  useEffect(() => {
    if (!isMissing) return;
    void lookUp(number).then((isThere) => {
      if (!isThere) setUnknown(number);
    });
  }, [isMissing, lookUp, number]);

  const pressFilter = (next: StateFilter) => {
    setFilter(next);
    keep(undefined);
    announce(describe(next, find(next).length));
  };
  return { filter, pressFilter, typed, setTyped, query, found, sentence, keep };
}
