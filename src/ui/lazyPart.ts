import { type ComponentType, createElement, useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from './loadChunk';

/** A part of the shop that loads when it is needed. */
export interface LazyPart<Part> {
  /** Set once it has loaded. */
  loaded?: Part;
  /** Why the last attempt to load it failed. */
  error?: unknown;
  /** Loads it once; after a failure, the next call retries. */
  load: () => Promise<Part>;
  /** Loads its code alone, for a head start: nobody has asked for it yet, so a failure is not reported. */
  importPart: () => Promise<unknown>;
}

/** @param importPart may be called again after it has rejected */
export function lazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let loading: Promise<Part> | undefined;
  const load = async () => {
    try {
      return (part.loaded = await loadChunk(importPart));
    } catch (error) {
      loading = undefined;
      part.error = error;
      throw error;
    }
  };
  const part: LazyPart<Part> = { load: () => (loading ??= load()), importPart };
  return part;
}

/**
 * Loads a part while a component is mounted, and returns it once it has loaded.
 *
 * @param part the same at each render, or `undefined`, which loads nothing
 */
export function usePart<Part extends object>(part: LazyPart<Part> | undefined) {
  const [state, setState] = useState({ loaded: part?.loaded, isFailed: false });
  const latest = useRef(part);
  const retry = useCallback(() => {
    // A former part that loads more slowly doesn't replace this one.
    const settle = (settled: typeof state) => {
      if (latest.current === part) setState(settled);
    };
    return part?.load().then(
      (loaded) => {
        settle({ loaded, isFailed: false });
      },
      () => {
        settle({ loaded: undefined, isFailed: true });
      },
    );
  }, [part]);
  useEffect(() => {
    latest.current = part;
    void retry();
    // A part that is needed again must show that it is loading, not its last failure.
    return () => {
      setState((last) => (last.isFailed ? { ...last, isFailed: false } : last));
    };
  }, [part, retry]);
  return { ...state, retry };
}

/** A screen that has loaded, or has failed to. */
export function LazyScreen({ part: { loaded: Screen, error } }: { part: LazyPart<ComponentType> }) {
  if (!Screen) throw error;
  return createElement(Screen);
}
