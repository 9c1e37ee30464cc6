import { useEffect, useState, type ReactNode } from 'react';
import { loadChunk } from '../shared/loadChunk';
import { whenIdle } from './whenIdle';

/** Longer than the answer to a press takes on a slow phone. */
const REST_MS = 1_000;
const LATEST_MS = 20_000;
const interactions = ['pointerdown', 'keydown', 'scroll'];

/**
 * Calls `start` once, when the browser has nothing else to do: after the visitor's first touch, key
 * or scroll and its answer, or twenty seconds. What is loaded then costs nothing to a visitor who
 * leaves at once. A page that came from a service worker has nothing to spare, and doesn't wait.
 */
function afterFirstInteraction(start: () => void) {
  const startOnce = () => {
    for (const type of interactions) removeEventListener(type, onInteraction);
    whenIdle(start);
  };
  const onInteraction = () => {
    clearTimeout(timer);
    timer = setTimeout(startOnce, REST_MS);
  };
  for (const type of interactions) addEventListener(type, onInteraction, { passive: true });
  let timer = setTimeout(startOnce, navigator.serviceWorker.controller ? 0 : LATEST_MS);
}

/**
 * Makes the shop available without a network, after the first interaction, and shows the notice that
 * there is a newer version of it. Does nothing for shoppers who save data.
 */
export function OfflineNotices() {
  const [notice, setNotice] = useState<ReactNode>(null);
  useEffect(() => {
    if (
      process.env.SERVICE_WORKER === 'on' &&
      'serviceWorker' in navigator &&
      !navigator.connection?.saveData
    ) {
      afterFirstInteraction(() => {
        loadChunk(() => import('./keepOffline'))
          .then(({ keepOffline }) => keepOffline(setNotice))
          // The shop works without.
          .catch(() => undefined);
      });
    }
  }, []);
  return notice;
}
