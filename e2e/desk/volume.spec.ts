/** A morning of sixty orders in a shop with 1,000: counts a merchant's presses, and prints the times. */
import type { Page, TestInfo } from '@playwright/test';
import { shop } from '#shop/config';
import { bulkWords, deskWords } from '#words/desk/orders';
import { papersWords } from '#words/desk/papers';
import { parcelWords } from '#words/desk/parcels';
import { createVolume } from '../../src/testing/volume';
import { signIn } from '../language/steps';
import { readDatabase } from '../support/database';
import { makeMerchant, seedOrders } from '../support/orderDatabase';
import { test } from '../support/ownDatabase';
import { type Account, expect } from '../support/test';

const COUNT = 60;
/** One by one, accepting, pasting a number, sending and confirming are about 400 presses. */
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

/** Accepts, prints and sends the new orders, with a pasted tracking number each. The database is the test's own. */
async function workThroughMorning(page: Page, account: Account, info: TestInfo) {
  const print = (text: string) => {
    console.log(`${info.titlePath.join(' › ')}: ${text}`);
  };
  const measure = async (what: string, run: () => Promise<unknown>) => {
    const start = performance.now();
    await run();
    print(`${what} ${Math.round(performance.now() - start)} ms`);
  };
  const country = shop.market.country === 'DE' ? 'DE' : 'IN';
  const { orders } = createVolume({ country, now: Date.now() });
  const placed = orders.filter(({ state }) => state === 'placed').reverse();
  await seedOrders(orders);
  await makeMerchant(account);
  await signIn(page, account);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  const numbersOfOrders = page.locator('.orders-list .order-number');
  await measure('list', async () => {
    await page.goto('./#/login');
    await expect(numbersOfOrders.first()).toBeVisible();
  });
  const search = page.getByRole('searchbox', { name: deskWords.search });
  const [{ id: oldest, address } = { id: '' }] = placed;
  await measure('search', async () => {
    await search.fill(`${address?.name} ${address?.telephone}`);
    await expect(numbersOfOrders.nth(4)).toBeHidden();
    await expect(numbersOfOrders.first()).toHaveText(oldest);
  });
  await search.fill('');

  await page.evaluate(() => (window.print = () => window.dispatchEvent(new Event('beforeprint'))));
  const presses = await countPresses(page);
  const bar = page.getByRole('group', { name: bulkWords.selection });
  const button = (name: string) => bar.getByRole('button', { name, exact: true });
  const box = page.locator('.shop-orders-bar').getByRole('checkbox');
  await expect(box).toHaveAccessibleName(new RegExp(`\\b${COUNT}\\b`));
  await box.check();
  await measure('accepting sixty', async () => {
    await button(bulkWords.changes.accepted(COUNT)).click();
    await expect(bar).toContainText(bulkWords.outcome('accepted', COUNT), { timeout: 240_000 });
  });
  await button(bulkWords.show).click();
  await expect(bar).toContainText(bulkWords.selected(COUNT));
  const tools = page.getByRole('button', { name: deskWords.tools });
  if (await tools.isVisible()) await tools.click();
  await page.getByRole('button', { name: papersWords.print }).click();
  await expect(page.locator('.papers .paper-collect')).toHaveCount(COUNT);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await button(bulkWords.changes.sent(COUNT)).click();
  await bar.getByRole('textbox', { name: bulkWords.courier, exact: true }).click();
  await page.keyboard.type('Blue Van');
  const numberOf = (place: number) => `BV${100_000 + place}`;
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    placed.map((_, place) => numberOf(place)).join('\n'),
  );
  await bar.getByRole('textbox', { name: parcelWords.pasted, exact: true }).click();
  await page.keyboard.press('Control+V');
  const numbers = bar.locator('.tracking-numbers input');
  await expect(numbers).toHaveCount(COUNT);
  await expect(numbers.last()).toHaveValue(numberOf(COUNT - 1));
  await measure('sending sixty', async () => {
    await button(bulkWords.changes.sent(COUNT)).click();
    await expect(bar).toContainText(bulkWords.outcome('sent', COUNT), { timeout: 240_000 });
  });
  const count = await presses();
  print(`${count} presses`);
  expect(count).toBeLessThanOrEqual(MOST_PRESSES);

  for (const [place, { id }] of placed.entries()) {
    const { state, notes } = (await readDatabase(`orders/${id}`)) ?? {};
    expect([state, notes]).toEqual(['sent', { sent: `Blue Van ${numberOf(place)}` }]);
  }
}

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`a merchant accepts, prints and sends sixty orders in a few presses, ${width} pixels wide`, async ({
    page,
    account,
  }, info) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await workThroughMorning(page, account, info);
  });
}
