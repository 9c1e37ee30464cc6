import { useEffect, useState, type ReactNode } from 'react';
import { loadChunk } from '../shared/loadChunk';
import { onFirstInteraction } from './onFirstInteraction';

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
      onFirstInteraction(() => {
        loadChunk(() => import('./keepOffline'))
          .then(({ keepOffline }) => keepOffline(setNotice))
          // The shop works without.
          .catch(() => undefined);
      });
    }
  }, []);
  return notice;
}
