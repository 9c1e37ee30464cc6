import { useSyncExternalStore } from 'react';
import { startOfDay } from '../../model/workingDays';

const readToday = () => startOfDay(Date.now());

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** When today started in India, in milliseconds; also in a tab that was in the background overnight. */
export const useToday = () => useSyncExternalStore(subscribe, readToday);
