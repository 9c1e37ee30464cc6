/** Tests a second shop, made from a copy of this one as the README says. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { missingVariables } from '../../build/variables';
import { filesBelow } from '../../scripts/lib/siteFiles';
import { importProducts } from '../../scripts/lib/importProducts';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';
import { type Card, storedImage } from '../../src/catalogue/model/cards';
import { slugOf } from '../../src/catalogue/model/pagePath';
import { firstPriceList, offersOf } from '../../src/catalogue/model/priceList';
import type { Product } from '../../src/catalogue/model/product';
import { textsOf } from '../../src/firebase/cardsDocument';
import { priceDocumentOf, toFields } from '../../src/firebase/priceDocument';
import { formatMoney } from '../../src/words/money';
import { edit, run, runWell } from '../projectCopy';
import { findLeaks } from '../safety/leaks';
import { productAt, productsOf } from './productsOf';
import { makeSecondShop, second, writeCatalogue } from './secondShop';

const copy = path.resolve(testRun.folder, 'merchant');
const site = path.join(copy, testRun.site);

type Site = ReturnType<typeof filesBelow>;

/** The fields of the documents in the shop's database, by their paths; none while there is no such file. */
const published = path.resolve(testRun.folder, 'published.json');
/** Serves the shop's database to the builds. It runs apart, because this process waits for them. */
const database = spawn(process.execPath, [
  '-e',
  `const { readFileSync } = require('node:fs');
  require('node:http').createServer(({ url }, response) => {
    try {
      const fields = JSON.parse(readFileSync(process.argv[1]))[/documents.([^?]*)/.exec(url)[1]];
      response.end(JSON.stringify({ fields: fields.valueOf() }));
    } catch { response.writeHead(404).end(); }
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`,
  published,
]);
let databaseHost: string;
afterAll(() => database.kill());

const publish = (documents: Record<string, object>) => {
  writeFileSync(published, JSON.stringify(documents));
};

/** Builds the shop with these products for the tests' emulators, or with these `variables`. */
function build(products: readonly Product[], basePath = second.basePath, variables = {}) {
  writeCatalogue(copy, products);
  return buildAsItIs(basePath, variables);
}

/** Builds the shop with the products that its files have. */
function buildAsItIs(basePath = second.basePath, variables = {}) {
  const folder = path.join(site, basePath);
  const before = filesBelow(folder);
  const webpack = ['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-color'];
  const { status, output } = run(copy, [...webpack, `--output-path=${folder}`], {
    ...process.env,
    ...variables,
    FIRESTORE_EMULATOR_HOST: databaseHost,
  });
  const files = filesBelow(folder);
  const changed = Array.from(files.keys()).filter(
    (file) => !before.get(file)?.equals(files.get(file) ?? Buffer.of()),
  );
  return {
    status,
    output,
    files,
    /** The new and changed files, without hashes. */
    changed: changed.map((file) => file.replace(/[./][0-9a-f]{8}(?=[./-])/, '')).sort(),
  };
}

function buildWell(...args: Parameters<typeof build>) {
  const built = build(...args);
  if (built.status !== 0) throw new Error(built.output);
  return built;
}

/** A Firebase project. */
const project = Object.fromEntries(
  missingVariables({}).map((name) => [name, `made-up-${name.toLowerCase()}`]),
);
const [first = productAt(0), ...others] = productsOf(100);
/** A product of the large shop whose price a merchant has changed. */
const repriced = others.slice(60).find(({ variants, soldOut }) => !variants && !soldOut) ?? first;
const pageOf = (files: Site) => String(files.get('/index.html'));
let small: Site;

beforeAll(async () => {
  rmSync(published, { force: true });
  const [port] = (await once(database.stdout, 'data')) as [Buffer];
  databaseHost = `127.0.0.1:${String(port).trim()}`;
  await makeSecondShop(copy);
  small = buildWell([first, ...others], second.basePath, project).files;
});

it('shows its own name, texts and colours in its pages, and nothing of the first shop', () => {
  const firstShop = new RegExp(`.{0,40}${shop.name}.{0,40}`, 'i');
  const page = pageOf(small);
  expect(page).toContain('<title>Nimbu &#38; Sons</title>');
  expect(page).toContain('content="Lemons, &#34;lamps&#34; &#38; more: &#60;open&#62; all week."');
  expect(page).toContain(
    'Nimbu &amp; Sons. Lemons, &quot;lamps&quot; &amp; more: &lt;open&gt; all week.',
  );
  for (const colour of [second.paper, second.accent]) expect(page).toContain(colour);
  for (const [file, content] of small) {
    expect(file).not.toMatch(firstShop);
    if (/\.(avif|webp|jpg|png|woff2)$/.test(file)) continue;
    expect({ file, found: firstShop.exec(content.toString())?.[0] }).toEqual({ file });
  }
});

