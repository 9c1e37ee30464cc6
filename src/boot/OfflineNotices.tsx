import { useEffect, useState, type ReactNode } from 'react';
import { loadChunk } from '../shared/loadChunk';
import { whenIdle } from './whenIdle';

/** Longer than a slow phone takes to respond to a press. */
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
  let timer = setTimeout(startOnce, navigator.serviceWorker.controller ? 0 : LATEST_MS);
  const onInteraction = () => {
    clearTimeout(timer);
    timer = setTimeout(startOnce, REST_MS);
  };
  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    addEventListener(type, onInteraction, options);
  }
}

/** Makes the shop available offline, except for shoppers who save data; shows its notice of updates. */
export function OfflineNotices() {
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    if (process.env.SERVICE_WORKER !== 'on') return;
    if (!('serviceWorker' in navigator) || navigator.connection?.saveData) return;
    afterFirstInteraction(() => {
      loadChunk(() => import('./keepOffline'))
        .then(({ keepOffline }) => keepOffline(setNotice))
        // The shop works without it.
        .catch(() => undefined);
    });
  }, []);
  return notice;
}
