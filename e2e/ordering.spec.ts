import type { Locator, Page, Request } from '@playwright/test';
import { testRun } from '../scripts/lib/stages';
import { shop } from '../src/config';
import { expectAccessible } from './axe';
import { expectSent } from './database';
import { endInterval } from './orderDatabase';
import {
  check,
  noOrders,
  placeButton,
  placedId,
  prepareOrder,
  proceed,
  takesOrders,
} from './orders';
import {
  addToBasket,
  boxes,
  catalogue,
  expect,
  greeting,
  heading,
  loginForm,
  lookAgain,
  openBasket,
  openShop,
  orderPanel,
  product1,
  product2,
  removeButtons,
  setTextSize,
  storeBasket,
  test,
  totalPanel,
} from './shop';

async function boxOf(locator: Locator) {
  const [box] = await boxes(locator);
  if (!box) throw new Error('It is not on the page.');
  return box;
}

/** Goes through the page with the Tab key; whatever has the focus is clear of the bar. */
async function expectFocusInView(page: Page, presses: number) {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.basket-total-bar');
      const focused = document.activeElement;
      if (!bar || !focused || focused === document.body || bar.contains(focused)) return '';
      const [its, own] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()];
      return own.bottom > its.top && own.top < its.bottom ? focused.outerHTML : '';
    });
    expect(covered).toBe('');
  }
}

for (const count of [6, 60]) {
  test(`on a phone I can order ${count} items without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await storeBasket(
      page,
      Array.from({ length: count }, (_, index) => catalogue[index % catalogue.length]?.id ?? ''),
    );
    await openShop(page, '/checkout');
    await expect(page.getByRole('main').getByRole('listitem').nth(5)).toBeAttached();

    await test.step('the subtotal and the one button are in view', async () => {
      await expect(proceed(page)).toBeInViewport({ ratio: 1 });
      await expect(totalPanel(page).getByText(`Subtotal ${count} items:`)).toBeInViewport({
        ratio: 1,
      });
    });
    await test.step('they cover nothing that has the focus', async () => {
      await expectFocusInView(page, 24);
    });
    await test.step('a press asks in view where it goes, and frees the window’s foot', async () => {
      await proceed(page).click();
      const panel = orderPanel(page);
      await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(panel.getByRole('textbox', { name: 'Name' })).toBeInViewport({ ratio: 1 });
      await expect(proceed(page)).not.toBeInViewport();
      await expectFocusInView(page, 8);
    });
    await test.step('where an item was removed, there is as much space above as below', async () => {
      await removeButtons(page).nth(1).click();
      const undo = await boxOf(page.locator('.removal-notice'));
      const [above, below] = await boxes(page.locator('.basket-item'));
      expect(below?.top).toBeGreaterThan(undo.bottom);
      const item = await boxOf(page.locator('.basket-item').first().locator(':scope > *').last());
      expect(undo.top - item.bottom).toBeCloseTo((below?.top ?? 0) - undo.bottom, 0);
      expect(above?.bottom).toBeLessThanOrEqual(undo.top);
    });
  });
}

/** `batchGet`, `commit`, `prices.json` */
const nameOf = (request: Request) => new URL(request.url()).pathname.split(/[/:]/).pop() ?? '';

/** What a page reads of the account's basket every now and then, whatever it shows. */
const isBasketRead = (request: Request) =>
  nameOf(request) === 'batchGet' && Boolean(request.postData()?.includes('/documents/baskets/'));

test('an order takes four requests for who has ordered before, and no other removes its lines', async ({
  page,
  account,
}) => {
  test.skip(!takesOrders, noOrders);
  await prepareOrder(page, account, product1);
  await placeButton(page).click();
  await placedId(page);
  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await endInterval(account);
  await addToBasket(page, product2.title);
  await expectSent(page);
  await openBasket(page);
  await page.reload();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => {
    const name = nameOf(request);
    const isData = name === 'prices.json' || request.url().startsWith(testRun.firestoreUrl);
    if (isData && !isBasketRead(request)) asked.push(name);
  });
  await proceed(page).click();
  await expect(orderPanel(page)).toContainText('This is the address of your last order.');
  await check(page).click();
  await placeButton(page).click();
  await placedId(page);
  const read = page.waitForResponse((response) => isBasketRead(response.request()));
  await lookAgain(page);
  await read;
  expect(asked.sort()).toEqual(['batchGet', 'batchGet', 'commit', 'prices.json']);
});

test('neither the advert nor large text takes the room of what matters', async ({ page }) => {
  await openShop(page, '/checkout');
  for (const width of [320, 360, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const advert = await boxOf(page.locator('.checkout-advert'));
    expect(advert.height, `at ${width}`).toBeLessThanOrEqual(120);
  }
  await openShop(page, '/login');
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 360, height: 740 });
  const form = loginForm(page);
  const [password, forgotten, signIn] = await Promise.all(
    [form.password, form.forgotten, form.signIn].map(boxOf),
  );
  expect(forgotten?.top).toBeGreaterThanOrEqual((password?.bottom ?? Infinity) + 8);
  expect(signIn?.top).toBeGreaterThanOrEqual((forgotten?.bottom ?? Infinity) + 8);
});

test.describe('the conditions of use and the privacy notice', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are pages of their own, which open without a network too', async ({ page, context }) => {
    const pages = [
      { address: shop.conditions, name: 'Conditions of use' },
      { address: shop.privacy, name: 'Privacy notice' },
    ].filter(({ address }) => address);

    for (const { name } of pages) {
      await openShop(page);
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(heading(page)).toHaveText(name);
      await expect(page.locator('script')).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('link', { name: shop.name, exact: true }).click();
      await expect(heading(page)).toHaveText(shop.welcome.heading);
    }

    await expect(async () => {
      await page.keyboard.press('Shift');
      const state = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state,
      );
      expect(state).toBe('activated');
    }).toPass();
    await context.setOffline(true);
    for (const { address = '', name } of pages) {
      const response = await page.goto(`./${address}`);
      expect(response?.fromServiceWorker()).toBe(true);
      await expect(heading(page)).toHaveText(name);
    }
  });
});
