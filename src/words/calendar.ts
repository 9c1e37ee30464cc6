/** All of India has one time zone, without summer time. */
export const timeZone = 'Asia/Kolkata';

const OFFSET_MS = 5.5 * 60 * 60 * 1000;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the days of India, from the first of 1970. */
export const dayOf = (time: number) => Math.floor((time + OFFSET_MS) / DAY_MS);

/** When a day starts, in milliseconds. */
export const startOf = (day: number) => day * DAY_MS - OFFSET_MS;

/** When the day of a time starts in India; both in milliseconds. */
export const startOfDay = (time: number) => startOf(dayOf(time));

/** A time in milliseconds as the date and time in India: `2026-11-23 14:05`. */
export const indianTime = (time: number) =>
  new Date(time + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
