/** The site is built again, after a merchant has added products. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { Bytes, doc, setDoc } from 'firebase/firestore/lite';
import sharp from 'sharp';
import { demoProject } from '../../build/variables';
import { filesBelow } from '../../scripts/lib/siteFiles';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';
import { type Card, storedImage } from '../../src/catalogue/model/cards';
import { slugOf } from '../../src/catalogue/model/pagePath';
import { changePrices, firstPriceList, offersOf } from '../../src/catalogue/model/priceList';
import { textsOf } from '../../src/firebase/cardsDocument';
import { priceDocumentOf } from '../../src/firebase/priceDocument';
import { products } from '../support/catalogue';
import { database } from '../support/database';
import { test as databaseTest } from '../support/ownDatabase';
import { expectLoaded } from '../support/page';
import { startHost } from '../support/releases';
import { expect } from '../support/test';

const test = databaseTest.extend<{ host: Awaited<ReturnType<typeof startHost>> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires it
  host: async ({}, provide) => {
    const host = await startHost(filesBelow(testRun.site));
    await provide(host);
    await host.end();
  },
  baseURL: async ({ host }, provide) => {
    await provide(host.origin + shop.basePath);
  },
});

/** Writes a picture. @returns its hash */
async function storePicture(bytes: Buffer) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const picture = { type: 'image/webp', bytes: Bytes.fromUint8Array(bytes) };
  await setDoc(doc(database, 'pictures', hash), picture);
  return hash;
}

/** Products that a build can't use: with a truncated or missing photograph, or malformed. */
async function brokenTexts() {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 960, height: 720, channels: 3, background: 'grey', noise } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const cut = await storePicture(jpeg.subarray(0, 40_000));
  const textOf = (hash: string) =>
    JSON.stringify({ title: 'Jug', price: 9, image: storedImage(hash, hash), addedAt: 2 });
  return { cut: textOf(cut), gone: textOf('0'.repeat(64)), odd: '{"title":' };
}

/** Five products, as a merchant publishes them, beside some that were broken since. */
async function publishProducts() {
  const added = ['#a33', '#3a3', '#33a', '#aa3', '#3aa'].map(async (background, index) => {
    const size = { width: 960, height: 720, channels: 3 } as const;
    const bytes = await sharp({ create: { ...size, background } })
      .webp()
      .toBuffer();
    const hash = await storePicture(bytes);
    const card = { id: `jug-${index}`, title: `Clay jug no. ${index}`, price: 180 + index };
    return { ...card, image: storedImage(hash, hash), category: 'Jugs', addedAt: 2 };
  });
  const cards = await Promise.all(added);
  const byId = Object.fromEntries(cards.map((card): [string, Card] => [card.id, card]));
  const list = changePrices(firstPriceList(offersOf(products), shop.delivery), {
    offers: offersOf(cards),
    cards: Object.keys(byId),
    order: { 'jug-4': 0 },
  });
  await setDoc(doc(database, 'shop/prices'), { ...priceDocumentOf(list), at: new Date() });
  const texts = { ...textsOf(byId), ...(await brokenTexts()) };
  await setDoc(doc(database, 'shop/cards'), { cards: texts, revision: 2, at: new Date() });
  return cards;
}

/** The address of the emulator, where a build of the demo finds this test's database. */
async function startProxy() {
  const project = database.app.options.projectId ?? '';
  const server = createServer((request, response) => {
    const url = `${testRun.firestoreUrl}${request.url ?? ''}`.replaceAll(demoProject, project);
    void fetch(url).then(async (answer) => {
      response.writeHead(answer.status).end(await answer.text());
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function build(folder: string) {
  const { host, server } = await startProxy();
  const webpack = ['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-color'];
  const { stdout } = await promisify(execFile)(
    'node',
    [...webpack, `--output-path=${folder}${shop.basePath}`],
    {
      env: {
        ...process.env,
        AUTH_EMULATOR_URL: testRun.authUrl,
        FIRESTORE_EMULATOR_URL: testRun.firestoreUrl,
        FIRESTORE_EMULATOR_HOST: host,
      },
    },
  );
  server.close();
  return { built: filesBelow(folder), output: stdout };
}

test('a build includes a merchant’s new products and their pages, without more requests', async ({
  page,
  host,
}, info) => {
  // The test builds the whole site beside other tests.
  test.slow();
  const added = await publishProducts();
  const { built, output } = await build(info.outputPath('dist'));
  host.release(built);
  // The build includes the rest, and the merchant's desk shows the same problems.
  expect(output).toContain('shop/cards: product cut has a picture that can’t be shown');
  expect(output).toContain('shop/cards: product gone has a picture that can’t be shown');
  const [, leftOut = ''] =
    [...built].find(([name]) => name.endsWith('/left-out.json'))?.map(String) ?? [];
  expect(JSON.parse(leftOut)).toEqual([
    { id: 'cut', what: 'photograph' },
    { id: 'cut', what: 'missing' },
    { id: 'gone', what: 'photograph' },
    { id: 'gone', what: 'missing' },
    { id: 'odd', what: 'missing' },
  ]);

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(testRun.firestoreUrl)) reads.push(request.postData() ?? '');
  });
  await page.goto('./#/?category=Jugs');
  await expect(page.getByRole('article')).toHaveCount(added.length);
  const picture = page.getByRole('img', { name: added[4]?.title ?? '' });
  await expectLoaded(picture);
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
  await expect.poll(() => reads.length).toBe(1);
  expect(reads[0]).toContain('shop/prices');

  const sitemap = built.get(`${shop.basePath}sitemap.xml`)?.toString();
  for (const product of added) {
    const address = `products/${slugOf(product)}/`;
    expect(sitemap).toContain(address);
    await page.goto(`./${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((text) => JSON.parse(text) as object)).toContainEqual(
      expect.objectContaining({ '@type': 'Product', name: product.title }),
    );
  }
  // A merchant has moved the last one to the top.
  await page.goto('./');
  await expect(page.getByRole('article').first()).toContainText(added[4]?.title ?? '');
});
