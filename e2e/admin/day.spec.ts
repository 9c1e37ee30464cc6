/** What a merchant's day of 40 orders takes, by keyboard and by thumb. */
import type { Page } from '@playwright/test';
import { shop } from '../../src/config';
import { signIn } from '../support/login';
import { keyboardHand, thumbHand, type Hand } from '../support/hands';
import { makeMerchant, ordersIn, seedNewOrders } from '../support/orderDatabase';
import { openAccount } from '../support/orders';
import { test } from '../support/ownDatabase';
import { expect } from '../support/test';

const COUNT = 40;
const reasonNeeded = ['Cancel order', 'Mark as not delivered'];

async function workThrough(page: Page, hand: Hand, orders: { id: string; isUpi: boolean }[]) {
  const ids = orders.map(({ id }) => id);
  const cancelled = [ids[12], ids[25]];
  const accepted = ids.filter((id) => !cancelled.includes(id));
  const tracked = accepted.slice(0, 10);
  const undelivered = accepted.slice(20, 22);

  /** Presses for each order the button of `next`, until that is `undefined`; always the nearest one. */
  const pressAll = async (
    these: string[],
    next: (id: string, last?: string) => string | undefined,
  ) => {
    const open = new Map(these.map((id) => [id, next(id)]));
    while (open.size > 0) {
      const names = Array.from(open, ([id, label]) => `${label}, order ${id}`);
      const pressed = await hand.press(...names);
      const [label = '', id = ''] = pressed.split(', order ');
      if (label === 'Mark as sent' && tracked.includes(id)) {
        await hand.enter('Courier and tracking number', `Blue Dart 77${id.slice(-4)}`);
      }
      if (reasonNeeded.includes(label)) await hand.choose('Reason', 1);
      if (reasonNeeded.includes(label) || label === 'Mark as sent') await hand.press(pressed);
      await expect(page.getByRole('button', { name: pressed, exact: true })).toHaveCount(0);
      const following = next(id, label);
      if (following) open.set(id, following);
      else open.delete(id);
    }
  };
  const upi = new Set(orders.filter(({ isUpi }) => isUpi).map(({ id }) => id));

  await pressAll(ids, (id, last) => {
    if (cancelled.includes(id)) return last ? undefined : 'Cancel order';
    if (upi.has(id) && !last) return 'Mark as paid';
    return last === 'Accept' ? undefined : 'Accept';
  });
  await hand.press('Accepted…');
  await pressAll(accepted, (_id, last) => (last ? undefined : 'Mark as sent'));
  await hand.press('Sent…');
  await pressAll(accepted, (id, last) => {
    if (last) return undefined;
    return undelivered.includes(id) ? 'Mark as not delivered' : 'Mark as delivered';
  });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [way, handOf, options] of [
  ['by keyboard', keyboardHand, {}],
  ['by thumb', thumbHand, phone],
] as const) {
  test.describe(() => {
    test.use(options);
    test(`a day of ${COUNT} orders ${way}`, async ({ page, account }) => {
      test.setTimeout(600_000);
      await makeMerchant(account);
      const orders = await seedNewOrders(COUNT, Boolean(shop.upi));
      await signIn(page, account);
      await openAccount(page);
      await expect(page.getByRole('button', { name: /^Accept, order/ })).toHaveCount(COUNT);

      const hand = handOf(page);
      const startedAt = performance.now();
      await workThrough(page, hand, orders);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(`${COUNT} orders ${way}: ${hand.effort()}, ${seconds} s`);

      const states = await ordersIn();
      const count = (state: string) => states.filter((each) => each.state === state).length;
      expect(count('delivered')).toBe(36);
      expect(count('undelivered')).toBe(2);
      expect(count('cancelled')).toBe(2);
      expect(states.filter(({ notes }) => notes.sent?.startsWith('Blue Dart 77'))).toHaveLength(10);
    });
  });
}
