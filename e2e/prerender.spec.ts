import type { Page } from '@playwright/test';
import { shop } from '#shop/config';
import { formatMoney } from '../src/words/money';
import { expectAccessible } from './support/axe';
import { catalogue, product1 } from './support/catalogue';
import { openWithoutScripts } from './support/network';
import {
  addToBasket,
  expectBasketCount,
  expectHydrated,
  expectLoaded,
  greeting,
  header,
  heading,
  openHydrated,
  openShop,
  signInLink,
  storedIds,
} from './support/page';
import { expect, test } from './support/test';

const homeHeading = shop.welcome.heading;

/** Expects visible products, and a notice about what doesn't work. */
async function expectReadable(page: Page) {
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(homeHeading);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    catalogue.map(({ title }) => title),
  );
  await expect(main.getByText('₹')).toHaveText(catalogue.map(({ price }) => formatMoney(price)));
  await expectBasketCount(page, 0);
  await expect(page.getByText(/^You can look around\. .* JavaScript\.$/)).toBeInViewport();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home screen is readable, with inlined styles, and loads its banner first', async ({
    page,
  }) => {
    await page.goto('./');
    await expectReadable(page);
    await expect(greeting(page, 'Hello')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await expect(header(page)).toHaveCSS('position', 'sticky');
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    for (const picture of (await page.getByRole('main').locator('img').all()).slice(0, 3)) {
      await expectLoaded(picture);
    }
  });
});

test('an outdated browser shows the products, says what it can’t do, and ignores presses', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'parse');
  });
  const types: string[] = [];
  page.on('request', (request) => types.push(request.resourceType()));
  for (const route of ['#/checkout', '']) {
    await page.goto('about:blank');
    await page.goto(`./${route}`);
    await expectReadable(page);
  }
  await page.waitForLoadState('networkidle');
  await addToBasket(page, product1.title);
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expectBasketCount(page, 0);
  expect(await storedIds(page)).toEqual([]);
  expect(types).not.toContain('script');
});

// The fixture `watch` fails the test if React warns.
test(
  'React hydrates the page without a warning, and keeps its elements',
  { tag: '@main' },
  async ({ page }) => {
    const { release } = await openWithoutScripts(page);
    await expect(heading(page)).toHaveText(homeHeading);
    const elements = await page.evaluateHandle(() =>
      Array.from(document.querySelectorAll('header, main, h1, h2, img, a, button, input, footer')),
    );
    release();
    await addToBasket(page, product1.title);
    await expectHydrated(page);
    await expectBasketCount(page, 1);
    const kept = await elements.evaluate((all) => all.map(({ isConnected }) => isConnected));
    expect(kept.length).toBeGreaterThan(3 * catalogue.length);
    expect(kept).not.toContain(false);
  },
);

test('another screen’s address never flashes the home screen', async ({ page }) => {
  // The script checks before each paint whether the home screen is visible.
  await page.addInitScript((name) => {
    const check = () => {
      const shown = document.querySelector('h1');
      if (shown?.textContent === name && shown.checkVisibility({ visibilityProperty: true })) {
        document.documentElement.dataset.flashed = '';
      }
      requestAnimationFrame(check);
    };
    check();
  }, homeHeading);
  const { release } = await openWithoutScripts(page, '#/checkout');
  await expect(page.locator('h1')).toHaveText(homeHeading);
  await expect(header(page)).toBeHidden();
  release();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});

test.describe('the conditions of use and the privacy notice', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are static pages without scripts, and open offline too', async ({ page, context }) => {
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

    await openHydrated(page);
    // A first interaction stores the shop for offline use.
    await page.keyboard.press('Shift');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    for (const { address = '', name } of pages) {
      const response = await page.goto(`./${address}`);
      expect(response?.fromServiceWorker()).toBe(true);
      await expect(heading(page)).toHaveText(name);
    }
  });
});
