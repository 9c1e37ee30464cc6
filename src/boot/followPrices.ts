import type { AppDispatch } from '../app/store';
import { shop } from '../config';
import { livePricesRead } from '../features/catalogue/pricesSlice';
import type { Product } from '../features/catalogue/product';
import { applyChanges, isCurrent, pricesOf } from '../model/liveChanges';
import type { Services } from '../services/services';

/** Reads once what merchants have changed since the deployment. Without an answer, the page's prices stay. */
export async function followPrices(
  { readLiveChanges }: Services,
  catalogue: { products: readonly Product[]; release: string },
  dispatch: AppDispatch,
) {
  const published = { release: catalogue.release, ...pricesOf(catalogue.products, shop.delivery) };
  const changes = await readLiveChanges().catch(() => undefined);
  if (isCurrent(changes, published)) dispatch(livePricesRead(applyChanges(published, changes)));
}
