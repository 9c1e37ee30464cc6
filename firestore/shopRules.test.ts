import { germany } from '../src/markets/germany/market';
import { india } from '../src/markets/india/market';
import { offsetsOf, type Terms, writeRules, writeShopRules } from './shopRules';
import { earliestReturnable } from './tests/returning';

it('adds this shop’s terms to the rules', () => {
  expect(writeShopRules()).not.toContain('GENERATED');
});

it('demands the shop’s currency, days of returns and of delivery in new orders', () => {
  const termsIn = (terms: Partial<Terms>) =>
    /terms\(\) {\s*return (.*);/.exec(writeRules({ market: india, ...terms }))?.[1];
  expect(termsIn({})).toBe('{"currency":"INR"}');
  expect(termsIn({ returns: 14, delivery: { price: 49, days: [2, 5] } })).toBe(
    '{"currency":"INR","returns":14,"days":[2,5]}',
  );
});

it('lets shoppers withdraw from contracts only where the law asks for that', () => {
  expect(writeRules({ market: germany })).toContain('/withdrawals/');
  expect(writeRules({ market: india })).not.toContain('/withdrawals/');
});

describe('the last day of a return, around each change of the clocks', () => {
  const HOUR_MS = 3_600_000;

  it.each([
    ['Europe/Berlin', '2026-03-29', 60],
    ['Europe/Berlin', '2026-10-25', 60],
    ['America/St_Johns', '2026-11-01', 60],
    ['Australia/Lord_Howe', '2026-10-04', 30],
    ['Pacific/Auckland', '2026-04-05', 60],
    ['Asia/Kolkata', '2026-10-25', 0],
  ])('never ends earlier in the rules than on screens: %s, %s', async (timeZone, change, least) => {
    jest.resetModules();
    const market = { ...germany, timeZone };
    jest.doMock('#shop/config', () => ({ shop: { market } }));
    const { dayOf } = await import('../src/words/calendar');
    const offsets = offsetsOf(timeZone, Date.parse(change));
    expect(offsets[1] - offsets[0]).toBe(least);
    const start = Date.parse(change);
    for (let hour = -20 * 24; hour < 20 * 24; hour += 7) {
      const deliveredAt = start + hour * HOUR_MS;
      for (const past of [
        13 * 24,
        14 * 24,
        14 * 24 + 13,
        14 * 24 + 23,
        15 * 24,
        15 * 24 + 2,
        16 * 24 + 2,
      ]) {
        const now = deliveredAt + past * HOUR_MS;
        const isShown = dayOf(now) <= dayOf(deliveredAt) + 14;
        const isAccepted = deliveredAt >= earliestReturnable(now, 14, offsets);
        if (isShown) expect([deliveredAt, now, isAccepted]).toEqual([deliveredAt, now, true]);
        // The limit is exact to the minute where clocks never change.
        if (least === 0) expect(isAccepted).toBe(isShown);
        // The rules may allow as much more as clocks change, or a day if the delivery was that close to midnight.
        if (dayOf(now) > dayOf(deliveredAt) + 16) expect(isAccepted).toBe(false);
      }
    }
  });
});
