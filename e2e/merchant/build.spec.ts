import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  copy,
  filesBelow,
  makePhotograph,
  plain,
  productAt,
  products,
  second,
  writeCatalogue,
} from './walk';

// Builds of the one copy, one after the other; the site that is being shopped in stays as it is.
test.describe.configure({ mode: 'serial' });

const again = resolve('.test/merchant/again/dist');
const site = `${again}${second.basePath}`.replace(/\/$/, '');

/** Builds the merchant's shop anew, beside the one that is served. */
async function build() {
  const webpack = spawn(
    process.execPath,
    [
      ...['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-color'],
      ...['--cache-name=merchant', `--output-path=${site}`],
    ],
    { cwd: copy, env: { ...process.env, AUTH_EMULATOR_URL: 'http://127.0.0.1:9198' } },
  );
  let said = '';
  for (const stream of [webpack.stdout, webpack.stderr]) {
    stream.on('data', (data: Buffer) => (said += data.toString()));
  }
  const [code] = (await once(webpack, 'close')) as [number];
  return { code, said };
}

const [first, third, fourth] = [productAt(0), productAt(2), productAt(3)];

/** What another build has changed in the site, by the names of its files without their hashes. */
function difference(before: Map<string, Buffer>, after: Map<string, Buffer>): string[] {
  const changed = Array.from(after).filter(([path, content]) => !before.get(path)?.equals(content));
  return Array.from(new Set(changed.map(([path]) => plain(path)))).sort();
}

test('a new price changes nothing but the page, the catalogue and the list of files', async () => {
  const before = await filesBelow(`${copy}/dist${second.basePath}`.replace(/\/$/, ''));
  await writeCatalogue([{ ...first, price: first.price + 1 }, ...products.slice(1)]);
  const { code, said } = await build();
  expect(code, said).toBe(0);
  expect(difference(before, await filesBelow(site))).toEqual([
    'catalogue.js',
    'index.html',
    'sw.js',
  ]);
});

test('a new product leaves the libraries, other screens and pictures as they are', async () => {
  const before = await filesBelow(site);
  await makePhotograph('src/features/catalogue/pictures/jug.jpg', '#31506b');
  const jug = { ...first, id: 'jug', title: 'Clay jug', image: 'jug' };
  await writeCatalogue([{ ...first, price: first.price + 1 }, ...products.slice(1), jug]);
  const { code, said } = await build();
  expect(code, said).toBe(0);
  const changed = difference(before, await filesBelow(site));
  expect(changed).toContain('jug-320.avif');
  // webpack names the catalogue by the pictures in it, and main asks for it by that name.
  expect(changed.filter((name) => !/^jug-\d+\.(avif|webp)$/.test(name))).toEqual([
    'catalogue.js',
    'index.html',
    'main.js',
    'sw.js',
  ]);
});

test('wrong entries stop the build, each with a sentence, and leave the site as it was', async () => {
  const before = await filesBelow(site);
  expect(before.size).toBeGreaterThan(0);
  await writeCatalogue([
    { ...first, price: 99.5 },
    { ...first, title: 'Second lamp' },
    { ...third, rating: 6 },
    { ...fourth, image: 'lost', title: '' },
  ]);
  const { code, said } = await build();
  expect(code).toBe(1);
  const file = 'src/features/catalogue/products.ts';
  expect(said.match(/(?<=ERROR in ).*/g), said).toEqual([
    `${file}: product n-1 ("Clay lamp number 1, hand made") has the price 99.5; ` +
      'prices are whole rupees, such as 99.',
    `${file}: product number 2 ("Second lamp") has the id 'n-1', as number 1 has; ` +
      'give each product an id of its own.',
    `${file}: product n-3 ("Clay lamp number 3, hand made") has the rating 6; ` +
      'ratings are whole stars, 0 to 5.',
    `${file}: product n-4 has an empty title; say what it is.`,
    `${file}: there is no picture src/features/catalogue/pictures/lost.jpg; ` +
      'put the photograph there, or correct the import.',
  ]);
  expect(await filesBelow(site)).toEqual(before);
});

test('a script that has grown past its budget stops the build, and is named', async () => {
  await writeCatalogue(products);
  const start = join(copy, 'src/start.tsx');
  const before = await readFile(start, 'utf8');
  await writeFile(start, `${before}console.info('${randomBytes(3000).toString('base64')}');\n`);
  const { code, said } = await build();
  await writeFile(start, before);
  expect(code).toBe(1);
  expect(said.match(/(?<=ERROR in ).*/g), said).toEqual([
    expect.stringMatching(
      /^Over budget: initial JavaScript, 9\d\.\d kB of 9\d\.\d kB; .*main\.js grew from 1\d\.\d kB to 1\d\.\d kB\. Make it smaller/,
    ),
  ]);
});

test('the shop that has the check does not carry it', async () => {
  expect(existsSync(site)).toBe(true);
  for (const [path, content] of await filesBelow(site)) {
    if (/\.(js|html)$/.test(path)) expect(content.toString(), path).not.toContain('whole rupees');
  }
});
