import { shop } from '../config';
import type { StoredLine } from './basketStore';
import { isLineId, lineIdForPlace } from './lineId';

/*
 * The basket in local storage: one entry for each line, `/haat/basket/<line id>`, which holds the id
 * of the product, and one for the gift choice. No two tabs write the same entry, so they can't
 * overwrite each other. Entries of any other form are ignored and left alone: they may belong to a
 * later release that another tab runs. A change of the format takes keys of another form.
 */

/** By the path of the shop: shops on one host share one storage. */
const prefix = `${shop.basePath}basket/`;

/** Its entry exists while the order contains a gift. */
export const giftKey = `${prefix}gift`;

export const lineKey = (lineId: string) => prefix + lineId;

/** The id of the line that is stored under this key; `undefined` for any other key. */
export function lineIdOf(key: string): string | undefined {
  const lineId = key.startsWith(prefix) ? key.slice(prefix.length) : '';
  return isLineId(lineId) ? lineId : undefined;
}

/** Where version 1 has stored the whole basket as one text. */
export const version1Key = `${shop.basePath}basket`;

/** What version 1 has stored, if it can be understood. All tabs give its lines the same ids. */
export function readVersion1(page: Window): { lines: StoredLine[]; gift: boolean } | null {
  try {
    const text = page.localStorage.getItem(version1Key) ?? '';
    const { version, ids, gift } = JSON.parse(text) as Record<string, unknown>;
    if (version !== 1 || !Array.isArray(ids)) return null;
    const lines = ids
      .filter((id) => typeof id === 'string')
      .map((productId, place) => ({ lineId: lineIdForPlace(place), productId }));
    return { lines, gift: gift === true };
  } catch {
    return null;
  }
}
