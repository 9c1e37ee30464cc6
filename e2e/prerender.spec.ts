import type { Locator, Page } from '@playwright/test';
import { formatRupees } from '../src/shared/formatRupees';
import { shop } from '../src/config';
import {
  addToBasket,
  catalogue,
  expect,
  expectBasketCount,
  greeting,
  header,
  heading,
  product1,
  openHeld,
  signInLink,
  test,
} from './shop';

const homeHeading = shop.welcome.heading;

const home = (page: Page) => page.getByRole('heading', { level: 1, name: homeHeading });

test('the page as it is served holds its styles, and no style sheet to wait for', async ({
  request,
}) => {
  const html = await (await request.get('./')).text();
  expect(html).toContain(homeHeading);
  expect(html).toMatch(/<style>.{1000,}<\/style>/s);
  expect(html).not.toContain('stylesheet');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home screen can be read, and loads its banner first', async ({ page }) => {
    await page.goto('./');
    const main = page.getByRole('main');

    await test.step('it can be read', async () => {
      await expect(home(page)).toBeVisible();
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(
        catalogue.map(({ title }) => title),
      );
      await expect(main.getByText('₹')).toHaveText(
        catalogue.map(({ price }) => formatRupees(price)),
      );
      await expectBasketCount(page, 0);
      await expect(greeting(page, 'Hello')).toBeVisible();
      await expect(signInLink(page)).toBeVisible();
      await expect(page.getByText(/^You can look around\. .* JavaScript\.$/)).toBeInViewport();
    });

    await test.step('it shows its pictures', async () => {
      for (const picture of (await main.locator('img').all()).slice(0, 3)) {
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
      }
    });

    await test.step('the banner comes in the size and format that the screen will show', async () => {
      const preloads = page.locator('head link[rel="preload"][as="image"]');
      const sources = page.locator('.home-hero source[type="image/avif"]');
      const addresses = (list: Locator, of: string) =>
        list.evaluateAll(
          (all, names) => all.map((it) => names.split(' ').map((name) => it.getAttribute(name))),
          of,
        );
      const wanted = await addresses(sources, 'srcset sizes type');
      expect(wanted).toHaveLength(2);
      expect(wanted.flat()).not.toContain(null);
      expect(await addresses(preloads, 'imagesrcset imagesizes type')).toEqual(wanted);
      for (const preload of await preloads.all()) {
        await expect(preload).toHaveAttribute('fetchpriority', 'high');
        await expect(preload).toHaveAttribute('media', /width/);
      }
    });
  });
});

// That nothing is said on the console is what the fixture `watch` looks after.
test('React takes the page over without a word, and keeps its elements', async ({ page }) => {
  const { release } = await openHeld(page);
  await expect(home(page)).toBeVisible();
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
  await expect(page.locator('h1')).toBeHidden();
  await expect(header(page)).toBeHidden();
  release();
  await expect(heading(page)).toHaveText('Your shopping basket in empty');
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});
