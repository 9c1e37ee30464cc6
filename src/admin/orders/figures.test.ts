import { indianTime } from '../../words/calendar';
import { type Period, startOfPeriod } from './figures';

it.each<[Period, now: string, start: string]>([
  ['today', '2026-11-23 00:00', '2026-11-23 00:00'],
  ['week', '2026-11-23 00:00', '2026-11-23 00:00'],
  ['week', '2026-11-22 23:59', '2026-11-16 00:00'],
  ['week', '2027-01-01 12:00', '2026-12-28 00:00'],
  ['month', '2026-11-01 00:00', '2026-11-01 00:00'],
  ['month', '2028-02-29 23:59', '2028-02-01 00:00'],
])('%s, at %s in India, started at %s', (period, now, start) => {
  const time = Date.parse(`${now.replace(' ', 'T')}:00+05:30`);
  expect(indianTime(startOfPeriod(period, time))).toBe(start);
});
