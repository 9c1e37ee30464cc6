import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { catalogue, expect, openBasket, openShop, storeBasket, test } from './shop';

/** A banner, and one of each product. */
const COUNT = catalogue.length + 1;
const LARGEST_CARD = 30_000;
const LARGEST_BANNER = 90_000;
/** A browser may take the next smaller file where the difference can't be seen. */
const SHARP_ENOUGH = 0.8;

const devices = [
  { name: 'a phone', viewport: { width: 360, height: 800 }, deviceScaleFactor: 3 },
  { name: 'a tablet', viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'a large sharp desktop', viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
];

/** Brings each picture into view and tells which file the browser has chosen for which width. */
async function displayedPictures(page: Page) {
  const images = page.getByRole('main').locator('img');
  await images.evaluateAll(async (all: HTMLImageElement[]) => {
    for (const img of all) {
      img.scrollIntoView({ block: 'center', behavior: 'instant' });
      while (!img.complete || img.naturalWidth === 0) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  });
  return images.evaluateAll((all: HTMLImageElement[]) =>
    all.map((img) => ({
      file: img.currentSrc,
      width: img.getBoundingClientRect().width * window.devicePixelRatio,
      isBanner: img.alt === '',
      widest: Math.max(
        ...Array.from((img.parentElement?.innerHTML ?? '').matchAll(/ (\d+)w/g), ([, digits]) =>
          Number(digits),
        ),
      ),
    })),
  );
}

interface File {
  type: string | undefined;
  bytes: number;
  format: string;
  pixels: number;
}

const known = new Map<string, Promise<File>>();

/** What the host gives at an address of a picture. */
async function read(page: Page, file: string): Promise<File> {
  const response = await page.request.get(file);
  const body = await response.body();
  const { format, width } = await sharp(body).metadata();
  return {
    type: response.headers()['content-type'],
    bytes: body.byteLength,
    format,
    pixels: width,
  };
}

async function expectGoodPictures(page: Page) {
  const pictures = await displayedPictures(page);
  expect(pictures).toHaveLength(COUNT);
  for (const { file, width, isBanner, widest } of pictures) {
    const reading = known.get(file) ?? read(page, file);
    known.set(file, reading);
    const { type, bytes, format, pixels } = await reading;
    expect(type, file).toBe('image/avif');
    expect(bytes, file).toBeLessThanOrEqual(isBanner ? LARGEST_BANNER : LARGEST_CARD);
    expect(format, file).toBe('heif');
    expect(pixels, file).toBeGreaterThanOrEqual(Math.min(width * SHARP_ENOUGH, widest));
  }
}

for (const { name, ...device } of devices) {
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('the pictures are sharp and small', async ({ page }) => {
      await storeBasket(
        page,
        catalogue.map(({ id }) => id),
      );
      await openShop(page);
      await expectGoodPictures(page);
      await openBasket(page);
      await expectGoodPictures(page);
    });
  });
}

test('there is a WebP picture for a browser without AVIF', async ({ request }) => {
  const html = await (await request.get('./')).text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const files = Array.from(main.matchAll(/<img [^>]*?\bsrc="([^"]+)"/g), ([, file]) => file ?? '');
  expect(files).toHaveLength(COUNT);
  for (const file of files) {
    const response = await request.get(file);
    expect(response.ok(), file).toBe(true);
    expect((await sharp(await response.body()).metadata()).format, file).toBe('webp');
  }
});

test('nothing moves when the pictures arrive', async ({ page }) => {
  const waiting: (() => void)[] = [];
  let held = true;
  await page.route('**/static/media/*.{avif,webp}', async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'domcontentloaded' });
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(catalogue.length);
  const places = () =>
    cards.evaluateAll((items) => items.map((item) => JSON.stringify(item.getBoundingClientRect())));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  expect(waiting.length).toBeGreaterThan(0);
  held = false;
  for (const arrive of waiting) arrive();
  await displayedPictures(page);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  expect(await places()).toEqual(before);
});
