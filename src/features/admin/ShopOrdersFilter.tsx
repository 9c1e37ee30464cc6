import { adminWords as words } from '../../words/en/admin/orders';
import { filters } from './orderFilters';
import type { useOrderFilter } from './useOrderFilter';

export function ShopOrdersFilter({ list }: { list: ReturnType<typeof useOrderFilter> }) {
  return (
    <div className="orders-filter">
      <div className="orders-filter-states" role="group" aria-label={words.filterByStatus}>
        {filters.map((each) => (
          <button
            key={each}
            type="button"
            className="button button-quiet orders-filter-state"
            aria-pressed={each === list.filter}
            onClick={() => {
              list.pressFilter(each);
            }}
          >
            {words.filters[each]} <span className="orders-filter-count">{list.countIn(each)}</span>
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
          value={list.query}
          onChange={({ target }) => {
            list.setQuery(target.value);
          }}
        />
      </div>
    </div>
  );
}
