import type { Page } from '@playwright/test';
import { product1, product6 } from './support/catalogue';
import { addButton, openShop, storedIds } from './support/page';
import { expect, test } from './support/test';

test('a press survives if its tab closes or crashes at once, even while another tab adds items', async ({
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
