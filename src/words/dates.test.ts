import { dateParts, formatDay, formatTime } from './dates';

it('names India’s day everywhere, even where it is still the day before', () => {
  const time = Date.UTC(2026, 11, 6, 19, 35);
  expect(dateParts(time).day).toBe('Mon 7');
  expect(formatDay(time)).toMatch(/\b7\b/);
  expect(formatTime(time)).toMatch(/\b7\b.*\b1:05 am$/);
});
