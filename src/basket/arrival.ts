import { useSyncExternalStore } from 'react';

/** All of India has one time zone, without summer time. */
export const timeZone = 'Asia/Kolkata';

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = 5.5 * 60 * 60 * 1000;

const dayOf = (time: number) => Math.floor((time + OFFSET_MS) / DAY_MS);
const startOf = (day: number) => day * DAY_MS - OFFSET_MS;

/** A time in milliseconds as the date and time in India: `2026-11-23 14:05`. */
export const indianTime = (time: number) =>
  new Date(time + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');

/** Monday to Friday; day 0, the first of 1970, was a Thursday. */
const isWorking = (day: number) => (day + 3) % 7 < 5;

/** When the day of a time starts in India; both in milliseconds. */
export const startOfDay = (time: number) => startOf(dayOf(time));

function addWorkingDays(from: number, count: number): number {
  let day = from;
  for (let left = count; left > 0;) {
    day += 1;
    if (isWorking(day)) left -= 1;
  }
  while (!isWorking(day)) day += 1;
  return day;
}

/**
 * The first and the last day on which an order is expected to arrive. Always working days: an order of
 * the weekend counts from Monday, its first. Public holidays count as working days.
 *
 * @param placedAt in milliseconds
 * @param days the fewest and the most working days after the day of the order
 * @returns when these days start in India, in milliseconds
 */
export function arrivalDays(
  placedAt: number,
  [fewest, most]: readonly [fewest: number, most: number],
): [first: number, last: number] {
  const day = dayOf(placedAt);
  return [startOf(addWorkingDays(day, fewest)), startOf(addWorkingDays(day, most))];
}

const readToday = () => startOfDay(Date.now());

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** When today started in India, in milliseconds; also in a tab that was in the background overnight. */
export const useToday = () => useSyncExternalStore(subscribe, readToday);
