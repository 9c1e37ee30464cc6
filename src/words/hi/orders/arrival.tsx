import type { arrivalWords as english } from '../../en/orders/arrival';
import { arrivalDays } from '../../../basket/arrival';
import { dateParts } from '../../dates';

type Counted = Parameters<typeof arrivalDays>;

/** Before a verb: “1 से 4 दिस॰ तक”, or “4 दिस॰ को”. */
function dates(...counted: Counted): string {
  const { year } = dateParts(counted[0]);
  const [from, to] = arrivalDays(...counted);
  const first = dateParts(from);
  const last = dateParts(to);
  const until = [last.day, last.month];
  if (last.year !== year) until.push(last.year);
  if (from === to) return `${until.join(' ')} को`;
  const since = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `${since} से ${until.join(' ')} तक`;
}

/** A day of this year, from when it starts in India: `शुक्र 4 दिस॰`. */
function day(start: number): string {
  const parts = dateParts(start);
  return `${parts.day} ${parts.month}`;
}

/**
 * When an order arrives: see `arrivalDays`. The year is there only if it isn't the one in which the order was placed.
 */
export const arrivalWords = {
  day,
  dates,
  arrives: (...counted: Counted) => `${dates(...counted)} मिलेगा`,
} satisfies typeof english;
