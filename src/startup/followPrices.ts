import { livePricesRead, selectCurrentPrices } from '../catalogue/pricesSlice';
import type { Services } from '../store/services';
import type { AppDispatch, RootState } from '../store/store';
import { whenShown } from './whenShown';

/**
 * Reads what merchants have changed since the site was built, also for shoppers who save data: it is less than a
 * picture. Without an answer, the page's prices stay.
 */
export function followPrices({ readPrices }: Services, dispatch: AppDispatch): Promise<void> {
  const read = () => async (_dispatch: AppDispatch, getState: () => RootState) => {
    const prices = await readPrices().catch(() => undefined);
    if (!prices) return;
    // The checkout has read the whole list.
    const today = selectCurrentPrices(getState());
    if (today && !today.isPartial && prices.isPartial) return;
    dispatch(livePricesRead(prices));
  };
  return whenShown(() => dispatch(read()));
}
