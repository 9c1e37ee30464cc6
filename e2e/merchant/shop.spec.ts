import { devices, type Page } from '@playwright/test';
import {
  addToBasket,
  basketItems,
  expect,
  expectBasketCount,
  fillLoginForm,
  greeting,
  header,
  newAccount,
  openBasket,
  openShop,
  test,
  totalPanel,
} from '../shop';
import { copy, filesBelow, productAt, products, second } from './walk';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const [first, third, last] = [productAt(0), productAt(2), productAt(products.length - 1)];

/** What the page holds when it opens, and what comes at a time. */
const STEP = 24;

for (const [kind, device] of [
  ['a computer', devices['Desktop Chrome']],
  ['a phone', devices['Pixel 7']],
] as const) {
  test.describe(`on ${kind}`, () => {
    const { viewport, userAgent, isMobile, hasTouch } = device;
    test.use({ viewport, userAgent, isMobile, hasTouch });

    test.beforeEach(async ({ page }) => {
      await openShop(page);
    });

    test('the shop has its own name and place', async ({ page }) => {
      expect(new URL(page.url()).pathname).toBe(second.basePath);
      await expect(page).toHaveTitle(second.name);
      await expect(
        header(page).getByRole('link', { name: second.name, exact: true }),
      ).toBeVisible();
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        second.description,
      );
      await expect(page.getByText(`${second.name}. ${second.description}`)).toBeVisible();
    });

    test('the shop has its own colours', async ({ page }) => {
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(second.paper));
      const button = cards(page).first().getByRole('button');
      await expect(button).toHaveCSS('background-color', rgb(second.marigold));
    });

    test('I sign up under its name', async ({ page }) => {
      await header(page).getByRole('link', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveTitle(`Sign in · ${second.name}`);
      const account = newAccount();
      await fillLoginForm(page, account);
      const create = `Create your ${second.name} Account`;
      await page.getByRole('button', { name: create, exact: true }).click();
      await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
      await expect(page).toHaveURL(`${second.basePath}#/`);
    });

    test('I see its products, put some into the basket and see what they cost', async ({
      page,
    }) => {
      for (const [index, { title, price, rating }] of products.slice(0, 6).entries()) {
        const card = cards(page).nth(index);
        await expect(card.getByRole('heading')).toHaveText(title);
        await expect(card.getByText('₹')).toHaveText(`₹${price}`);
        await expect(card.getByRole('img', { name: `Rated ${rating} out of 5` })).toHaveCount(1);
        const picture = card.getByRole('img', { name: title, exact: true });
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await addToBasket(page, third.title, first.title, third.title);
      await expectBasketCount(page, 3);
      await openBasket(page);
      await expect(basketItems(page).getByRole('heading')).toHaveText([
        third.title,
        first.title,
        third.title,
      ]);
      const total = first.price + 2 * third.price;
      await expect(totalPanel(page)).toContainText(`Subtotal 3 items: ₹${total}`);
    });
  });
}

test('I find the last of a thousand products by scrolling', async ({ page }) => {
  await openShop(page);
  expect(await cards(page).count()).toBeLessThanOrEqual(2 * STEP);
  const button = page.getByRole('button', {
    name: `Add to basket: ${last.title}`,
    exact: true,
  });
  while ((await button.count()) === 0) {
    const before = await cards(page).count();
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
    });
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
  }
  await expect(cards(page)).toHaveCount(products.length);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await button.click();
  await openBasket(page);
  await expect(totalPanel(page)).toContainText(`Subtotal 1 items: ₹${last.price}`);
});

test('its page holds the first of the products, and no more', async ({ page }) => {
  const html = await (await page.request.get('./')).text();
  expect(html.match(/<article/g)).toHaveLength(STEP);
  // A script of its own for the catalogue: the others don't grow with it.
  expect(html).toMatch(/static\/js\/catalogue\.[0-9a-f]{8}\.js/);
});

test('the front door leads to it', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(new RegExp(`${second.basePath}(#/)?$`));
});

test('its files may be kept for ever, and its page may not', async ({ page }) => {
  const html = await page.request.get('./');
  expect(html.headers()['cache-control']).toBe('no-cache');
  const [script = ''] = /\/[^"]+static\/js\/main\.\w+\.js/.exec(await html.text()) ?? [];
  const answer = await page.request.get(script);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('nothing of the first shop is left in it', async () => {
  const files = await filesBelow(`${copy}/dist`);
  expect(files.size).toBeGreaterThan(10);
  for (const [path, content] of files) {
    expect(path).not.toMatch(/haat|\.map$/i);
    if (/\.(avif|webp|jpg|png|woff2)$/.test(path)) continue;
    // The demo project of Firebase: gone as soon as the merchant names an own one.
    const text = content.toString().replaceAll('demo-haat', '');
    expect(/.{0,40}haat.{0,40}/i.exec(text)?.[0], path).toBeUndefined();
  }
});

/** `#e8f4ea` as the browser gives it. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(', ')})`;
}
