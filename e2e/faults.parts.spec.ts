import { shop } from '../src/config';
import {
  addToBasket,
  basketItems,
  basketLink,
  breakScripts,
  errorHeading,
  expect,
  expectBasketCount,
  heading,
  hold,
  lazyPart,
  openBasket,
  openHydrated,
  openShop,
  product1,
  product3,
  product6,
  provoked,
  reloadButton,
  saveData,
  storeBasket,
  test,
} from './shop';
import type { Page } from '@playwright/test';

const html = () => '<!doctype html><title>Shop</title><p>Not here.</p>';

for (const [what, fate, kind] of [
  ['gone after a release', 'missing', 'error'],
  ['a page of HTML', html, 'missing'],
  ['empty', 'empty', 'missing'],
] as const) {
  test(`a part of the shop is ${what}: another try brings it, by the shown button or without a reload`, async ({
    page,
    watch,
  }) => {
    watch.allow(...provoked.missingPart, /^page error: SyntaxError/);
    await storeBasket(page, [product1.id]);
    const { asked, mend } = await breakScripts(page, lazyPart.checkout, fate);
    await openShop(page);
    await basketLink(page).click();
    await expect(errorHeading(page)).toBeVisible();
    const message = page.getByText(/^Loading chunk \w+ failed\.\s\(\w+: \S+\)$/);
    await expect(message).toContainText(`(${kind}: ${asked[0] ?? 'nothing was asked for'})`);
    mend();
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
  await page.clock.runFor(119_999);
  await expect(errorHeading(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(errorHeading(page)).toBeVisible();
  await expect(page.getByText(/^Loading chunk \w+ failed\.\s\(timeout: \S+\)$/)).toBeVisible();
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
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
    await openShop(page);
    await expect(alarm(page)).toBeVisible();
    await addToBasket(page, product1.title, product6.title);
    await page.route(`**${shop.basePath}`, async (route) => {
      await page.unroute(scripts);
      return route.fallback();
    });
    await tryAgain(page).click();
    await openBasket(page);
    await expect(alarm(page)).toHaveCount(0);
    await expect(basketItems(page)).toHaveCount(2);
  });

  test('hang, and come twice: I am told, the shop opens once, and no press is lost', async ({
    page,
  }) => {
    await page.clock.install();
    const { asked, release } = await hold(page, scripts);
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await addToBasket(page, product1.title, product6.title);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await page.clock.fastForward(20_000);
    await expect(alarm(page)).toBeInViewport({ ratio: 1 });
    await page.route(scripts, (route) => route.continue());
    await tryAgain(page).click();
    await expect(alarm(page)).toHaveCount(0);
    release();
    // The first ones have come too.
    await page.waitForLoadState('networkidle');
    await addToBasket(page, product3.title);
    await openBasket(page);
    await expect(basketItems(page)).toHaveCount(3);
  });
});
