import { readToday, restoreCards } from '../../catalogue/today';
import { onReturn } from '../../ui/onReturn';
import type { AppDispatch } from '../store';

/** How long prices count as fresh after they were read. */
const FRESH_MS = 60_000;

/**
 * Reads what merchants have changed since the site was built, also for shoppers who save data: it is less than a
 * picture. Without an answer, the page's prices stay, and the products that an earlier visit has read. Reads again when
 * the shopper comes back after a minute; a page that the browser prerenders is hidden until somebody opens it.
 */
export async function followPrices(dispatch: AppDispatch): Promise<void> {
  dispatch(restoreCards());
  let readAt = -Infinity;
  const readIfDue = async () => {
    const now = performance.now();
    if (document.hidden || now - readAt <= FRESH_MS) return;
    // Offline, the console would show a request as an error; the emulator needs no network.
    if (!navigator.onLine && !process.env.FIRESTORE_EMULATOR_URL) return;
    readAt = now;
    await dispatch(readToday()).catch(() => undefined);
  };
  onReturn(readIfDue);
  await readIfDue();
}
