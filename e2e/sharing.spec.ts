import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { shop } from '../src/config';
import {
  addToBasket,
  expect,
  fillLoginForm,
  greeting,
  product1,
  loginForm,
  openBasket,
  openShop,
  signInLink,
  test,
} from './shop';

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

interface Manifest {
  name: string;
  description: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

test('a shared link has a title, a description and a picture', async ({ page }) => {
  await openShop(page);
  const home = shop.origin + shop.basePath;
  expect(await meta(page, 'og:title')).toBe(shop.name);
  expect(await meta(page, 'og:description')).toBe(shop.description);
  expect(await meta(page, 'description')).toBe(shop.description);
  expect(await meta(page, 'og:url')).toBe(home);
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image');

  const address = (await meta(page, 'og:image')) ?? '';
  expect(address.startsWith(`${home}static/`)).toBe(true);
  const picture = await page.request.get(address.slice(shop.origin.length));
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const body = await picture.body();
  expect(body.byteLength).toBeLessThanOrEqual(120_000);
  expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
});

/** The mark on an icon is large, and in the middle 80 %, which no phone cuts off. */
async function expectMarkInCircle(icon: Buffer) {
  const { data, info } = await sharp(icon)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3).join();
  let furthest = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    if (data.subarray(3 * pixel, 3 * pixel + 3).join() === ground) continue;
    const x = (pixel % info.width) - info.width / 2;
    const y = Math.floor(pixel / info.width) - info.height / 2;
    furthest = Math.max(furthest, Math.hypot(x, y));
  }
  expect(furthest).toBeGreaterThan(0.2 * info.width);
  expect(furthest).toBeLessThanOrEqual(0.4 * info.width);
}

test('the shop can be installed, with icons in every size that is asked for', async ({ page }) => {
  await openShop(page);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: shop.name,
    description: shop.description,
    start_url: shop.basePath,
    scope: shop.basePath,
    display: 'standalone',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const { width, height } = await sharp(
    await (await page.request.get(touch ?? '')).body(),
  ).metadata();
  expect([width, height]).toEqual([180, 180]);

  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const { src = '' } = manifest.icons.find(({ purpose }) => purpose === 'maskable') ?? {};
  await test.step('phones that cut the icon to a circle keep its mark whole', async () =>
    expectMarkInCircle(await (await page.request.get(src)).body()));
});

test('no request is made twice', async ({ page, account, identityUrl }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  // The browser's own view: it knows of the requests for icons too, which a page does not.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sent = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const known = request.url.startsWith(identityUrl) || request.url.startsWith('data:');
    if (!known) sent.set(requestId, `${request.method} ${request.url.replace(/#.*/, '')}`);
  });
  // What the browser has already is not asked for again.
  session.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { fromDiskCache, fromPrefetchCache } = response;
    if (fromDiskCache || fromPrefetchCache) sent.delete(requestId);
  });
  await openShop(page);
  await addToBasket(page, product1.title);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await openBasket(page);
  await signInLink(page).click();
  await fillLoginForm(page, account);
  await loginForm(page).signIn.click();
  await expect(greeting(page, `Hello ${account.email}`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const asked = [...sent.values()];
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((request, index) => asked.indexOf(request) !== index)).toEqual([]);
});
