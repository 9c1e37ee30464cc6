import sharp from 'sharp';
import { shop } from '#shop/config';
import { pagePath } from '../src/catalogue/model/pagePath';
import { product1 } from './support/catalogue';
import { openShop } from './support/page';
import { expect, test } from './support/test';

test('shared links have a title, a description and a picture', async ({ page }) => {
  for (const { title, description, path, image } of [
    {
      title: shop.name,
      description: shop.description,
      path: shop.basePath,
      image: { format: 'jpeg', width: 1200, height: 630 },
    },
    {
      title: product1.title,
      description: product1.details?.text ?? (expect.any(String) as unknown),
      path: pagePath(product1),
      image: { format: 'webp' },
    },
  ]) {
    await page.goto(path);
    const metas = await page
      .locator('meta[content]')
      .evaluateAll((all: HTMLMetaElement[]) =>
        all.map((meta) => [meta.getAttribute('property') ?? meta.name, meta.content] as const),
      );
    const { 'og:image': address = '', ...texts } = Object.fromEntries(metas);
    expect(texts).toMatchObject({
      'og:title': title,
      'og:description': description,
      description,
      'og:url': shop.origin + path,
      'twitter:card': 'summary_large_image',
    });
    expect(address.startsWith(`${shop.origin}${shop.basePath}static/`)).toBe(true);
    const picture = await page.request.get(address.slice(shop.origin.length));
    expect(picture.headers()['content-type']).toBe(`image/${image.format}`);
    const body = await picture.body();
    expect(body.byteLength).toBeLessThanOrEqual(120_000);
    const found = await sharp(body).metadata();
    expect(found).toMatchObject(image);
    // The shop's own icon doesn't state its size.
    const { 'og:image:width': width = 1200, 'og:image:height': height = 630 } = texts;
    expect([width, height].map(Number)).toEqual([found.width, found.height]);
  }
});

/** The largest distance of the icon's mark from its centre, as a fraction of its width. */
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

test('the shop can be installed, with icons in every size', async ({ page }) => {
  await openShop(page);
  const get = async (selector: string) =>
    page.request.get((await page.locator(selector).getAttribute('href')) ?? '');
  const response = await get('link[rel=manifest]');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({
    name: shop.name,
    description: shop.description,
    start_url: shop.basePath,
    scope: shop.basePath,
    display: 'standalone',
    share_target: { action: `${shop.basePath}share`, method: 'POST' },
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  });
  for (const { src, sizes, type, purpose } of manifest.icons) {
    const served = await page.request.get(src);
    expect(served.headers()['content-type']).toBe(type);
    const icon = await served.body();
    const { width, height } = await sharp(icon).metadata();
    expect(`${width}x${height}`).toBe(sizes);
    if (purpose !== 'maskable') continue;
    // The mark is large, but within the middle 80 %, which no phone crops.
    const reach = await reachOfMark(icon);
    expect(reach).toBeGreaterThan(0.2);
    expect(reach).toBeLessThanOrEqual(0.4);
  }
  const touch = await (await get('link[rel=apple-touch-icon]')).body();
  expect(await sharp(touch).metadata()).toMatchObject({ width: 180, height: 180 });

  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
});
