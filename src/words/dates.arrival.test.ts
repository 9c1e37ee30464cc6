import { arrivalWords } from '#words/orders/arrival';

type Days = [fewest: number, most: number];

it.each<[order: string, placedAt: string, days: Days, sentence: string]>([
  ['on a Monday', '2026-11-23T12:00+05:30', [2, 5], 'Arrives Wed 25 – Mon 30 Nov'],
  ['if the days are one', '2026-11-23T12:00+05:30', [2, 2], 'Arrives Wed 25 Nov'],
  ['on the day of the order', '2026-11-23T12:00+05:30', [0, 1], 'Arrives Mon 23 – Tue 24 Nov'],
  ['at the end of a month', '2026-11-27T12:00+05:30', [1, 4], 'Arrives Mon 30 Nov – Thu 3 Dec'],
  ['at the end of a year', '2026-12-30T12:00+05:30', [1, 3], 'Arrives Thu 31 Dec – Mon 4 Jan 2027'],
  ['in the next year', '2026-12-31T12:00+05:30', [1, 3], 'Arrives Fri 1 – Tue 5 Jan 2027'],
  ['a minute before midnight', '2026-11-23T23:59+05:30', [1, 2], 'Arrives Tue 24 – Wed 25 Nov'],
  ['at midnight in India', '2026-11-24T00:00+05:30', [1, 2], 'Arrives Wed 25 – Thu 26 Nov'],
  ['after New Year in India', '2026-12-31T18:30Z', [1, 3], 'Arrives Mon 4 – Wed 6 Jan'],
])('says when an order arrives: %s', (_order, placedAt, days, sentence) => {
  const time = Date.parse(placedAt);
  expect(arrivalWords.arrives(time, days)).toBe(sentence);
  expect(arrivalWords.dates(time, days)).toBe(sentence.replace('Arrives ', ''));
});
