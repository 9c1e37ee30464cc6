import { useCallback, useEffect, useState } from 'react';
import { loadChunk } from './loadChunk';

/**
 * Loads a chunk while a component is mounted.
 *
 * @param load the `import()` of the chunk, the same function at each render; `undefined` loads nothing
 * @returns the chunk, once it has loaded; whether loading failed; and what retries
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
