import type { Cards } from '../catalogue/cards';
import { currentPricesOf, type PriceList } from '../catalogue/priceList';
import type { News } from '../catalogue/prices';
import { orderError } from '../orders/orderService';
import { cardsIn } from './cardsDocument';
import {
  changedSince,
  deliveryIn,
  priceListIn,
  type PriceFields,
  revisionIn,
  type Value,
} from './priceDocument';
import { readOffers, requestDocument } from './priceRequest';

/** As `requestDocument`. @throws OrderError */
export async function readDocument<Fields extends object>(
  path: string,
  fieldPaths?: readonly string[],
) {
  try {
    const headers = process.env.FIREBASE_APP_CHECK_KEY
      ? await (await import('./firebaseApp')).appCheckHeader()
      : undefined;
    return await requestDocument<Fields>(path, fieldPaths, headers);
  } catch (error) {
    const { status } = error as Partial<Response>;
    // The project has no database.
    if (status === 404) throw orderError('no-database');
    throw orderError('unreachable', status ? `${path}: ${status}` : String(error));
  }
}

const readFields = (fieldPaths?: readonly (keyof PriceFields)[]) =>
  readDocument<PriceFields>('shop/prices', fieldPaths);

/** The whole list; `undefined` before its first publication. @throws OrderError */
export async function readPriceList(): Promise<PriceList | undefined> {
  const fields = await readFields();
  return fields && priceListIn(fields);
}

/** The cards of these products, or all. @throws OrderError */
export async function readCards(ids?: readonly string[]): Promise<Cards> {
  const paths = ids?.map((id) => {
    const escaped = id.replace(/[\\`]/g, '\\$&');
    return `cards.\`${escaped}\``;
  });
  return cardsIn((await readDocument<{ cards?: Value }>('shop/cards', paths))?.cards);
}

/** A picture of the database, by its hash. @throws OrderError */
export async function readPicture(hash: string): Promise<Blob> {
  const fields = await readDocument<Record<string, Value>>(`pictures/${hash}`);
  if (!fields?.bytes?.bytesValue) throw orderError('unreachable', `pictures/${hash} is missing`);
  const bytes = Uint8Array.from(atob(fields.bytes.bytesValue), (byte) => byte.charCodeAt(0));
  return new Blob([bytes], { type: fields.type?.stringValue });
}

/**
 * What differs from a page that was built at this revision of the list of prices; everything if that isn't known, or
 * too long ago. `undefined` before the first publication. Reads `shop/cards` only if a card has changed since then.
 *
 * @throws OrderError
 */
export async function readNews(builtAt: number | undefined): Promise<News | undefined> {
  const read = await readOffers(builtAt, readFields);
  if (!read) return undefined;
  const { offers, isPartial, fields } = read;
  const delivery = deliveryIn(fields.delivery);
  // The revisions start again after an edit by hand.
  const since = builtAt && builtAt <= revisionIn(fields.revision) ? builtAt : 0;
  const ids = isPartial ? changedSince(since, fields.news) : undefined;
  const areCardsNew = revisionIn(fields.cards) > since;
  return {
    prices: currentPricesOf({ offers, delivery }, isPartial ? { isPartial } : {}),
    cards: areCardsNew ? await readCards(ids) : {},
  };
}
