import { readToday, restoreCards } from '../catalogue/today';
import type { AppDispatch } from '../store/store';
import { whenShown } from './whenShown';

/**
 * Reads what merchants have changed since the site was built, also for shoppers who save data: it is less than a
 * picture. Without an answer, the page's prices stay, and the products that an earlier visit has read.
 */
export function followPrices(dispatch: AppDispatch): Promise<void> {
  dispatch(restoreCards());
  return whenShown(() => dispatch(readToday()).catch(() => undefined));
}
