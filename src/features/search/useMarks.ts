import { useCallback } from 'react';
import { useChunk } from '../../shared/useChunk';
import { loadBrowse } from './loadBrowse';

/** What marks the words of a query in a title; `undefined` without a query, and until its code has loaded. */
export function useMarks(query: string) {
  const { chunk } = useChunk(query ? loadBrowse : undefined);
  const mark = useCallback(
    (title: string) => chunk?.markTitle(title, query) ?? title,
    [chunk, query],
  );
  return query && chunk ? mark : undefined;
}
