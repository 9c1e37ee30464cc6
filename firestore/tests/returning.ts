import { DAY_MS } from '../../src/words/calendar';

/**
 * The first delivery that the rules still accept a return of: `isReturnable` in `firestore.rules`, solved for it.
 *
 * @param now milliseconds, as is the result
 * @param offsets the least and the most minutes that the clocks are ahead of UTC
 */
export function earliestReturnable(
  now: number,
  returnDays: number,
  [smallest, largest]: readonly [smallest: number, largest: number],
): number {
  const day = Math.floor((now + smallest * 60_000) / DAY_MS) - returnDays;
  return day * DAY_MS - largest * 60_000;
}
