import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { forgivingSearch, useForgivingSearchLoader } from './forgivingPart';
import type { Searchable } from './forgivingSearch';
import { searchProducts } from './searchProducts';

interface ProductSearch<Product> {
  /** How many products were found. */
  count: number;
  /** What was found; everything where nothing was. */
  shown: readonly Product[];
  /** Marks in a title what was searched for; `undefined` where nothing is to be marked. */
  markTitle: ((title: string) => ReactNode) | undefined;
}

/** What a search finds among the products: as it is typed at first, with forgiveness once that is loaded. */
export function useProductSearch<Product extends Searchable>(
  products: readonly Product[],
  query: string,
): ProductSearch<Product> {
  const [forgiving, setForgiving] = useState(forgivingSearch);
  const load = useForgivingSearchLoader();
  const isWanted = query !== '' && !forgiving;
  useEffect(() => {
    if (isWanted) void load().then(setForgiving);
  }, [isWanted, load]);

  const found = useMemo(
    () => (forgiving?.findProducts ?? searchProducts)(products, query),
    [forgiving, products, query],
  );
  const isAny = found.length > 0;
  const markTitle = useCallback(
    (title: string) => forgiving?.markTitle(title, query) ?? title,
    [forgiving, query],
  );
  return {
    count: found.length,
    shown: isAny ? found : products,
    markTitle: forgiving && query && isAny ? markTitle : undefined,
  };
}
