import type { arrivalWords as english } from '../../en/orders/arrival';
import { arrivalDays } from '../../../basket/arrival';
import { dateParts } from '../../dates';

type Days = readonly [fewest: number, most: number];

/** `Fr. 4` as `Fr., 4.` */
const dayOfMonth = (parts: { day: string }) => `${parts.day.replace(' ', ', ')}.`;

/** It may end with a full stop, of a month: no sentence ends with it. */
function dates(placedAt: number, days: Days): string {
  const [from, to] = arrivalDays(placedAt, days);
  const first = dateParts(from);
  const last = dateParts(to);
  const until = [dayOfMonth(last), last.month];
  if (last.year !== dateParts(placedAt).year) until.push(last.year);
  if (from === to) return until.join(' ');
  const since =
    first.month === last.month ? dayOfMonth(first) : `${dayOfMonth(first)} ${first.month}`;
  return `${since} – ${until.join(' ')}`;
}

/** A day of this year, from when it starts: `Fr., 4. Dez.` */
function day(start: number): string {
  const parts = dateParts(start);
  return `${dayOfMonth(parts)} ${parts.month}`;
}

export const arrivalWords = {
  day,
  dates,
  arrives: (placedAt: number, days: Days) => `Kommt ${dates(placedAt, days)}`,
} satisfies typeof english;
