import type { Page } from '@playwright/test';
import { formatRupees } from '../src/shared/formatRupees';
import { shop } from '../src/config';
import {
  addToBasket,
  basketItems,
  product6,
  catalogue,
  expect,
  expectBasketCount,
  header,
  product1,
  openBasket,
  openShop,
  signIn,
  storedIds,
  test,
} from './shop';

const sentence =
  'You can look around. To fill a basket or sign in, please use a newer browser or switch on JavaScript.';

test.describe('a browser that is too old', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const [owner, name] of [
        [URL, 'parse'],
        [Array.prototype, 'toSpliced'],
      ] as const) {
        Reflect.deleteProperty(owner, name);
      }
    });
  });

  test('shows the products, says what it can’t do, and takes no press for an order', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const main = page.getByRole('main');
    for (const route of ['#/checkout', '#/login', '']) {
      await test.step(`/${route}`, async () => {
        await page.goto('about:blank');
        await page.goto(`./${route}`);
        await expect(page.getByText(sentence)).toBeInViewport();
        await expect(main.getByRole('heading', { level: 2 })).toHaveText(
          catalogue.map(({ title }) => title),
        );
        await expect(main.getByText('₹')).toHaveText(
          catalogue.map(({ price }) => formatRupees(price)),
        );
      });
    }
    await page.waitForLoadState('networkidle');
    await addToBasket(page, product1.title);
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
    await expectBasketCount(page, 0);
    expect(await storedIds(page)).toEqual([]);
    expect(scripts).toEqual([]);
  });
});

/** Changes the texts of the page and its scripts on their way. */
async function change(page: Page, changes: [from: RegExp, to: string][]) {
  // A page that a test answers is of no network: it may not ask this machine for anything.
  await page.context().grantPermissions(['local-network-access']);
  const apply = (text: string) =>
    changes.reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const isShop = ({ pathname }: URL) =>
    pathname === shop.basePath || pathname.startsWith(`${shop.basePath}static/js/`);
  await page.route(isShop, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = apply(policy);
    await route.fulfill({ response, headers, body: apply(await response.text()) });
  });
}

/** What Chromium writes where it skips the preloading of what it doesn't know. */
const unknownPreload = /^console warning: <link rel=preload> has an unsupported `type` value$/;

test('a browser that lacks what only some have: I fill my basket, see every picture and sign in', async ({
  page,
  account,
  watch,
}) => {
  watch.allow(unknownPreload);
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'trustedTypes']) {
      Reflect.deleteProperty(window, name);
    }
    Reflect.deleteProperty(Navigator.prototype, 'connection');
  });
  // It skips what it doesn't know of a policy, and passes over pictures of an unknown type.
  await change(page, [
    [/; require-trusted-types-for[^"]*?shop#worker/g, ''],
    [/image\/avif/g, 'image/unknown'],
  ]);
  const pictures = page.getByRole('main').locator('img');
  const expectWebP = async (count: number) => {
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.webp$/);
    }
  };
  await openShop(page);
  // It is new enough.
  await expect(page.getByText(sentence)).toHaveCount(0);
  await expectWebP(catalogue.length + 1);
  await addToBasket(page, product1.title, product6.title);
  await expectBasketCount(page, 2);
  await openBasket(page);
  await expect(basketItems(page)).toHaveCount(2);
  await expectWebP(3);
  await signIn(page, account);
  await expectBasketCount(page, 2);
  await expect(header(page)).toContainText(account.email);
});
