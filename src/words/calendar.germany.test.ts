import { figuresWords } from '#words/desk/orders';
import { spanOf } from '../desk/orders/figures';
import { DAY_MS, shopTime, startOfDay } from './calendar';

it.each([
  ['summer time began', '2026-03-29T22:30:00+02:00', '2026-03-01 00:00'],
  ['summer time ended', '2026-10-25T22:30:00+01:00', '2026-10-01 00:00'],
])('returns yesterday and the start of the month on the day that %s', (_, time, month) => {
  const now = Date.parse(time);
  expect(shopTime(startOfDay(now)).slice(-5)).toBe('00:00');
  expect(shopTime(spanOf('month', now + DAY_MS).start)).toBe(month);
  const tomorrow = startOfDay(now + DAY_MS);
  expect(shopTime(tomorrow).slice(-5)).toBe('00:00');
  expect(figuresWords.day(startOfDay(now), tomorrow)).toBe('Gestern');
  expect(figuresWords.day(tomorrow, tomorrow)).toBe('Heute');
});
