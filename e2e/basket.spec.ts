import type { BrowserContext, Page } from '@playwright/test';
import { shop } from '../src/config';
import {
  addButton,
  addToBasket,
  basketEntries,
  basketItems,
  product6,
  breakScripts,
  catalogue,
  expect,
  expectBasketCount,
  product2,
  heading,
  product1,
  openBasket,
  openHeld,
  openShop,
  orderPanel,
  product3,
  storeBasket,
  storedIds,
  subtotal,
  test,
  totalPanel,
  version1,
} from './shop';

const titles = (page: Page) => basketItems(page).getByRole('heading').allTextContents();
const notices = (page: Page) => page.getByRole('region', { name: 'About your basket' });
const unsold = 'One item in your basket is not sold on this page, and is not counted.';

test('lists one of everything with its sum, and asks in place where it goes', async ({ page }) => {
  await storeBasket(
    page,
    catalogue.map(({ id }) => id),
  );
  await openShop(page, '/checkout');
  await expect.poll(() => titles(page)).toEqual(catalogue.map(({ title }) => title));
  await expect(totalPanel(page).getByText(/^Subtotal/)).toHaveText(subtotal(...catalogue));
  const address = page.url();
  await totalPanel(page).getByRole('button', { name: 'Proceed to checkout', exact: true }).click();
  await expect(orderPanel(page).getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(page.url()).toBe(address);
});

test('neither a closed tab nor a crash loses the basket and the gift choice', async ({
  page,
  context,
}) => {
  await openShop(page);
  await addToBasket(page, product1.title, product2.title, product1.title);
  await openBasket(page);
  await page.getByRole('checkbox', { name: 'This Order Contains a gift' }).check();
  await page.goto('about:blank');

  await test.step('a tab that is closed', async () => {
    const tab = await context.newPage();
    await openShop(tab);
    await addToBasket(tab, product3.title);
    await tab.close({ runBeforeUnload: true });
  });
  await test.step('a tab that crashes', async () => {
    const tab = await context.newPage();
    await openShop(tab);
    await addToBasket(tab, product6.title);
    await expect.poll(() => storedIds(tab)).toHaveLength(5);
    const crashed = tab.waitForEvent('crash');
    await Promise.race([tab.goto('chrome://crash').catch(() => undefined), crashed]);
    await crashed;
  });
  await openShop(page, '/checkout');
  await expectBasketCount(page, 5);
  await expect
    .poll(() => titles(page))
    .toEqual([product1.title, product2.title, product1.title, product3.title, product6.title]);
  await expect(page.getByRole('checkbox')).toBeChecked();
});

test.describe('the number in the header', () => {
  /** Every number that the badge shows, from the first frame on. */
  const watchBadge = (page: Page) =>
    page.addInitScript(() => {
      const seen = ((window as unknown as { seen: string[] }).seen = [] as string[]);
      const look = () => {
        const badge = document.querySelector<HTMLElement>('.basket-count');
        const text = badge && getComputedStyle(badge).visibility === 'visible' && badge.textContent;
        if (text && seen.at(-1) !== text) seen.push(text);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

  /** Stores this instead of all that is stored, while no page of the shop is open. */
  const store = async (context: BrowserContext, entries: Record<string, string>) => {
    const page = await context.newPage();
    const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
    await page.route('**/empty', (route) => route.fulfill(empty));
    await page.goto('./empty');
    await page.evaluate((stored) => {
      localStorage.clear();
      Object.assign(localStorage, stored);
    }, entries);
    await page.close();
  };

  const key = (name: number) => `${shop.basePath}basket/${name}`;
  const stored: { what: string; entries: Record<string, string>; count: number; early: boolean }[] =
    [
      {
        what: 'a basket that is whole',
        entries: basketEntries([product1.id, product6.id, product1.id]),
        count: 3,
        early: true,
      },
      {
        what: 'one with something that is not sold',
        entries: basketEntries([product1.id, 'withdrawn']),
        count: 1,
        early: false,
      },
      {
        what: 'a basket of version 1',
        entries: version1([product1.id, product6.id]),
        count: 2,
        early: false,
      },
      {
        what: 'entries that are no lines',
        entries: { [key(1)]: product1.id, [key(2)]: product1.id },
        count: 0,
        early: true,
      },
    ];

  test('is right from the first frame on, or not shown until it is known', async ({
    page,
    context,
  }) => {
    await watchBadge(page);
    for (const { what, entries, count, early } of stored) {
      await test.step(what, async () => {
        await page.goto('about:blank');
        await store(context, entries);
        const { release } = await openHeld(page);
        await expect(heading(page)).toBeVisible();
        if (early) await expect.poll(() => seen(page)).toEqual([String(count)]);
        else await expect(page.locator('.basket-count')).toBeHidden();
        release();
        await expectBasketCount(page, count);
        await addToBasket(page, product1.title);
        await expectBasketCount(page, count + 1);
        await expect.poll(() => seen(page)).toEqual([String(count), String(count + 1)]);
      });
    }
  });
});

test('where nothing can be stored, the basket lasts for the visit, and the shop says so once', async ({
  context,
}) => {
  const storages: [string, () => void][] = [
    [
      'forbidden',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      },
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Full.', 'QuotaExceededError');
        };
      },
    ],
    [
      'missing',
      () => {
        Object.defineProperty(window, 'localStorage', { value: undefined });
      },
    ],
  ];
  for (const [what, forbid] of storages) {
    await test.step(what, async () => {
      const page = await context.newPage();
      await page.addInitScript(forbid);
      const { release } = await openHeld(page);
      await addToBasket(page, product1.title);
      await expectBasketCount(page, 1);
      release();
      await expect(notices(page)).toContainText('It lasts until you close this page.');
      await notices(page).getByRole('button', { name: 'OK' }).click();
      await addToBasket(page, product6.title);
      await openBasket(page);
      await expect.poll(() => titles(page)).toEqual([product1.title, product6.title]);
      await expect(notices(page)).toBeHidden();
      await page.close();
    });
  }
});

test('two tabs end with two hundred items after a hundred additions in each at once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([openShop(page), openShop(other)]);
  const add = (tab: Page, { title }: { title: string }) =>
    addButton(tab, title).evaluate(async (button) => {
      for (let press = 0; press < 100; press += 1) {
        (button as HTMLButtonElement).click();
        await new Promise((resolve) => setTimeout(resolve, press % 3));
      }
    });
  await Promise.all([add(page, product1), add(other, product6)]);
  for (const tab of [page, other]) await expectBasketCount(tab, 200);
  const ids = await storedIds(page);
  expect(ids.filter((id) => id === product1.id)).toHaveLength(100);
  expect(ids.filter((id) => id === product6.id)).toHaveLength(100);
  for (const tab of [page, other]) {
    await tab.reload();
    await expectBasketCount(tab, 200);
  }
});

