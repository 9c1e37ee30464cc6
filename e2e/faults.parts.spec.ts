import { shop } from '../src/config';
import {
  addToBasket,
  basketItems,
  basketLink,
  product6,
  breakScripts,
  catalogue,
  errorHeading,
  expect,
  expectBasketCount,
  heading,
  hold,
  product1,
  lazyPart,
  openBasket,
  openHydrated,
  openShop,
  product3,
  provoked,
  reloadButton,
  saveData,
  type ScriptFate,
  signInLink,
  storeBasket,
  test,
} from './shop';
import type { Page } from '@playwright/test';

const html = () => '<!doctype html><title>Shop</title><p>Not here.</p>';

test('a part of the shop is gone after a release, a page of HTML, or empty: the shown button brings it back', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart, /^page error: SyntaxError/);
  await storeBasket(page, [product1.id]);
  const fates: [ScriptFate, kind: string][] = [
    ['missing', 'error'],
    [html, 'missing'],
    ['empty', 'missing'],
  ];
  for (const [fate, kind] of fates) {
    await test.step(String(fate), async () => {
      await page.goto('about:blank');
      const { asked, mend } = await breakScripts(page, lazyPart.checkout, fate);
      await openShop(page);
      await basketLink(page).click();
      await expect(errorHeading(page)).toBeVisible();
      await expect(page).toHaveTitle(`Error · ${shop.name}`);
      const message = page.getByText(/^Loading chunk \w+ failed\.\s\(\w+: \S+\)$/);
      await expect(message).toContainText(`(${kind}: ${asked[0] ?? 'nothing was asked for'})`);
      mend();
      await reloadButton(page).click();
      await expect(heading(page)).toHaveText('Your Shopping basket');
      await expect(page).toHaveURL(/#\/checkout$/);
      await expectBasketCount(page, 1);
    });
  }
});

test('a screen that is missing leads home, and is loaded when I open it again, without a reload', async ({
  page,
  watch,
}) => {
  watch.allow(...provoked.missingPart);
  const { mend } = await breakScripts(page, lazyPart.login, 'missing');
  await openShop(page, '/login');
  await expect(errorHeading(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('button', { name: /^Add to basket/ })).toHaveCount(catalogue.length);
  mend();
  await signInLink(page).click();
  await expect(heading(page)).toHaveText('Sign in');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a part that does not come is given up after two minutes, not before', async ({
  page,
  watch,
}) => {
  watch.allow(provoked.caughtError(/Loading chunk \w+ failed/));
  await saveData(page);
  await page.clock.install({ time: 0 });
  const { asked } = await breakScripts(page, lazyPart.checkout, 'hanging');
  await openHydrated(page);
  await page.clock.pauseAt(3_600_000);
  await basketLink(page).click();
  await expect.poll(() => asked).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect(page.locator('.slow-screen-notice')).toBeVisible();
  await page.clock.runFor(118_999);
  await expect(errorHeading(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByText(/^Loading chunk \w+ failed\.\s\(timeout: \S+\)$/)).toBeVisible();
  await expect(page.locator('.slow-screen-notice')).toHaveCount(0);
});

test.describe('the scripts of the page', () => {
  const scripts = '**/static/js/*.js';
  const alarm = (page: Page) => page.getByRole('alert');
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

  test('are gone after a release: the shown button loads the page again, with all that I pressed', async ({
    page,
    watch,
  }) => {
    watch.allow(provoked.missingFile);
    let released = false;
    await page.route(scripts, (route) =>
      released ? route.fallback() : route.fulfill({ status: 404, body: 'Not Found' }),
    );
    await openShop(page);
    await expect(alarm(page)).toBeVisible();
    await addToBasket(page, product1.title, product6.title);
    await expect(page.locator('[data-pressed]')).toHaveCount(2);
    await page.route(`**${shop.basePath}`, (route) => {
      released = true;
      return route.fallback();
    });
    await tryAgain(page).click();
    await expect.poll(() => released).toBe(true);
    await expect(alarm(page)).toHaveCount(0);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(2);
  });

  test('hang, and come twice: I am told, the shop opens once, and no press is lost', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shop = Object.assign(window, { scripts: 0 });
      const count = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) shop.scripts += 1;
      };
      // Not on the window: the loads of elements don't reach it.
      document.addEventListener('load', count, { capture: true });
    });
    await page.clock.install();
    const { asked, release } = await hold(page, scripts);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await addToBasket(page, product1.title, product6.title);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    const count = asked.length;
    await page.clock.fastForward(20_000);
    await expect(alarm(page)).toBeInViewport({ ratio: 1 });
    await page.route(scripts, (route) => route.continue());
    await tryAgain(page).click();
    await expect(alarm(page)).toHaveCount(0);
    release();
    await page.waitForFunction(
      (loads) => (window as unknown as { scripts: number }).scripts >= loads,
      2 * count,
    );
    await addToBasket(page, product3.title);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(3);
  });
});
