/** Tests whatever about the look can be measured; the build checks the contrast of the colours. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance, readColours } from '../build/colours';
import { shop } from '#shop/config';
import { productRows } from '../src/catalogue/model/product';
import { formatDate } from '../src/words/dates';
import { catalogue, product1, subtotal } from './support/catalogue';
import { addStyles, boxes, boxOf, setTextSize } from './support/layout';
import { openWithoutScripts, stall } from './support/network';
import {
  addToBasket,
  basketItems,
  basketLink,
  greeting,
  header,
  heading,
  openBasket,
  openHydrated,
  openShop,
  storeBasket,
  totalPanel,
} from './support/page';
import { expect, test } from './support/test';

const schemes = ['light', 'dark'] as const;

async function atEach(page: Page, widths: number[], check: (width: number) => Promise<void>) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} pixels wide`, () => check(width));
  }
}

/** The sides and sizes that are equal in all cards of a row. */
const aligned: Record<string, (keyof DOMRect)[]> = {
  li: ['width', 'top', 'bottom'],
  img: ['height', 'top'],
  h2: ['top'],
  '.price': ['bottom'],
  '[data-product]': ['height', 'bottom'],
};

test('the header is one line on every screen, whatever my email and the shop’s name', async ({
  page,
}) => {
  const parts = header(page).locator('.header-inside > *, .header-link');
  const expectOneLine = (widths: number[]) =>
    atEach(page, widths, async (width) => {
      expect((await boxOf(header(page))).height).toBe(width < 1000 ? 57 : 73);
      const all = await boxes(parts.and(page.locator(':visible:not(nav)')));
      for (const [index, { left }] of all.entries()) {
        expect(left).toBeGreaterThanOrEqual((all[index - 1]?.right ?? 0) - 0.5);
      }
    });
  for (const path of ['/', '/checkout', '/nowhere', `/?product=${product1.id}`]) {
    // The heading of the screen before would be there at once.
    await page.goto('about:blank');
    await openShop(page, path);
    await expectOneLine([320, 360, 390, 768, 1280]);
  }
  await greeting(page, 'Hello').evaluate((element) => {
    element.textContent = `Hello ${'asha'.repeat(12)}@example.com`;
  });
  await expectOneLine([320, 360, 390, 768, 1280]);
  await header(page)
    .locator('.logo')
    .evaluate((element) => {
      element.classList.add('logo-long');
      element.lastChild?.replaceWith('Sharma Kirana Store');
    });
  await expectOneLine([360, 390, 768, 1280]);
});

test('on a phone the search unfolds over the header, until I press Enter or leave it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page);
  const field = header(page).getByRole('searchbox', { name: 'Search' });
  const { width } = await boxOf(field);
  expect(width).toBe(44);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  const { left, right, top } = await boxOf(field);
  expect(right - left).toBeGreaterThan(280);
  const isOnTop = (x: number, y: number) =>
    page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('form') !== null, [
      x,
      y,
    ] as const);
  for (const x of [left + 4, (left + right) / 2, right - 4]) {
    expect(await isOnTop(x, top + 22)).toBe(true);
  }
  await page.keyboard.press('Tab');
  expect((await boxOf(field)).width).toBe(44);
  await field.fill(product1.title);
  expect((await boxOf(field)).width).toBeGreaterThan(280);
  await field.press('Enter');
  await expect(field).not.toBeFocused();
  expect((await boxOf(field)).width).toBe(44);
  await basketLink(page).click();
  await expect(heading(page)).toHaveText('Your Shopping basket');
});

test('cards are in one column, in pairs on a phone, or in aligned rows of two, three and one', async ({
  page,
}) => {
  await openHydrated(page);
  const rows = page.getByRole('main').getByRole('list');
  const longTitle = 'A very long title of a very good thing, '.repeat(5);
  const title = rows.first().getByRole('heading').first();
  await title.evaluate((heading, text) => (heading.textContent = text), longTitle);
  await atEach(page, [320, 360, 768, 1280], async (width) => {
    for (const [index, { length }] of productRows(catalogue, true).entries()) {
      const row = rows.nth(index);
      const cards = await boxes(row.getByRole('listitem'));
      const columns = new Set(cards.map(({ left }) => Math.round(left))).size;
      const most = { 320: 1, 360: 2 }[width] ?? 3;
      expect(columns).toBe(Math.min(length, most));
      if (width < 768) continue;
      for (const [part, sides] of Object.entries(aligned)) {
        const all = await boxes(row.locator(part));
        expect(all, part).toHaveLength(length);
        for (const side of sides) {
          const values = all.map((box) => Number(box[side]));
          // Rounding may change the values a little.
          expect(Math.max(...values) - Math.min(...values), part).toBeLessThanOrEqual(0.5);
        }
      }
      if (length > 1) continue;
      const besidePicture = (await boxOf(row.getByRole('heading'))).left;
      expect(besidePicture).toBeGreaterThanOrEqual((await boxOf(row.locator('img'))).right);
    }
  });
});

