import { useEffect, useReducer, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart';
import { missingFile } from '../../ui/loadChunk';
import { whenIdle } from '../../ui/whenIdle';

/** A slow phone responds to a press sooner than this. */
const REST_MS = 1_000;
const LATEST_MS = 20_000;

/**
 * Calls `start` once, when the browser is idle: after the visitor's first touch, key or scroll, or
 * after twenty seconds, so that a visitor who leaves at once loads nothing more. A page that came
 * from a service worker loads nothing from the network, and doesn't wait.
 */
function afterFirstInteraction(start: () => void) {
  const waiting = new AbortController();
  const options = { passive: true, signal: waiting.signal };
  const startOnce = () => {
    waiting.abort();
    whenIdle(start);
  };
  const isStored = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  let timer = setTimeout(startOnce, isStored ? 0 : LATEST_MS);
  const onInteraction = () => {
    clearTimeout(timer);
    timer = setTimeout(startOnce, REST_MS);
  };
  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, onInteraction, options);
  }
}

const notices = lazyPart(() => import('./Notices'));

/** Loads the notices about new releases and about being offline, and what keeps the shop available offline. */
export function OfflineNotices() {
  const [part, setPart] = useState<typeof import('./Notices')>();
  const [missing, countMissing] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // The shop works without it.
    const load = () => void notices.load().then(setPart, () => undefined);
    const onMissing = () => {
      countMissing();
      load();
    };
    if (!navigator.connection?.saveData) afterFirstInteraction(load);
    addEventListener(missingFile, onMissing);
    return () => {
      removeEventListener(missingFile, onMissing);
    };
  }, []);
  return part && <part.Notices missing={missing} />;
}
