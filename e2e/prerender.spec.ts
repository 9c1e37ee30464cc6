import type { Locator, Page } from '@playwright/test';
import { formatRupees } from '../src/shared/formatRupees';
import { shop } from '../src/config';
import { rows as rowsOf } from '../src/features/catalogue/rows';
import {
  addToBasket,
  catalogue,
  expect,
  expectBasketCount,
  greeting,
  header,
  heading,
  hold,
  product1,
  openHeld,
  signInLink,
  test,
} from './shop';

const homeHeading = shop.welcome.heading;

const home = (page: Page) => page.getByRole('heading', { level: 1, name: homeHeading });

const isLoaded = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);

test.describe('the page as it is served', () => {
  test('holds its styles, and no style sheet to wait for', async ({ request }) => {
    const html = await (await request.get('./')).text();
    expect(html).toContain(homeHeading);
    expect(html).toMatch(/<style>[^<]{1000,}<\/style>/);
    expect(html).not.toContain('stylesheet');
  });

  test('leads no shopper to the sources', async ({ request }) => {
    const html = await (await request.get('./')).text();
    const scripts = html.match(/[^" ]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const address of scripts) {
      const script = await request.get(address);
      expect(script.ok(), address).toBe(true);
      expect(await script.text(), address).not.toContain('sourceMappingURL');
      expect(script.headers(), address).not.toHaveProperty('sourcemap');
      expect((await request.get(`${address}.map`)).status(), `${address}.map`).toBe(404);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home screen can be read, looks whole, and loads its banner first', async ({ page }) => {
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

    await test.step('cards of a row stand side by side, with their pictures', async () => {
      const rows = main.getByRole('list');
      const expected = rowsOf(catalogue);
      await expect(rows).toHaveCount(expected.length);
      for (const [index, { length }] of expected.entries()) {
        const items = rows.nth(index).getByRole('listitem');
        await expect(items).toHaveCount(length);
        const tops = await items.evaluateAll((cards) =>
          cards.map((card) => card.getBoundingClientRect().top),
        );
        expect(new Set(tops).size).toBe(1);
      }
      for (const picture of (await main.locator('img').all()).slice(0, 3)) {
        await expect.poll(() => isLoaded(picture)).toBe(true);
      }
    });

    await test.step('the banner comes in the size and format that the screen will show', async () => {
      const preloads = page.locator('head link[rel="preload"][as="image"]');
      const sources = page.locator('.home-hero source[type="image/avif"]');
      await expect(preloads).toHaveCount(2);
      await expect(sources).toHaveCount(2);
      for (const index of [0, 1]) {
        const preload = preloads.nth(index);
        await expect(preload).toHaveAttribute('type', 'image/avif');
        await expect(preload).toHaveAttribute('fetchpriority', 'high');
        await expect(preload).toHaveAttribute('media', /width/);
        for (const [of, as] of [
          ['srcset', 'imagesrcset'],
          ['sizes', 'imagesizes'],
        ] as const) {
          const value = (await sources.nth(index).getAttribute(of)) ?? '';
          expect(value).not.toBe('');
          await expect(preload).toHaveAttribute(as, value);
        }
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

test('the scripts come after the banner', async ({ page }) => {
  // They wait for it for some seconds at most: these pass when the test says so.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const banner = await hold(page, '**/static/media/banner-*');
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => banner.asked.length).toBeGreaterThan(0);
  const first = page.getByRole('main').getByRole('listitem').locator('img').first();
  await expect.poll(() => isLoaded(first)).toBe(true);
  expect(scripts).toEqual([]);
  banner.release();
  await page.clock.resume();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
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
  for (const [route, text] of [
    ['/checkout', 'Your shopping basket in empty'],
    ['/nowhere', 'Unexpected Application Error!'],
  ] as const) {
    await test.step(route, async () => {
      await page.goto('about:blank');
      const { release } = await openHeld(page, `#${route}`);
      await expect(page.locator('h1')).toHaveText(homeHeading);
      await expect(page.locator('h1')).toBeHidden();
      await expect(header(page)).toBeHidden();
      release();
      await expect(heading(page)).toHaveText(text);
      await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
    });
  }
});
