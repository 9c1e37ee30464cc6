import type { arrivalWords as english } from '../../en/orders/arrival';
import { arrivalDays } from '../../../basket/arrival';
import { dateParts } from '../../dates';

type Counted = Parameters<typeof arrivalDays>;

/** `Fr. 4` as `Fr., 4.`, which stay on one line. */
const dayOfMonth = (parts: { day: string }) => `${parts.day.replace(' ', ',\u00a0')}.`;

/** A day of this year, which stays on one line: `Fr., 4. Dez.` */
const dayAndMonth = (parts: { day: string; month: string | undefined }) =>
  `${dayOfMonth(parts)}\u00a0${parts.month}`;

/** It may end with a full stop, of a month: a sentence that ends with it has no second one. */
function dates(...counted: Counted): string {
  const { year } = dateParts(counted[0]);
  const [from, to] = arrivalDays(...counted);
  const first = dateParts(from);
  const last = dateParts(to);
  const isThisYear = last.year === year;
  const until = isThisYear ? dayAndMonth(last) : `${dayAndMonth(last)} ${last.year}`;
  if (from === to) return until;
  const since = first.month === last.month ? dayOfMonth(first) : dayAndMonth(first);
  return `${since} bis ${until}`;
}

/** From when the day starts. */
const day = (start: number): string => dayAndMonth(dateParts(start));

export const arrivalWords = {
  day,
  dates,
  arrives: (...counted: Counted) => `Lieferung: ${dates(...counted)}`,
} satisfies typeof english;
