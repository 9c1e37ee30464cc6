import { useMemo } from 'react';
import { lazyPart, usePart } from './lazyPart';

/**
 * Loads data once while a component is mounted, and again if `load` is another function; what was loaded before stays
 * meanwhile. `retry` loads again after a failure.
 *
 * @param load stable, such as by `useCallback`, or `undefined`, which loads nothing
 */
export const useLoaded = <Data extends object>(load: (() => Promise<Data>) | undefined) =>
  usePart(useMemo(() => load && lazyPart(load), [load]));