test('the first screen shows the most important parts without scrolling', async ({ page }) => {
  await openShop(page);
  await atEach(page, [480, 667, 768, 1280], async () => {
    expect((await boxOf(page.locator('.banner'))).height).toBeLessThanOrEqual(480);
  });
  await test.step('two thirds of a phone’s screen below the header, with text at 200 %', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await setTextSize(page, 32);
    expect((await boxOf(header(page))).height).toBeLessThanOrEqual(740 / 3);
    await setTextSize(page, 16);
  });
  await test.step('the header, while I scroll', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(basketLink(page)).toBeInViewport({ ratio: 1 });
  });
  await test.step('the total, beside the basket or below it, with a low advert', async () => {
    await addToBasket(page, product1.title);
    await openBasket(page);
    await atEach(page, [320, 360, 768, 2560], async (width) => {
      const list = await boxOf(page.getByRole('main').getByRole('list'));
      const total = await boxOf(totalPanel(page).getByRole('heading'));
      if (width < 768) expect(total.top).toBeGreaterThanOrEqual(list.bottom);
      else expect(total.left).toBeGreaterThanOrEqual(list.right);
      expect((await boxOf(page.locator('.checkout-advert'))).height).toBeLessThanOrEqual(72);
    });
  });
});

test('the first row’s pictures, titles and prices are in view, before hydration and after', async ({
  page,
}) => {
  const card = page.getByRole('article');
  const expectInView = async () => {
    // The shop may have no line of categories, so the test adds one.
    if ((await page.locator('.home-rows > nav').count()) === 0) {
      await addStyles(page, '.home-rows::before { height: 44px; content: "" }');
    }
    for (const [width, height, columns] of [
      [390, 844, 2],
      [768, 1024, 2],
      [1280, 720, 2],
      [1440, 900, 2],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const first of (await card.all()).slice(0, columns)) {
        for (const part of [
          first.locator('img'),
          first.getByRole('heading'),
          first.locator('.price'),
        ]) {
          const { top, bottom } = await boxOf(part.first());
          expect(top, `${width} × ${height}`).toBeGreaterThanOrEqual(0);
          expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
        }
      }
    }
  };
  const { release } = await openWithoutScripts(page);
  await expectInView();
  release();
  await openHydrated(page);
  await expectInView();
});

test('the first row’s cards and pictures are at least as large as the second row’s', async ({
  page,
}) => {
  await openShop(page);
  await atEach(page, [768, 1280, 1920], async () => {
    const rows = page.getByRole('main').getByRole('list');
    for (const part of ['.product-card', '.product-card > .picture']) {
      const [first = 0, second = 0] = await Promise.all(
        [0, 1].map(async (row) => {
          const { width, height } = await boxOf(rows.nth(row).locator(part));
          return width * height;
        }),
      );
      expect(first, part).toBeGreaterThanOrEqual(second);
    }
  });
});

const categories = [...new Set(catalogue.flatMap(({ category }) => category ?? []))];
const four = categories.find(
  (name) => catalogue.filter(({ category }) => category === name).length === 4,
);

// A merchant may have no such category.
for (const category of four ? [four] : []) {
  test('four products stand two by two on a desktop', async ({ page }) => {
    await openShop(page, `/?category=${encodeURIComponent(category)}`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(4);
    await atEach(page, [768, 1280, 1920], async () => {
      const lefts = (await boxes(cards)).map(({ left }) => Math.round(left));
      expect(new Set(lefts).size).toBe(2);
    });
  });
}

test('on a phone a row of the basket is low', async ({ page }) => {
  await storeBasket(
    page,
    [...catalogue, product1].map(({ id }) => id),
  );
  await openShop(page, '/checkout');
  await expect(basketItems(page)).toHaveCount(catalogue.length);
  const items = page.locator('.basket-item');
  await atEach(page, [360, 390], async () => {
    const [several, ...single] = await boxes(items);
    for (const { height } of single) expect(height).toBeLessThanOrEqual(170);
    // A sold-out product has another button.
    expect(several?.height).toBeLessThanOrEqual(170 + 44);
    expect((await boxOf(page.locator('.basket-total-bar'))).height).toBeLessThanOrEqual(76);
  });
});

test('the page is light or dark like the system from the first frame', async ({ page }) => {
  const colours = readColours(readFileSync('shop/colours.css', 'utf8'));
  // The page stays as in its first frame, because it has no scripts.
  await page.route('**/static/js/*.js', (route) => route.fulfill({ body: '' }));
  await openShop(page);
  for (const scheme of schemes) {
    const paper = colours[scheme]['--paper'] ?? '';
    const rgb = `rgb(${Buffer.from(paper.slice(1), 'hex').join(', ')})`;
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('body')).toHaveCSS('background-color', rgb);
    const bar = page.locator(`meta[name=theme-color][media*=${scheme}]`);
    await expect(bar).toHaveAttribute('content', paper);
  }
});

