import { useCallback, useEffect, useState } from 'react';
import { loadChunk } from './loadChunk';

/**
 * Loads a chunk of the shop while a component is shown.
 *
 * @param load the `import()` of the chunk; the same function at each render; `undefined`: nothing to load
 * @returns the chunk once it is there; whether it could not be had; and what tries again
 */
export function useChunk<Chunk extends object>(load: (() => Promise<Chunk>) | undefined) {
  const [state, setState] = useState<{ chunk?: Chunk; isFailed?: boolean }>({});
  const start = useCallback(
    () =>
      load &&
      loadChunk(load).then(
        (chunk) => {
          setState({ chunk });
        },
        () => {
          setState({ isFailed: true });
        },
      ),
    [load],
  );
  useEffect(() => void start(), [start]);
  return { ...state, again: start };
}
