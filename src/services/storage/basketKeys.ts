import { shop } from '../../config';
import { isLineId } from '../../model/lineId';

/*
 * The basket in local storage: one entry for each line and one for the gift choice, so that two tabs
 * can't overwrite each other's changes. What an account has acknowledged is stored under its uid.
 * Other keys are ignored, as a later release in another tab may use them.
 */

/** Starts with the shop's path: shops on one host share one storage. */
export const basketPrefix = `${shop.basePath}basket/`;

/** The uid of the account that the basket belongs to. */
export const ownerKey = `${basketPrefix}owner`;

/** Exists if the owner's session has expired. */
export const expiredKey = `${basketPrefix}expired`;

/** Exists after a sign-in that added lines to an account, until the account's basket has been read. */
export const joiningKey = `${basketPrefix}joining`;

/** @param owner the account that has acknowledged it */
const pathOf = (owner?: string) => (owner ? `${basketPrefix}${owner}/` : basketPrefix);

/** Its entry is the product's id. */
export const lineKey = (lineId: string, owner?: string) => pathOf(owner) + lineId;

/** Its entry is `yes` or `no`; without one, the order contains no gift. */
export const giftKey = (owner?: string) => `${pathOf(owner)}gift`;

/** Its entry is when this device last wrote an account's basket, in milliseconds by its clock; `sent` until the answer. */
export const writtenKey = (owner: string) => `${pathOf(owner)}written`;

/** A line that was removed here but may still be in the account. Its entry is the product's id. */
export const removedKey = (lineId: string, owner: string) => `${pathOf(owner)}removed/${lineId}`;

/** The id of the line under this key; `undefined` for any other key. */
export const lineIdOf = (key: string, owner?: string) => idAfter(pathOf(owner), key);

export const removedIdOf = (key: string, owner: string) => idAfter(removedKey('', owner), key);

function idAfter(path: string, key: string): string | undefined {
  const lineId = key.startsWith(path) ? key.slice(path.length) : '';
  return isLineId(lineId) ? lineId : undefined;
}
