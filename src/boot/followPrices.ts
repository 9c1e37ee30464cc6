import type { AppDispatch, RootState } from '../app/store';
import { shop } from '../config';
import { livePricesRead, selectToday } from '../features/catalogue/pricesSlice';
import { changedPrices } from '../model/liveChanges';
import type { Services } from '../services/services';

/** Resolves once the page is shown: Chrome may have prerendered it for somebody who never opens it. */
const pageShown = () =>
  new Promise<unknown>((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve);
    else resolve(undefined);
  });

/**
 * Reads once what merchants have changed since the deployment, also for shoppers who save data: it is
 * less than a picture. Without an answer, the page's prices stay.
 */
export async function followPrices(
  { readLiveChanges }: Services,
  release: string,
  dispatch: AppDispatch,
) {
  await pageShown();
  // Offline, the console would show the request as an error. The emulator needs no network.
  if (!navigator.onLine && !process.env.FIRESTORE_EMULATOR_URL) return;
  const changes = await readLiveChanges().catch(() => undefined);
  if (!changes) return;
  dispatch((_dispatch: AppDispatch, getState: () => RootState) => {
    // The checkout may have read newer ones in the meantime.
    if (selectToday(getState())) return;
    dispatch(livePricesRead(changedPrices(changes, release, shop.delivery)));
  });
}
