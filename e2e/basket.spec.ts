import type { Page } from '@playwright/test';
import {
  addToBasket,
  basketItems,
  basketLink,
  basketText as storedBasket,
  book,
  expect,
  expectBasketCount,
  expectSignedOut,
  greeting,
  hairWax,
  heading,
  laptop,
  newAccount,
  openBasket,
  openShop,
  phone,
  registerAccount,
  signIn,
  signOutLink,
  storeText,
  test,
  totalPanel,
} from './shop';

const key = '/haat/basket';
const asideKey = `${key}:aside`;
const stored = (page: Page, name = key) =>
  page.evaluate((which) => localStorage.getItem(which), name);
const storedIds = async (page: Page) =>
  (JSON.parse((await stored(page)) ?? '{"ids":[]}') as { ids: string[] }).ids;
const basketText = (...ids: unknown[]) => storedBasket(ids);

const titles = (page: Page) => basketItems(page).getByRole('heading').allTextContents();
const removeButton = (page: Page, { title }: { title: string }) =>
  page.getByRole('button', { name: `Remove from basket: ${title}`, exact: true });
const undoButton = (page: Page, { title }: { title: string }) =>
  page.getByRole('button', { name: `Undo: put back ${title}`, exact: true });
const notices = (page: Page) => page.getByRole('region', { name: 'About your basket' });
const announcement = (page: Page) => page.getByRole('status');

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the basket and the gift choice survive a reload and a closed tab', async ({
      page,
      context,
    }) => {
      await openShop(page);
      await addToBasket(page, laptop.title, hairWax.title, laptop.title);
      await openBasket(page);
      await page.getByRole('checkbox', { name: 'This Order Contains a gift' }).check();
      await page.reload();
      await expectBasketCount(page, 3);
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect.poll(() => titles(page)).toEqual([laptop.title, hairWax.title, laptop.title]);

      const tab = await context.newPage();
      await openShop(tab);
      await addToBasket(tab, phone.title);
      await tab.close({ runBeforeUnload: true });
      await page.goto('about:blank');
      const later = await context.newPage();
      await openShop(later, '/checkout');
      await expectBasketCount(later, 4);
      await expect
        .poll(() => titles(later))
        .toEqual([laptop.title, hairWax.title, laptop.title, phone.title]);
      await expect(later.getByRole('checkbox')).toBeChecked();
    });

    test('a removal can be undone, one after another, by hand and by keyboard', async ({
      page,
    }) => {
      await openShop(page);
      await addToBasket(page, laptop.title, hairWax.title, phone.title);
      await openBasket(page);
      await removeButton(page, hairWax).press('Enter');
      await expect(removeButton(page, phone)).toBeFocused();
      await expect(page.getByText(`Removed: ${hairWax.title}`, { exact: true })).toBeVisible();
      await expect(announcement(page)).toHaveText(
        `Removed: ${hairWax.title}. 2 items in your basket.`,
      );
      await removeButton(page, laptop).click();
      await undoButton(page, laptop).click();
      await expect(removeButton(page, laptop)).toBeFocused();
      await undoButton(page, hairWax).press('Enter');
      await expect(removeButton(page, hairWax)).toBeFocused();
      await expect(announcement(page)).toHaveText(
        `Put back: ${hairWax.title}. 3 items in your basket.`,
      );
      expect(await titles(page)).toEqual([laptop.title, hairWax.title, phone.title]);
      await page.reload();
      await expect.poll(() => titles(page)).toEqual([laptop.title, hairWax.title, phone.title]);
    });

    test('a product that is no longer sold leaves the basket, and the shop says so', async ({
      page,
    }) => {
      await storeText(page, basketText('123', 'withdrawn', '1238'));
      await openShop(page);
      await expect(notices(page)).toContainText(
        'One item has left your basket: it is no longer sold.',
      );
      await expectBasketCount(page, 2);
      await notices(page).getByRole('button', { name: 'Understood' }).click();
      await expect(notices(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await openBasket(page);
      expect(await titles(page)).toEqual([laptop.title, book.title]);
      await page.reload();
      await expectBasketCount(page, 2);
      await expect(heading(page)).toBeVisible();
      await expect(notices(page)).toBeHidden();
    });

    test('proceeding says in place that orders can not be placed yet', async ({ page }) => {
      await openShop(page, '/checkout');
      const proceed = totalPanel(page).getByRole('button', { name: 'Proceed to checkout' });
      await proceed.click();
      await expect(totalPanel(page)).toContainText('There is nothing to order yet');
      await page.goto('./#/');
      await addToBasket(page, laptop.title);
      await openBasket(page);
      await proceed.click();
      const answer = 'Orders can’t be placed in this shop yet. Your basket is kept.';
      await expect(totalPanel(page)).toContainText(answer);
      await expect(announcement(page)).toHaveText(answer);
      await expectBasketCount(page, 1);
    });
  });
}

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

  test('is right in the first frame, long before the scripts are there', async ({ page }) => {
    await storeText(page, basketText('123', '1238', '123'));
    await watchBadge(page);
    await page.route('**/static/js/*.js', () => undefined);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('.basket-count')).toHaveText('3');
    expect(await seen(page)).toEqual(['3']);
  });

  for (const [what, text, count] of [
    ['a basket that is whole', basketText('123', '1238', '123'), 3],
    ['one with something withdrawn', basketText('123', 'withdrawn'), 1],
    ['one of which nothing is left', basketText('withdrawn'), 0],
    ['one that can not be read', 'no basket', 0],
    ['one that breaks off', '{"version":1,"ids":["123","1238","12', 2],
    ['no basket at all', '', 0],
  ] as const) {
    test(`is never a wrong one: ${what}`, async ({ page }) => {
      if (text) await storeText(page, text);
      await watchBadge(page);
      await openShop(page);
      await expectBasketCount(page, count);
      await addToBasket(page, laptop.title);
      await expectBasketCount(page, count + 1);
      expect(await seen(page)).toEqual([String(count), String(count + 1)]);
    });
  }
});

