import { useSyncExternalStore } from 'react';
import { onReturn } from '../ui/onReturn';
import { dayOf, startOf, startOfDay } from '../words/calendar';

/** Monday to Friday; day 0, the first of 1970, was a Thursday. */
const isWorking = (day: number) => (day + 3) % 7 < 5;

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
 * @returns when these days start in the market, in milliseconds
 */
export function arrivalDays(
  placedAt: number,
  [fewest, most]: readonly [fewest: number, most: number],
): [first: number, last: number] {
  const day = dayOf(placedAt);
  return [startOf(addWorkingDays(day, fewest)), startOf(addWorkingDays(day, most))];
}

const readToday = () => startOfDay(Date.now());

const noDay = () => 0;

/**
 * When today started in the market, in milliseconds; also in a tab that was in the background overnight. 0 in a page that
 * the build renders, until React has taken it over.
 */
export const useToday = () => useSyncExternalStore(onReturn, readToday, noDay);
