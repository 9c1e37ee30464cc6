/** A morning of sixty orders, in a shop with 1,000 of them: counts a merchant's presses, and prints the times. */
import type { Page, TestInfo } from '@playwright/test';
import { shop } from '#shop/config';
import { createVolume } from '../../src/testing/volume';
import { readDatabase } from '../support/database';
import { seedOrders } from '../support/orderDatabase';
import { openAccount } from '../support/orders';
import { test } from '../support/ownDatabase';
import { expect } from '../support/test';

const country = shop.market.country === 'DE' ? 'DE' : 'IN';
/** One by one, accepting, sending with a pasted number and confirming are about 400 presses. */
const MOST_PRESSES = 25;

/** Counts what a person presses on the page: the pointer and the keys. */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    const counted = Object.assign(window, { presses: 0 });
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, () => (counted.presses += 1), { capture: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

/** Measures how long something takes until it is shown, and prints it with the test's results. */
function stopwatch(info: TestInfo) {
  return async (what: string, run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    const text = `${Math.round(performance.now() - start)} ms`;
    info.annotations.push({ type: what, description: text });
    console.log(`${info.title}: ${what} ${text}`);
  };
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a merchant accepts, prints and sends sixty orders in a few presses, at ${width} pixels`, async ({
    merchant: page,
  }, info) => {
    const measure = stopwatch(info);
    const { orders } = createVolume({ country, now: Date.now() });
    const placed = orders.filter(({ state }) => state === 'placed').reverse();
    await seedOrders(orders);
    await page.setViewportSize({ width, height });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const list = page.getByRole('heading', { name: /^Order [0-9A-Z-]{14}$/ });
    await measure('list', async () => {
      await openAccount(page);
      await expect(list.first()).toBeVisible();
    });

    const search = page.getByRole('searchbox', { name: 'Search orders' });
    const { id: last = '', address } = placed.at(-1) ?? {};
    await measure('search', async () => {
      await search.fill(`${address?.name} ${address?.telephone}`);
      await expect(page.getByRole('heading', { name: `Order ${last}` })).toBeVisible();
      await expect(page.getByText(/^(1|2|3) orders?$/).first()).toBeVisible();
    });
    await search.fill('');

    await page.evaluate(
      () => (window.print = () => window.dispatchEvent(new Event('beforeprint'))),
    );
    const presses = await countPresses(page);
    const bar = page.getByRole('group', { name: 'Selected orders' });
    await page.getByRole('checkbox', { name: 'Select all: 60 orders' }).check();
    await measure('accepting sixty', async () => {
      await bar.getByRole('button', { name: 'Accept 60' }).click();
      await expect(bar).toContainText('60 orders: accepted.');
    });
    await bar.getByRole('button', { name: 'Show' }).click();
    await expect(bar).toContainText('60 orders selected');
    await page.getByRole('button', { name: 'Print packing slips' }).click();
    await expect(page.locator('.papers .paper-collect')).toHaveCount(60);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await bar.getByRole('button', { name: 'Mark 60 as sent' }).click();
    await bar.getByRole('textbox', { name: 'Courier' }).click();
    await page.keyboard.type('Blue Van');
    const numberOf = (place: number) => `BV${100_000 + place}`;
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      placed.map((_, place) => numberOf(place)).join('\n'),
    );
    await bar.getByRole('textbox', { name: 'Tracking numbers', exact: true }).click();
    await page.keyboard.press('Control+V');
    const numbers = bar.getByRole('textbox', { name: /^Tracking number of order / });
    await expect(numbers).toHaveCount(60);
    await expect(numbers.last()).toHaveValue(numberOf(59));
    await info.attach('tracking numbers', { body: await page.screenshot() });
    await measure('sending sixty', async () => {
      await bar.getByRole('button', { name: 'Mark 60 as sent' }).click();
      await expect(bar).toContainText('60 orders: sent.');
    });
    const count = await presses();
    console.log(`${info.title}: ${count} presses`);
    expect(count).toBeLessThanOrEqual(MOST_PRESSES);

    for (const [place, { id }] of placed.entries()) {
      const { state, notes } = (await readDatabase(`orders/${id}`)) ?? {};
      expect([state, notes]).toEqual(['sent', { sent: `Blue Van ${numberOf(place)}` }]);
    }
    await bar.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('button', { name: 'Print invoices' }).click();
    await expect(page.locator('.papers .paper')).not.toHaveCount(0);
  });
}