it('connects to its Firebase project and to no emulator', () => {
  const files = Array.from(small, ([file, content]) => [file, String(content)] as const);
  expect(files.flatMap(([file, text]) => findLeaks('live', file, text))).toEqual([]);
  const texts = files.map(([, text]) => text).join();
  // The site contains none of the catalogue's checks.
  expect(texts).not.toContain('the import of a photograph');
  expect(texts).toContain('made-up-firebase_api_key');
  expect(texts).toContain(second.origin);
});

const dearer = [{ ...first, price: first.price + 1 }, ...others];

it('changes only pages and product lists when a price changes or a product is added', () => {
  const jug = { ...productAt(0), id: 'jug', title: 'Clay jug', image: 'jug' };
  const { changed } = buildWell([...dearer, jug], second.basePath, project);
  // Every page changes, because it has the address of the script with the first products.
  const pages = [first, ...others, jug].map((product) => `/products/${slugOf(product)}/index.html`);
  expect(changed).toContain('/static/media/jug-320.avif');
  expect(changed.filter((file) => !file.startsWith('/static/media/jug-'))).toEqual(
    [
      '/index.html',
      ...pages,
      '/sitemap.xml',
      ...['details-0', 'details-1', 'details-2', '0', '1', '2', 'index', 'left-out', 'search'].map(
        (name) => `/static/catalogue/${name}.json`,
      ),
      '/static/js/content.js',
      '/sw.js',
    ].sort(),
  );
});

it('fails the build with a message for each wrong value, and keeps the last build', () => {
  const withdraw = (text: string) => text.replace('\n  returns: 0,', '');
  edit(copy, 'shop/config.ts', (text) => text.replace('\n};', '\n  returns: 0,\n};'));
  const wrong = [
    { ...first, price: 99.5 },
    { ...productAt(4), image: 'lost', title: '' },
  ];
  const { status, output, changed } = build(wrong, second.basePath, project);
  edit(copy, 'shop/config.ts', withdraw);
  expect(status).toBe(1);
  const file = 'shop/products.ts';
  expect(output.match(/(?<=ERROR in ).*/g)).toEqual([
    'shop/config.ts: the shop has the returns 0; write a whole number of days, such as 14, or leave it out.',
    `${file}: product EL-10000 ("Topasha seamless leather router, extra…") has the price 99.5; write a whole number without quotes, at least 1, such as 99.`,
    `${file}: product LI-10004 has the title ''; write what it is.`,
    `${file}: there is no picture shop/pictures/lost.jpg; ` +
      'put the photograph there, or correct the import.',
  ]);
  expect(changed).toEqual([]);
});

it('has pages and pictures of the products that were added or changed at the desk', async () => {
  const size = { width: 960, height: 720, channels: 3 } as const;
  const photographs = await Promise.all(
    ['#a11', '#1a1', '#11a'].map((background) =>
      sharp({ create: { ...size, background } })
        .webp()
        .toBuffer(),
    ),
  );
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const [red = '', green = '', blue = ''] = photographs.map((bytes) =>
    storedImage('0'.repeat(64), hashOf(bytes)),
  );
  const listed = [
    { id: 'new1', title: 'Bell of brass', image: red, price: 60, addedAt: 7 },
    { id: 'new2', title: 'Bowl of brass', image: green, price: 70, addedAt: 6 },
    { id: 'new3', title: 'Cup of brass', image: red, pictures: [blue], price: 80, addedAt: 5 },
  ];
  const cards: Record<string, Card> = {
    ...Object.fromEntries(listed.map((card) => [card.id, card])),
    dish: { id: 'dish', title: 'Dish of brass', image: blue, price: 90, hidden: true, addedAt: 4 },
    [first.id]: { id: first.id, title: 'Renamed', image: green },
  };
  const list = {
    ...firstPriceList(offersOf([first, ...others, ...listed])),
    revision: 7,
    cards: 7,
  };
  const prices = { 'shop/prices': toFields(priceDocumentOf(list)) };
  const pictures = Object.fromEntries(
    photographs.map((bytes): [string, object] => [
      `pictures/${hashOf(bytes)}`,
      { bytes: { bytesValue: bytes.toString('base64') } },
    ]),
  );
  publish(prices);
  const lost = build([first, ...others], second.basePath, project);
  expect(lost.output).toMatch(/ERROR[^]*The products in the shop’s database couldn’t be read/);
  expect(lost.changed).toEqual([]);

  publish({ ...prices, 'shop/cards': toFields({ cards: textsOf(cards) }), ...pictures });
  const { files } = buildWell([first, ...others], second.basePath, project);
  rmSync(published);
  const sitemap = String(files.get('/sitemap.xml'));
  for (const product of [...listed, { ...first, title: 'Renamed' }]) {
    const page = String(files.get(`/products/${slugOf(product)}/index.html`));
    const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    const file = image.replace(second.origin + second.basePath, '/');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([file, file.replace('960.webp', '480.avif')]),
    );
    expect(page).toContain(`"price":${product.price},`);
    expect(sitemap).toContain(slugOf(product));
  }
  expect(sitemap).not.toContain('dish-of');
  expect([...files.keys()].filter((file) => file.includes('dish-of'))).toEqual([]);
  const texts = Array.from(files.values(), String).join();
  expect(texts).toContain('Dish of brass');
  for (const hash of photographs.map(hashOf)) expect(texts).not.toContain(hash);
});