/** The contrast of a banner's hidden text with the worst pixel of the picture behind it. */
async function worstContrast(page: Page, words: Locator): Promise<number> {
  const banner = page.locator('.banner img');
  // Decoding fails while the file for another width replaces it.
  const isDecoded = (img: HTMLImageElement) =>
    img.decode().then(
      () => true,
      () => false,
    );
  await expect.poll(() => banner.evaluate(isDecoded)).toBe(true);
  const ink = await words.evaluate((element) => getComputedStyle(element).color);
  const clip = (await words.boundingBox()) ?? undefined;
  // This much blur hides the grain of AVIF.
  const picture = sharp(await page.screenshot({ clip })).removeAlpha();
  const pixels = await picture.blur(2).raw().toBuffer();
  const inkLuminance = luminance(ink.match(/\d+/g)?.map(Number) ?? []);
  let worst = Infinity;
  for (let at = 0; at < pixels.length; at += 3) {
    worst = Math.min(worst, contrast(inkLuminance, luminance(pixels.subarray(at, at + 3))));
  }
  return worst;
}

test('the text on the banners is readable at every width, light and dark', async ({ page }) => {
  const expectReadable = (needed: Record<string, number>) =>
    atEach(page, [320, 768, 1920], async () => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        for (const [words, least] of Object.entries(needed)) {
          const found = await worstContrast(page, page.locator('.banner').getByText(words));
          expect(found, `${words}, ${colorScheme}`).toBeGreaterThanOrEqual(least);
        }
      }
    });
  await openShop(page);
  await addStyles(page, '.banner-text { visibility: hidden }');
  await expectReadable({ [shop.welcome.heading]: 3, [shop.welcome.text]: 4.5 });
  await openBasket(page);
  await expectReadable({ [shop.advert]: 3 });
});

test('with forced colours, outlines show where cards and buttons end', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openShop(page);
  const add = page.getByRole('button', { name: /^Add to basket/ }).first();
  await expect(add).toHaveCSS('border-style', 'solid');
  await expect(page.locator('.product-card').first()).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('searchbox')).toHaveCSS('border-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', /solid|auto/);
});

for (const { name, ...device } of [
  { name: 'phone', viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 },
  { name: 'large desktop', viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
]) {
  test.describe(`on a ${name}`, () => {
    test.use(device);

    test('pictures are sharp and small, and nothing shifts when they load', async ({ page }) => {
      const { release } = await stall(page, '**/static/media/*.avif');
      await page.goto('./', { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      const cards = page.getByRole('main').getByRole('listitem');
      const before = await boxes(cards);
      release();
      const shown = await page
        .getByRole('main')
        .locator('img')
        .evaluateAll((all: HTMLImageElement[]) =>
          Promise.all(
            all.map(async (img) => {
              img.loading = 'eager';
              await img.decode();
              const offered = img.parentElement?.innerHTML.matchAll(/ (\d+)w/g) ?? [];
              const widths = Array.from(offered, ([, width]) => Number(width));
              const needed = img.clientWidth * devicePixelRatio;
              const enough = widths
                .filter((width) => width >= needed)
                .sort((one, two) => one - two);
              const widest = Math.max(...widths);
              // A browser may pick a slightly smaller file, or the next larger one.
              return {
                file: img.currentSrc,
                least: Math.min(0.8 * needed, widest),
                most: enough[1] ?? widest,
              };
            }),
          ),
        );
      expect(await boxes(cards)).toEqual(before);
      for (const [index, { file, least, most }] of shown.entries()) {
        const body = await (await page.request.get(file)).body();
        const { format, width } = await sharp(body).metadata();
        expect(format).toBe('heif');
        expect(width, file).toBeGreaterThanOrEqual(least);
        expect(width, file).toBeLessThanOrEqual(most);
        expect(body.length, file).toBeLessThanOrEqual(index === 0 ? 90_000 : 30_000);
      }
    });
  });
}

test('a printed basket is one page with its contents, the shop’s name and the date, and no buttons', async ({
  page,
}) => {
  const six = catalogue.slice(0, 6);
  await storeBasket(
    page,
    six.map(({ id }) => id),
  );
  await openShop(page, '/checkout');
  await expect(basketItems(page)).toHaveCount(six.length);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const text = '.logo, .basket-item-title a';
  const idle = page.locator(`button, input, a:not(${text}), .checkout-advert, footer`);
  await expect(idle.and(page.locator(':visible'))).toHaveCount(0);
  await expect(page.getByText(subtotal(...six)).and(page.locator(':visible'))).toHaveCount(1);
  await expect(page.locator('.logo')).toBeVisible();
  await expect(page.getByText(formatDate(Date.now()))).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(basketItems(page).first()).toHaveCSS('break-inside', 'avoid');
  const gift = page.getByText('This Order Contains a gift');
  await expect(gift).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('checkbox').check();
  await page.emulateMedia({ media: 'print' });
  await expect(gift).toBeVisible();
});
