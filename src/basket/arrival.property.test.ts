import * as fc from 'fast-check';
import { holds } from '../testing/properties';
import { DAY_MS, timeZone } from '../words/calendar';
import { arrivalDays } from './arrival';

const date = new Intl.DateTimeFormat('en-CA', { timeZone });
const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short' });
const isWeekend = (time: number) => weekday.format(time).startsWith('S');

const placedAt = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) });
const days = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));

/** The working days of India's calendar after the day of the order, one by one. */
function countTo(last: number, from: number): number {
  let count = 0;
  for (let time = from; date.format(time) < date.format(last);) {
    time += DAY_MS;
    if (!isWeekend(time)) count += 1;
  }
  return count;
}

holds(
  'so many working days lie between an order and its arrival, which is at the start of one',
  1000,
  [placedAt, days],
  (time, [fewest, more]) => {
    const arrival = arrivalDays(time, [fewest, fewest + more]);
    for (const [index, count] of [fewest, fewest + more].entries()) {
      const day = arrival[index] ?? NaN;
      expect(isWeekend(day)).toBe(false);
      expect(date.format(day - 1)).not.toBe(date.format(day));
      // Without a day in between, an order of the weekend still arrives on Monday.
      const least = count === 0 && isWeekend(time) ? 1 : count;
      expect(countTo(day, time)).toBe(least);
    }
  },
);
