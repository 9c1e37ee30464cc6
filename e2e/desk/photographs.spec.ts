/** A merchant photographs a product, and shoppers see it. */
import type { Bytes } from 'firebase/firestore/lite';
import sharp from 'sharp';
import { shop } from '#shop/config';
import { type Card, storedHashes } from '../../src/catalogue/model/cards';
import { readDatabase } from '../support/database';
import { test } from '../support/ownDatabase';
import { button, expectLoaded } from '../support/page';
import { expect } from '../support/test';

/** A phone's photograph, which is stored on its side: the upper half is red once it is upright. */
async function takePhotograph() {
  const [width, height] = [1600, 1200];
  const half = { width: width / 2, height, channels: 3, background: '#c02020' } as const;
  return sharp({ create: { ...half, width, background: '#f0e8d8' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Asha' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

interface PictureDocument {
  type: string;
  bytes: Bytes;
}

test('a merchant crops a photograph by keyboard, and shoppers see it without its metadata', async ({
  page,
  merchant,
}) => {
  await merchant.setViewportSize({ width: 360, height: 740 });
  await merchant.goto('./#/login?section=products&product=new');
  const lamp = { mimeType: 'image/jpeg', buffer: await takePhotograph() };
  await merchant.getByLabel('Take or choose photographs').setInputFiles([
    { ...lamp, name: 'lamp.jpg' },
    { ...lamp, name: 'list.txt.jpg', buffer: Buffer.from('no picture') },
    { ...lamp, name: 'near.jpg' },
  ]);
  await merchant
    .getByRole('group', { name: 'Choose what to show (2 more after this one)' })
    .waitFor();
  await button(merchant, 'Use photograph').press('Enter');
  await expect(merchant.getByText(/^list\.txt\.jpg couldn’t be opened/).first()).toBeVisible();
  await merchant.getByRole('img', { name: /^What will be shown/ }).press('ArrowUp');
  const zoom = merchant.getByLabel('Zoom');
  for (let step = 0; step < 10; step += 1) await zoom.press('ArrowRight');
  await expect(merchant.getByText(/^This part is small/).first()).toBeVisible();
  await button(merchant, 'Use photograph').press('Enter');
  await expect(button(merchant, 'Remove photograph 2')).toBeVisible();
  await button(merchant, 'Move photograph 1 later').press('Enter');
  await expect(button(merchant, 'Move photograph 2 later')).toBeFocused();
  await merchant.getByLabel('Title', { exact: true }).fill('Brass lamp');
  await merchant.getByLabel('Price', { exact: true }).fill('450');
  await button(merchant, 'Publish').click();
  await expect(merchant.getByText('“Brass lamp” is on sale.').first()).toBeVisible();

  await page.goto('./#/?q=brass+lamp');
  const card = page.getByRole('article').filter({ hasText: 'Brass lamp' });
  const picture = card.getByRole('img').first();
  await expectLoaded(picture);
  expect(await picture.getAttribute('src')).toMatch(/^blob:/);

  const { cards } = (await readDatabase('shop/cards')) as { cards: Record<string, string> };
  const [text = ''] = Object.values(cards);
  const { image = '', pictures = [] } = JSON.parse(text) as Card;
  const found = await Promise.all(
    [image, ...pictures].map(async (each) => {
      const { small = '', large = '' } = storedHashes(each) ?? {};
      const files = [small, large].map(async (hash) => {
        const { type, bytes } = (await readDatabase(`pictures/${hash}`)) as PictureDocument;
        const file = Buffer.from(bytes.toUint8Array());
        const { width, height, exif } = await sharp(file).metadata();
        // The keys move the upper edge, then the lower one.
        const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
        const isRed = (at: number) => (data[at] ?? 0) > 150 && (data[at + 1] ?? 0) < 80;
        const edges = [isRed(0), isRed(data.length - 3)];
        return { type, width, height, exif, edges, fits: file.length <= 200_000 };
      });
      return Promise.all(files);
    }),
  );
  const webp = { type: 'image/webp', exif: undefined, edges: [true, false], fits: true };
  expect(found).toEqual([
    [
      { ...webp, width: 480, height: 360 },
      { ...webp, width: 800, height: 600 },
    ],
    [
      { ...webp, width: 480, height: 360 },
      { ...webp, width: 960, height: 720 },
    ],
  ]);
});

test('a browser that can’t write WebP stores JPEGs below the limit, even of detailed photographs', async ({
  merchant,
}) => {
  // Safari, too, returns a PNG for WebP.
  await merchant.addInitScript(() => {
    const { prototype } = OffscreenCanvas;
    const write = Reflect.get(prototype, 'convertToBlob');
    prototype.convertToBlob = function (options) {
      return write.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options);
    };
  });
  await merchant.goto('about:blank');
  await merchant.goto('./#/login?section=products&product=new');
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const photograph = sharp({
    create: { width: 960, height: 720, channels: 3, background: '#fff', noise },
  });
  await merchant.getByLabel('Take or choose photographs').setInputFiles({
    name: '1.png',
    mimeType: 'image/png',
    buffer: await photograph.png().toBuffer(),
  });
  await button(merchant, 'Use photograph').click();
  await expect(button(merchant, 'Remove photograph 1')).toBeVisible();
  const stored = await merchant.evaluate(async (name) => {
    const answers = await (await caches.open(name)).matchAll();
    const files = await Promise.all(answers.map((answer) => answer.blob()));
    return files.map(({ type, size }) => ({ type, fits: size > 10_000 && size <= 200_000 }));
  }, `shop:${shop.basePath}-photographs`);
  const file = { type: 'image/jpeg', fits: true };
  expect(stored).toEqual([file, file]);
});