test('two releases, one of which does not sell the book, take nothing from each other', async ({
  page,
  context,
}) => {
  const older = await context.newPage();
  // A release without the book.
  await breakScripts(older, 'src/features/catalogue/products.ts', (source) =>
    source.replaceAll(`id:"${product6.id}"`, 'id:"other"'),
  );
  await openShop(page);
  await addToBasket(page, product1.title, product6.title);
  await openShop(older);
  await expect(notices(older)).toContainText(unsold);
  await expectBasketCount(older, 1);
  await addToBasket(older, product2.title);
  await expectBasketCount(page, 3);
  await expect(notices(page)).toBeHidden();
  await notices(older).getByRole('button', { name: 'OK' }).click();
  await expectBasketCount(page, 2);
  await older.reload();
  await expectBasketCount(older, 2);
  await expect(notices(older)).toBeHidden();
});

test('presses right before the tab is closed are not lost, while another tab adds too', async ({
  page,
  context,
}) => {
  await openShop(page);
  await addButton(page, product1.title).evaluate((button: HTMLButtonElement) => {
    setInterval(() => {
      button.click();
    }, 20);
  });
  for (let round = 0; round < 2; round += 1) {
    const tab = await context.newPage();
    await openShop(tab);
    await addButton(tab, product6.title).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    await tab.close();
  }
  const bought = async () => (await storedIds(page)).filter((id) => id === product6.id).length;
  await expect.poll(bought).toBe(6);
});
