import { arrivalDays } from '../../../basket/arrival';
import { dateParts } from '../../dates';

type Counted = Parameters<typeof arrivalDays>;

function dates(...counted: Counted): string {
  const { year } = dateParts(counted[0]);
  const [from, to] = arrivalDays(...counted);
  const first = dateParts(from);
  const last = dateParts(to);
  const until = [last.day, last.month];
  if (last.year !== year) until.push(last.year);
  if (from === to) return until.join(' ');
  const since = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `${since} – ${until.join(' ')}`;
}

/** A day of this year, from when it starts in India: `Fri 4 Dec`. */
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
  arrives: (...counted: Counted) => `Arrives ${dates(...counted)}`,
};
