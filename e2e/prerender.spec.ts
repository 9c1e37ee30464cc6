import type { Page } from '@playwright/test';
import { formatRupees } from '../src/shared/formatRupees';
import { shop } from '../src/config';
import {
  addToBasket,
  basketLink,
  catalogue,
  expect,
  expectBasketCount,
  greeting,
  header,
  heading,
  openHeld,
  product1,
  signInLink,
  storedIds,
  test,
} from './shop';

const homeHeading = shop.welcome.heading;

/** The products can be seen, and what can't be done is said. */
async function expectReadable(page: Page) {
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(homeHeading);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(
    catalogue.map(({ title }) => title),
  );
  await expect(main.getByText('₹')).toHaveText(catalogue.map(({ price }) => formatRupees(price)));
  await expectBasketCount(page, 0);
  await expect(page.getByText(/^You can look around\. .* JavaScript\.$/)).toBeInViewport();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home screen can be read, and loads its styles with the page, and its banner first', async ({
    page,
  }) => {
    await page.goto('./');
    await expectReadable(page);
    await expect(greeting(page, 'Hello')).toBeVisible();
    await expect(signInLink(page)).toBeVisible();
    await expect(header(page)).toHaveCSS('position', 'sticky');
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
    for (const picture of (await page.getByRole('main').locator('img').all()).slice(0, 3)) {
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }

    const attributes = (selector: string, ...names: string[]) =>
      page
        .locator(selector)
        .evaluateAll(
          (all, names) => all.map((element) => names.map((name) => element.getAttribute(name))),
          names,
        );
    const banner = '.home-hero source[type="image/avif"]';
    const preload = 'head link[rel="preload"][as="image"][fetchpriority="high"][media*="width"]';
    const wanted = await attributes(banner, 'srcset', 'sizes', 'type');
    expect(wanted).toHaveLength(2);
    expect(wanted.flat()).not.toContain(null);
    expect(await attributes(preload, 'imagesrcset', 'imagesizes', 'type')).toEqual(wanted);
  });
});

test('a browser that is too old shows the products, says what it can’t do, and takes no press for an order', async ({
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

// That nothing is said on the console is what the fixture `watch` looks after.
test('React takes the page over without a word, and keeps its elements', async ({ page }) => {
  const { release } = await openHeld(page);
  await expect(heading(page)).toHaveText(homeHeading);
  const elements = await page.evaluateHandle(() =>
    Array.from(document.querySelectorAll('header, main, h1, h2, img, a, button, input, footer')),
  );
  release();
  await addToBasket(page, product1.title);
  await expectBasketCount(page, 1);
  const kept = await elements.evaluate((all) => all.map(({ isConnected }) => isConnected));
  expect(kept.length).toBeGreaterThan(3 * catalogue.length);
  expect(kept).not.toContain(false);
});

test('another address shows nothing of the home screen on its way', async ({ page }) => {
  // Looks before each paint whether the home screen can be seen.
  await page.addInitScript((name) => {
    const look = () => {
      const shown = document.querySelector('h1');
      if (shown?.textContent === name && shown.checkVisibility({ visibilityProperty: true })) {
        document.documentElement.dataset.flashed = '';
      }
      requestAnimationFrame(look);
    };
    look();
  }, homeHeading);
  const { release } = await openHeld(page, '#/checkout');
  await expect(page.locator('h1')).toHaveText(homeHeading);
  await expect(header(page)).toBeHidden();
  release();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});

test('a link that I follow before the scripts are there leads the focus to its screen', async ({
  page,
}) => {
  const { release } = await openHeld(page);
  await basketLink(page).click();
  release();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await expect(heading(page)).toBeFocused();
});
