import { type CurrentPrices, deliveryOf } from '../catalogue/prices';
import { pricesRead, selectCurrentPrices } from '../catalogue/pricesSlice';
import { shop } from '../config';
import type { Services } from '../store/services';
import type { AppDispatch, RootState } from '../store/store';
import { whenShown } from './whenShown';

/** The prices of a page that was built today. */
const built: CurrentPrices = {
  ...{ prices: {}, left: {}, delivery: deliveryOf(shop.delivery), isPartial: true },
};

/** Prices with what has changed since the site was built, which includes all that has changed since they were read. */
function withNews(known: CurrentPrices, news: CurrentPrices): CurrentPrices {
  if (known.isPartial || !news.isPartial) return news;
  const changed = new Set(Object.keys(news.prices));
  const left = Object.entries(known.left ?? {}).filter(([id]) => !changed.has(id));
  return {
    ...known,
    prices: { ...known.prices, ...news.prices },
    left: { ...Object.fromEntries(left), ...news.left },
    delivery: news.delivery,
  };
}

/**
 * Reads what merchants have changed since the site was built, also for shoppers who save data: it is less than a
 * picture. Without an answer, the page's prices stay.
 */
export function followPrices({ readPrices }: Services, dispatch: AppDispatch): Promise<void> {
  const read = () => async (_dispatch: AppDispatch, getState: () => RootState) => {
    const before = selectCurrentPrices(getState());
    const news = await readPrices().catch(() => undefined);
    // The checkout may have read newer ones meanwhile.
    if (!news || selectCurrentPrices(getState()) !== before) return;
    const next = withNews(before ?? built, news);
    // With another object, every card would render again.
    if (JSON.stringify(next) !== JSON.stringify(before ?? built)) dispatch(pricesRead(next));
  };
  return whenShown(() => dispatch(read()));
}