test('stores a version and ids, and nothing that can go stale', async ({ page }) => {
  await openShop(page);
  await addToBasket(page, laptop.title, book.title);
  await expect.poll(() => storedIds(page)).toEqual(['123', '1238']);
  const text = (await stored(page)) ?? '';
  expect(Object.keys(JSON.parse(text) as object).sort()).toEqual([
    'changes',
    'gift',
    'ids',
    'version',
  ]);
  for (const stale of [laptop.title, '990', 'static']) expect(text).not.toContain(stale);
});

test('sets aside what it can not read, and keeps what it can', async ({ page }) => {
  const text = '{"version":3,"ids":["123",7,null,"1238"],"coupon":"x"}';
  await storeText(page, text);
  await openShop(page);
  await expect(notices(page)).toContainText('Part of your kept basket could not be read');
  await expectBasketCount(page, 2);
  expect(await stored(page, asideKey)).toBe(text);
  await expect.poll(() => storedIds(page)).toEqual(['123', '1238']);
});

test.describe('where nothing can be stored', () => {
  for (const [what, forbid] of [
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
  ] as const) {
    test(`the basket lasts for the visit, and the shop says so once: ${what}`, async ({ page }) => {
      await page.addInitScript(forbid);
      await openShop(page);
      await addToBasket(page, laptop.title);
      await expect(notices(page)).toContainText('It lasts until you close this page.');
      await notices(page).getByRole('button', { name: 'Understood' }).click();
      await addToBasket(page, book.title);
      await openBasket(page);
      expect(await titles(page)).toEqual([laptop.title, book.title]);
      await expect(notices(page)).toBeHidden();
    });
  }
});

test.describe('two tabs', () => {
  test('show the same basket without a reload', async ({ page, context }) => {
    await openShop(page);
    const other = await context.newPage();
    await openShop(other, '/checkout');
    await addToBasket(page, laptop.title, hairWax.title);
    await expect(basketItems(other)).toHaveCount(2);
    await removeButton(other, laptop).click();
    await expectBasketCount(page, 1);
    await undoButton(other, laptop).click();
    await expectBasketCount(page, 2);
    await other.getByRole('checkbox').check();
    await openBasket(page);
    await expect(page.getByRole('checkbox')).toBeChecked();
    expect(await titles(page)).toEqual([laptop.title, hairWax.title]);
  });

  test('end with two hundred items in both after a hundred additions in each at once', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await Promise.all([openShop(page), openShop(other)]);
    const add = (tab: Page, { title }: { title: string }) =>
      tab.getByRole('button', { name: `Add to basket: ${title}` }).evaluate(async (button) => {
        for (let press = 0; press < 100; press += 1) {
          (button as HTMLButtonElement).click();
          await new Promise((resolve) => setTimeout(resolve, press % 3));
        }
      });
    await Promise.all([add(page, laptop), add(other, book)]);
    for (const tab of [page, other]) await expectBasketCount(tab, 200);
    const ids = await storedIds(page);
    expect(ids.filter((id) => id === '123')).toHaveLength(100);
    expect(ids.filter((id) => id === '1238')).toHaveLength(100);
    for (const tab of [page, other]) {
      await tab.reload();
      await expectBasketCount(tab, 200);
    }
  });

  test('agree about who is signed in', async ({ page, context, request, identityUrl }) => {
    const account = await registerAccount(request, identityUrl, newAccount());
    await signIn(page, account);
    const other = await context.newPage();
    await openShop(other);
    await expect(greeting(other, `Hello ${account.email}`)).toBeVisible();
    await addToBasket(other, laptop.title);
    await signOutLink(page).click();
    await expectSignedOut(page);
    await expectSignedOut(other);
    for (const tab of [page, other]) await expectBasketCount(tab, 1);
  });

  test('agree after one was shown again from the cache of pages left', async ({
    page,
    context,
  }) => {
    await openShop(page);
    const other = await context.newPage();
    await openShop(other);
    await page.goto('about:blank');
    await addToBasket(other, laptop.title);
    await expect.poll(() => storedIds(other)).toEqual(['123']);
    await page.goBack();
    await expectBasketCount(page, 1);
    await expect(basketLink(page)).toBeVisible();
  });
});

test('a crash of the tab loses nothing', async ({ page, context }) => {
  const tab = await context.newPage();
  await openShop(tab);
  await addToBasket(tab, laptop.title, book.title);
  await expect.poll(() => storedIds(tab)).toHaveLength(2);
  const crashed = tab.waitForEvent('crash');
  await Promise.race([tab.goto('chrome://crash').catch(() => undefined), crashed]);
  await crashed;
  await openShop(page, '/checkout');
  await expect.poll(() => titles(page)).toEqual([laptop.title, book.title]);
});
