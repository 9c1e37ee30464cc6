import { shop } from '../config';
import { timeZone } from '../model/workingDays';

const format = new Intl.DateTimeFormat(shop.language, {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/**
 * The parts of the date in India of a time in milliseconds: browsers differ in the commas of a whole date,
 * not in its parts.
 */
export function dateParts(time: number) {
  const parts = format.formatToParts(time);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value;
  return {
    day: `${valueOf('weekday')} ${valueOf('day')}`,
    month: valueOf('month'),
    year: valueOf('year'),
  };
}
