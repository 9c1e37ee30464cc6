import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { shop } from '../src/config';
import { expect, openShop, test } from './shop';

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');

interface Manifest {
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

/** How far the mark on an icon reaches from its middle, in widths of the icon. */
async function reachOfMark(icon: Buffer) {
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
  return furthest / info.width;
}

test('the shop can be installed, with icons in every size that is asked for', async ({ page }) => {
  await openShop(page);
  const get = async (selector: string) => {
    const address = await page.locator(selector).getAttribute('href');
    return page.request.get(address ?? '');
  };
  const response = await get('link[rel=manifest]');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: shop.name,
    description: shop.description,
    start_url: shop.basePath,
    scope: shop.basePath,
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe(type);
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    if (purpose !== 'maskable') continue;
    // Large, and in the middle 80 %, which no phone cuts off.
    const reach = await reachOfMark(await icon.body());
    expect(reach).toBeGreaterThan(0.2);
    expect(reach).toBeLessThanOrEqual(0.4);
  }
  const touch = await (await get('link[rel=apple-touch-icon]')).body();
  expect(await sharp(touch).metadata()).toMatchObject({ width: 180, height: 180 });

  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
});
