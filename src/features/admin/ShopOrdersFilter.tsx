import { useLayoutEffect, useRef } from 'react';
import { adminWords as words } from '../../words/en/admin/orders';
import { filters } from './orderFilters';
import type { useOrderFilter } from './useOrderFilter';

export function ShopOrdersFilter({ list }: { list: ReturnType<typeof useOrderFilter> }) {
  const { filter, countIn } = list;
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: button } = pressed;
    const line = button?.parentElement;
    if (line) line.scrollLeft = button.offsetLeft - (line.clientWidth - button.offsetWidth) / 2;
  }, [filter]);

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
      <div className="field">
        <label htmlFor="orders-query" className="visually-hidden">
          {words.search}
        </label>
        <input
          id="orders-query"
          type="search"
          placeholder={words.search}
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
