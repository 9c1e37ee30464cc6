import { shop } from '#shop/config';

/** 36 ** 9 milliseconds after 1970 are in the year 5188. */
const TIME_DIGITS = 9;
const RANDOM_DIGITS = 8;
const LAST_TIME = 36 ** TIME_DIGITS - 1;

let latestTime = 0;

const format = (time: number, rest: string) =>
  `${time.toString(36).padStart(TIME_DIGITS, '0')}-${rest.padStart(RANDOM_DIGITS, '0')}`;

/**
 * An id for a new line of the basket: the time in milliseconds, then random digits. As text, ids sort
 * by age; a new one sorts after every id that was created or recorded here.
 */
export function createLineId(): string {
  latestTime = Math.min(Math.max(Date.now(), latestTime + 1), LAST_TIME);
  return format(latestTime, Math.floor(Math.random() * 36 ** RANDOM_DIGITS).toString(36));
}

/** The id of a line by its index in a test's basket: sorts before all that are created. */
export const lineIdAtIndex = (index: number) => format(0, index.toString(36));

export const isLineId = (text: string) => /^[0-9a-z]{9}-[0-9a-z]{8}$/.test(text);

/** Call it with ids from other tabs and earlier visits: their clock may have been ahead. */
export function recordLineId(lineId: string): void {
  latestTime = Math.max(latestTime, parseInt(lineId, 36));
}

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
