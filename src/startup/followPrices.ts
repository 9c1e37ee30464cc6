import { livePricesRead, selectCurrentPrices } from '../catalogue/pricesSlice';
import type { Services } from '../store/services';
import type { AppDispatch, RootState } from '../store/store';

/** Resolves once the page is shown: Chrome may have prerendered it for somebody who never opens it. */
const pageShown = () =>
  new Promise<unknown>((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve);
    else resolve(undefined);
  });

/** How long the prices of a page that is out of view are good enough. */
const FRESH_MS = 60_000;

/**
 * Reads what merchants have changed since the site was built, also for shoppers who save data: it is less than a
 * picture. Reads it again when the page comes back into view. Without an answer, the page's prices stay.
 */
export async function followPrices({ readPrices }: Services, dispatch: AppDispatch) {
  let readAt = -Infinity;
  const read = () => async (_dispatch: AppDispatch, getState: () => RootState) => {
    // Offline, the console would show the request as an error. The emulator needs no network.
    if (!navigator.onLine && !process.env.FIRESTORE_EMULATOR_URL) return;
    readAt = performance.now();
    const prices = await readPrices().catch(() => undefined);
    if (!prices) return;
    // The checkout has read the whole list.
    const today = selectCurrentPrices(getState());
    if (today && !today.isPartial && prices.isPartial) return;
    dispatch(livePricesRead(prices));
  };
  await pageShown();
  document.addEventListener('visibilitychange', () => {
    const isDue = performance.now() - readAt > FRESH_MS;
    if (document.visibilityState === 'visible' && isDue) void dispatch(read());
  });
  await dispatch(read());
}
