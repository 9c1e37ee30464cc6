import { currentPricesOf, type PriceList } from '../catalogue/priceList';
import type { CurrentPrices } from '../catalogue/prices';
import { orderError } from '../orders/orderService';
import { deliveryIn, priceListIn, type PriceFields } from './priceDocument';
import { readOffers, requestFields } from './priceRequest';

/** As `requestFields`. @throws OrderError */
async function readFields(fieldPaths?: readonly (keyof PriceFields)[]) {
  try {
    const headers = process.env.FIREBASE_APP_CHECK_KEY
      ? await (await import('./firebaseApp')).appCheckHeader()
      : undefined;
    return await requestFields(fieldPaths, headers);
  } catch (error) {
    const { status } = error as Partial<Response>;
    // The project has no database.
    if (status === 404) throw orderError('no-database');
    throw orderError('unreachable', status ? `shop/prices: ${status}` : String(error));
  }
}

/** The whole list; `undefined` before its first publication. @throws OrderError */
export async function readPriceList(): Promise<PriceList | undefined> {
  const fields = await readFields();
  return fields && priceListIn(fields);
}

/**
 * The prices that differ from those of a page that was built at this revision of the list; all of them if that isn't
 * known, or too long ago. `undefined` before the first publication.
 *
 * @throws OrderError
 */
export async function readPrices(builtAt: number | undefined): Promise<CurrentPrices | undefined> {
  const read = await readOffers(builtAt, readFields);
  if (!read) return undefined;
  const { offers, isPartial, fields } = read;
  const delivery = deliveryIn(fields.delivery);
  return currentPricesOf({ offers, delivery }, isPartial ? { isPartial } : {});
}
