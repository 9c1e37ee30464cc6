import type { Page } from '@playwright/test';
import { product1, product6 } from './support/catalogue';
import { openWithoutScripts } from './support/network';
import {
  addButton,
  addToBasket,
  expectBasketCount,
  heading,
  openShop,
  storeBasket,
  storedIds,
} from './support/page';
import { expect, test } from './support/test';

test('no press is lost when a tab closes or crashes right after it, even while another tab adds items', async ({
  page,
  context,
}) => {
  await openShop(page);
  await addButton(page, product1.title).evaluate((button: HTMLButtonElement) => {
    setInterval(() => {
      button.click();
    }, 20);
  });
  const ends = {
    close: (tab: Page) => tab.close(),
    crash: async (tab: Page) => {
      const crashed = tab.waitForEvent('crash');
      await Promise.race([tab.goto('chrome://crash').catch(() => undefined), crashed]);
      await crashed;
    },
  };
  for (const end of Object.values(ends)) {
    const tab = await context.newPage();
    await openShop(tab);
    await addButton(tab, product6.title).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    await end(tab);
  }
  const bought = async () => (await storedIds(page)).filter((id) => id === product6.id).length;
  await expect.poll(bought).toBe(6);
});

for (const { what, ids, count } of [
  {
    what: 'right from the first frame',
    ids: [product1.id, product6.id, product1.id],
    count: 3,
  },
  {
    what: 'lower once a product turns out to be no longer sold',
    ids: [product1.id, 'withdrawn'],
    count: 1,
  },
]) {
  test(`the number in the header is ${what}`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const record = () => {
        const badge = document.querySelector<HTMLElement>('.basket-count');
        const text = badge && getComputedStyle(badge).visibility === 'visible' && badge.textContent;
        if (text && seen.at(-1) !== text) seen.push(text);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    /** Every number that was ever visible. */
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await storeBasket(page, ids);
    const { release } = await openWithoutScripts(page);
    await expect(heading(page)).toBeVisible();
    await expect.poll(seen).toEqual([String(ids.length)]);
    release();
    await expectBasketCount(page, count);
    await addToBasket(page, product1.title);
    await expectBasketCount(page, count + 1);
    const shown = [ids.length, count, count + 1].filter((each, at, all) => each !== all[at - 1]);
    await expect.poll(seen).toEqual(shown.map(String));
  });
}