it('sells what another shop has exported, from the home screen to the order', async () => {
  const size = { width: 960, height: 720, channels: 3 } as const;
  const picture = await sharp({ create: { ...size, background: '#577' } })
    .webp()
    .toBuffer();
  writeCatalogue(copy, []);
  for (const shopOf of ['shopify', 'woocommerce']) {
    await importProducts(`src/testing/exports/${shopOf}.csv`, {
      shopFolder: path.join(copy, 'shop'),
      keptIn: path.join(copy, '.import'),
      // The addresses are made up.
      fetch: () => Promise.resolve(picture),
    });
  }
  const { status, output, files } = buildAsItIs();
  expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
  expect(pageOf(files).match(/<article/g)).toHaveLength(5);
  const walk = ['node_modules/@playwright/test/cli.js', 'test', 'engines/order.spec.ts'];
  expect(runWell(copy, [...walk, '--project=walk in chromium'])).toMatch(/\d passed/);
});

describe('with ten thousand products, under another sub-path', () => {
  const basePath = '/elsewhere/';
  let large: Site;

  beforeAll(() => {
    for (const file of ['shop/config.ts', 'firebase.json']) {
      edit(copy, file, (text) => text.replaceAll(second.basePath, basePath));
    }
    rmSync(site, { recursive: true });
    const products = productsOf(10_000);
    const { offers } = firstPriceList(offersOf(products));
    const offer = { price: repriced.price + 7, soldOut: false, left: 4 };
    const list = firstPriceList({ ...offers, [repriced.id]: offer });
    publish({ 'shop/prices': toFields(priceDocumentOf(list)) });
    large = buildWell(products, basePath).files;
  });

  const sizeOf = (content: Buffer = Buffer.of()) => brotliCompressSync(content).length;

  /** The compressed size of the largest file whose name matches. */
  function largest(files: Site, name: RegExp) {
    const contents = [...files].filter(([file]) => name.test(file)).map(([, content]) => content);
    return sizeOf(contents.sort((one, other) => other.length - one.length)[0]);
  }

  it('contains nothing of the former sub-path', () => {
    const leftovers = Array.from(large).filter(([, content]) => content.includes(second.basePath));
    expect(leftovers.map(([file]) => file)).toEqual([]);
  });

  it('shows today’s prices from its database in its pages', () => {
    const page = String(large.get(`/products/${slugOf(repriced)}/index.html`));
    expect(page).toContain(`"price":${repriced.price + 7},`);
    expect(page).toContain(formatMoney(repriced.price + 7));
  });

  it('opens with as much HTML and JavaScript as with a hundred products', () => {
    const scriptsOf = (files: Site) =>
      (pageOf(files).match(/static\/js\/[^" ]+\.js/g) ?? []).map((file) => files.get(`/${file}`));
    const sizes = (files: Site) => scriptsOf(files).reduce((sum, file) => sum + sizeOf(file), 0);
    expect(scriptsOf(large)).toHaveLength(scriptsOf(small).length);
    expect(sizes(large)).toBeLessThanOrEqual(1.05 * sizes(small));
    for (const name of [/^\/index\.html$/, /^\/sw\.js$/]) {
      expect(largest(large, name)).toBeLessThanOrEqual(1.05 * largest(small, name));
    }
    expect(pageOf(large).match(/<article/g)).toHaveLength(6);
  });

  // The build itself rejects a page that is too large.
  it('has a page for each product, and loads at most 30 kB for details', () => {
    const pages = [...large.keys()].filter((name) => /^\/products\/.+\/index\.html$/.test(name));
    expect(pages).toHaveLength(10_000);
    expect(largest(large, /\/details-\d+\.json$/)).toBeLessThanOrEqual(30_000);
  });

  it('lets a shopper find, list and buy any product, and loads only what each step needs', () => {
    const projects = ['--project=chromium', '--project=walk in chromium'];
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', 'engines', 'large.spec.ts'];
    const output = runWell(copy, [...playwright, ...projects]);
    expect(output).toMatch(/walk\.spec\.ts/);
    expect(output).toMatch(/large\.spec\.ts/);
  });
});
