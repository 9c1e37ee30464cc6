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

/** The id of a line that was stored without one, by its place in the basket: sorts before all others. */
export const lineIdForPlace = (place: number) => format(0, place.toString(36));

export const isLineId = (text: string) => /^[0-9a-z]{9}-[0-9a-z]{8}$/.test(text);

/** Call it with ids from other tabs and earlier visits: their clock may have been ahead. */
export function recordLineId(lineId: string): void {
  latestTime = Math.max(latestTime, parseInt(lineId, 36));
}
