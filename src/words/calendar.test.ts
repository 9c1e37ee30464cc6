import { germany } from '../markets/germany/market';

jest.doMock('#shop/config', () => ({ shop: { market: germany } }));

const load = async () => ({
  ...(await import('./calendar')),
  ...(await import('../admin/orders/figures')),
  ...(await import('#words/admin/orders')),
});

it.each([
  ['summer time began', '2026-03-29T22:30:00+02:00', '2026-03-01 00:00'],
  ['summer time ended', '2026-10-25T22:30:00+01:00', '2026-10-01 00:00'],
])('returns yesterday and the start of the month on the day that %s', async (_, time, month) => {
  const { startOfDay, spanOf, shopTime, DAY_MS, figuresWords } = await load();
  const now = Date.parse(time);
  expect(shopTime(startOfDay(now)).slice(-5)).toBe('00:00');
  expect(shopTime(spanOf('month', now + DAY_MS).start)).toBe(month);
  const tomorrow = startOfDay(now + DAY_MS);
  expect(shopTime(tomorrow).slice(-5)).toBe('00:00');
  expect(figuresWords.day(startOfDay(now), tomorrow)).toBe('Yesterday');
  expect(figuresWords.day(tomorrow, tomorrow)).toBe('Today');
});
