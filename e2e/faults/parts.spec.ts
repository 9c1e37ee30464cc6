import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { product1, product3, product6 } from '../support/catalogue';
import { breakScripts, lazyPart, stall } from '../support/network';
import {
  addToBasket,
  basketItems,
  basketLink,
  errorHeading,
  expectBasketCount,
  heading,
  openBasket,
  openShop,
  reloadButton,
  storeBasket,
} from '../support/page';
import { expect, test } from '../support/test';
import { provoked } from '../support/watch';

const html = '<!doctype html><title>Shop</title><p>Not here.</p>';

for (const [what, fate, kind] of [
  ['gone after a release', 'missing', 'error'],
  ['a page of HTML', html, 'missing'],
] as const) {
  test(`a chunk is ${what}: retrying loads it, by the button or without a reload`, async ({
    page,
    watch,
  }) => {
    watch.allow(...provoked.missingPart, /^page error: SyntaxError/);
    await storeBasket(page, [product1.id]);
    const { requested, restore } = await breakScripts(page, lazyPart.basket, fate);
    await openShop(page);
    await basketLink(page).click();
    await expect(errorHeading(page)).toBeVisible();
    const message = page.getByText(/^Loading chunk \w+ failed\.\s\(\w+: \S+\)$/);
    await expect(message).toContainText(`(${kind}: ${requested[0] ?? 'no request'})`);
    restore();
    if (fate === 'missing') {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('link', { name: 'Go to the home page', exact: true }).click();
      await basketLink(page).click();
    } else {
      await reloadButton(page).click();
    }
    await expect(heading(page)).toHaveText('Your Shopping basket');
    await expectBasketCount(page, 1);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(fate === 'missing');
  });
}

test.describe('the page’s scripts', () => {
  const scripts = '**/static/js/*.js';
  const alert = (page: Page) => page.getByRole('alert');
  const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true });

  test('are gone after a release: “Try again” reloads the page, and no press is lost', async ({
    page,
    watch,
  }) => {
    watch.allow(provoked.missingFile);
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await openShop(page);
    await expect(alert(page)).toBeVisible();
    await addToBasket(page, product1.title, product6.title);
    await page.route(`**${shop.basePath}`, async (route) => {
      await page.unroute(scripts);
      return route.fallback();
    });
    await tryAgain(page).click();
    await openBasket(page);
    await expect(alert(page)).toHaveCount(0);
    await expect(basketItems(page)).toHaveCount(2);
  });

  test('hang, then load twice: a notice appears, the shop starts once, and no press is lost', async ({
    page,
  }) => {
    await page.clock.install();
    const { requested, release } = await stall(page, scripts);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await addToBasket(page, product1.title, product6.title);
    await expect.poll(() => requested.length).toBeGreaterThan(1);
    await page.clock.fastForward(20_000);
    await expect(alert(page)).toBeInViewport({ ratio: 1 });
    await page.route(scripts, (route) => route.continue());
    await tryAgain(page).click();
    await expect(alert(page)).toHaveCount(0);
    release();
    // The stalled scripts have arrived too.
    await page.waitForLoadState('networkidle');
    await addToBasket(page, product3.title);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(3);
  });
});
