import { shop } from '../config';
import type { StoredLine } from './basketStore';
import { isLineId, lineIdForPlace } from '../model/lineId';

/*
 * The basket in local storage: one entry for each line, `/haat/basket/<line id>`, which holds the id
 * of the product, and one for the gift choice. The basket of an account has the account's id between:
 * `/haat/basket/<uid>/<line id>`. No two tabs write the same entry, so they can't overwrite each other.
 * Entries of any other form are ignored and left alone: they may belong to a later release that
 * another tab runs. A change of the format takes keys of another form.
 */

/** By the path of the shop: shops on one host share one storage. */
export const basketPrefix = `${shop.basePath}basket/`;

/** Holds the id of the account that the basket belongs to, while somebody is signed in. */
export const ownerKey = `${basketPrefix}owner`;

const pathOf = (owner?: string) => (owner ? `${basketPrefix}${owner}/` : basketPrefix);

/** Its entry exists while the order contains a gift. */
export const giftKey = (owner?: string) => `${pathOf(owner)}gift`;

export const lineKey = (lineId: string, owner?: string) => pathOf(owner) + lineId;

/** The start of the keys of all that the account has not acknowledged. */
export const unsentPath = (owner: string) => `${pathOf(owner)}unsent/`;

/**
 * What was done to a line since the account has last acknowledged it: an entry that holds the product's
 * id. Sending it to the account again changes nothing.
 */
export const unsentKey = (what: 'add' | 'remove', lineId: string, owner: string) =>
  `${unsentPath(owner)}${what}/${lineId}`;

/** The gift choice that the account has not acknowledged: `yes` or `no`. */
export const unsentGiftKey = (owner: string) => `${unsentPath(owner)}gift`;

/** The start of the keys of what accounts had when their sessions ended by themselves. */
export const acknowledgedPath = `${basketPrefix}acknowledged/`;

/** This account had the line: an entry that holds the product's id. */
export const acknowledgedKey = (lineId: string, owner: string) =>
  `${acknowledgedPath}${owner}/${lineId}`;

/** Its entry exists while lines from before a sign-in join the account's. */
export const joiningKey = (owner: string) => `${pathOf(owner)}joining`;

/** The id of the line that is stored under this key of a basket; `undefined` for any other key. */
export const lineIdOf = (key: string, owner?: string) => idAfter(pathOf(owner), key);

/** The id of the line that this was done to; `undefined` for any other key. */
export const unsentIdOf = (what: 'add' | 'remove', key: string, owner: string) =>
  idAfter(unsentKey(what, '', owner), key);

/** The id of the line that this account had; `undefined` for any other key. */
export const acknowledgedIdOf = (key: string, owner: string) =>
  idAfter(acknowledgedKey('', owner), key);

function idAfter(path: string, key: string): string | undefined {
  const lineId = key.startsWith(path) ? key.slice(path.length) : '';
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
