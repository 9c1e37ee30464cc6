import { shop } from '../../../config';
import { arrivalDays, timeZone } from '../../../model/workingDays';

type Days = readonly [fewest: number, most: number];

const format = new Intl.DateTimeFormat(shop.language, {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** Browsers differ in the commas of a whole date, not in its parts. */
function partsOf(time: number) {
  const parts = format.formatToParts(time);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  return {
    day: `${valueOf('weekday')} ${valueOf('day')}`,
    month: valueOf('month'),
    year: valueOf('year'),
  };
}

function dates(placedAt: number, days: Days): string {
  const [from, to] = arrivalDays(placedAt, days);
  const first = partsOf(from);
  const last = partsOf(to);
  const until = [last.day, last.month];
  if (last.year !== partsOf(placedAt).year) until.push(last.year);
  if (from === to) return until.join(' ');
  const since = first.month === last.month ? first.day : `${first.day} ${first.month}`;
  return `${since} – ${until.join(' ')}`;
}

/**
 * When an order placed at a time, in milliseconds, arrives if delivery takes so many working days. The
 * year is there only if it isn't the one in which the order was placed.
 */
export const arrivalWords = {
  dates,
  arrives: (placedAt: number, days: Days) => `Arrives ${dates(placedAt, days)}`,
};
