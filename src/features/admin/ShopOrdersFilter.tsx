import type { Order } from '../../services/orderService';
import { adminWords as words } from '../../words/en/admin';
import { filters, filterOrders, mayHaveOlder, type StateFilter } from './orderFilters';

interface ShopOrdersFilterProps {
  orders: readonly Order[];
  /** Whether there are older orders than these. */
  hasOlder: boolean;
  filter: StateFilter;
  onFilter: (filter: StateFilter) => void;
  query: string;
  onQuery: (query: string) => void;
}

/** Narrows the merchant's list by state and by search. */
export function ShopOrdersFilter(props: ShopOrdersFilterProps) {
  const { orders, hasOlder, filter, onFilter, query, onQuery } = props;
  return (
    <div className="orders-filter">
      <div className="orders-filter-states" role="group" aria-label={words.filterByStatus}>
        {filters.map((each) => (
          <button
            key={each}
            type="button"
            className="button button-quiet orders-filter-state"
            aria-pressed={each === filter}
            onClick={() => {
              onFilter(each);
            }}
          >
            {words.filters[each]}{' '}
            <span className="orders-filter-count">
              {words.filterCount(filterOrders(orders, each).length, hasOlder && mayHaveOlder(each))}
            </span>
          </button>
        ))}
      </div>
      <div className="field">
        <label htmlFor="orders-query">{words.search}</label>
        <input
          id="orders-query"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => {
            onQuery(target.value);
          }}
        />
      </div>
    </div>
  );
}
