import { arrivalDays } from './workingDays';

const inIndia = (day: string) => Date.parse(`${day}T00:00+05:30`);

it.each<[placedAt: string, days: [number, number], first: string, last: string]>([
  // A Monday.
  ['2026-11-23T12:00+05:30', [2, 5], '2026-11-25', '2026-11-30'],
  ['2026-11-23T12:00+05:30', [0, 0], '2026-11-23', '2026-11-23'],
  // From Friday evening to Monday morning, in India and in Greenwich.
  ['2026-11-27T23:59+05:30', [0, 1], '2026-11-27', '2026-11-30'],
  ['2026-11-27T18:29Z', [0, 1], '2026-11-27', '2026-11-30'],
  ['2026-11-27T18:30Z', [0, 1], '2026-11-30', '2026-11-30'],
  ['2026-11-28T00:00+05:30', [2, 5], '2026-12-01', '2026-12-04'],
  ['2026-11-29T23:59+05:30', [2, 5], '2026-12-01', '2026-12-04'],
  ['2026-11-29T18:30Z', [2, 5], '2026-12-02', '2026-12-07'],
  // The ends of a year, of a leap month, and of a year from Saturday on.
  ['2026-12-31T23:00+05:30', [1, 2], '2027-01-01', '2027-01-04'],
  ['2028-02-28T12:00+05:30', [1, 2], '2028-02-29', '2028-03-01'],
  ['2027-01-02T12:00+05:30', [1, 10], '2027-01-04', '2027-01-15'],
])('an order placed at %s with %j working days arrives from %s to %s', (at, days, first, last) => {
  expect(arrivalDays(Date.parse(at), days)).toEqual([inIndia(first), inIndia(last)]);
});
