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
 * @param since when it was placed, or paid if the shop waits for that; in milliseconds
 * @param days the fewest and the most working days after that day
 * @param answeredAt when the shop accepted it: no day is named that was over by then, and the last one stays if it can
 * @returns when these days start in the market, in milliseconds
 */
export function arrivalDays(
  since: number,
  days: readonly [fewest: number, most: number],
  answeredAt = since,
): [first: number, last: number] {
  const daysFrom = (day: number) => days.map((count) => addWorkingDays(day, count));
  const [first = 0, last = 0] = daysFrom(dayOf(since));
  const [firstAfter = 0, lastAfter = 0] = daysFrom(dayOf(answeredAt));
  if (dayOf(answeredAt) <= first) return [startOf(first), startOf(last)];
  return [startOf(firstAfter), startOf(firstAfter <= last ? last : lastAfter)];
}

const readToday = () => startOfDay(Date.now());

const noDay = () => 0;

/**
 * When today started in the market, in milliseconds; also in a tab that was in the background overnight. 0 in a page that
 * the build renders, until React has taken it over.
 */
export const useToday = () => useSyncExternalStore(onReturn, readToday, noDay);
