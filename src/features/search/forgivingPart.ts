import { createContext, useCallback, useContext } from 'react';

type ForgivingSearch = typeof import('./forgivingSearch');

/**
 * Loads the forgiving search. It is given from outside, because it is prepared for the catalogue, which
 * this feature does not know.
 */
export const ForgivingSearchLoader = createContext<() => Promise<ForgivingSearch>>(() =>
  Promise.reject(new Error('There is no forgiving search to load.')),
);

let loaded: ForgivingSearch | undefined;

/** The forgiving search, once it is loaded. */
export const forgivingSearch = () => loaded;

/**
 * Returns what loads the forgiving search. It is wanted as soon as the search has the focus, and
 * never before. Where it can't be had, the simple search goes on.
 */
export function useForgivingSearchLoader() {
  const load = useContext(ForgivingSearchLoader);
  return useCallback(async () => {
    try {
      loaded ??= await load();
    } catch {
      // Tried again at the next search.
    }
    return loaded;
  }, [load]);
}
