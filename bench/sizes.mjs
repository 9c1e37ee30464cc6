/**
 * `npm run bench:sizes`: what the shop weighs, and how long it takes, with catalogues of four sizes. All have the
 * pictures of this shop's products, and are measured in turn.
 */
import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '../scripts/lib/browsers';
import { demoEnvironment } from '../scripts/lib/shop';
import { filesBelow } from '../scripts/lib/siteFiles';
import { shop } from '../shop/config';
import { buildShop, copyTree } from './generatedShop.mjs';
import { measurePageLoad, requireLighthouse } from './pageLoad.mjs';
import { serve } from './server.mjs';
import { median } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS || 10);
const counts = [6, 100, 1000, 10_000];
const kB = (bytes) => bytes / 1000;

process.env.CHROME_PATH = await findChromium();
await requireLighthouse();
const copy = copyTree('.bench/catalogue');
const build = (count) => buildShop(copy, count, { ...demoEnvironment(), DATABASE: 'off' });

/** The largest file of a built shop whose name matches, in kB with brotli. */
function weigh(files, name) {
  const found = [...files].filter(([file]) => name.test(file)).map(([, content]) => content);
  const [largest] = found.sort((one, other) => other.length - one.length);
  return kB(brotliCompressSync(largest).length);
}

/** The sizes of the built shop's parts, in kB with brotli. */
function weighSite(count) {
  const files = filesBelow(`${copy}/dist/${count}${shop.basePath}`);
  const scripts = String(files.get('/index.html')).match(/static\/js\/[^" ]+\.js/g);
  return {
    'HTML, kB': weigh(files, /^\/index\.html$/),
    'first JavaScript, kB': scripts.reduce(
      (sum, file) => sum + kB(brotliCompressSync(files.get(`/${file}`)).length),
      0,
    ),
    'index, kB': weigh(files, /\/index\.json$/),
    'search index, kB': weigh(files, /\/search\.json$/),
    'largest file of 48 cards, kB': weigh(files, /\/\d+\.json$/),
    'largest file of their details, kB': weigh(files, /\/details-\d+\.json$/),
    'largest page of a product, kB': weigh(files, /^\/products\//),
    'service worker, kB': weigh(files, /^\/sw\.js$/),
  };
}

// This build renders the pictures, which later ones reuse.
build(6);
const table = {};
const state = (label, count, value) => {
  (table[label] ??= {})[count] = Math.round(value * 100) / 100;
};
for (const count of counts) {
  state('build without new pictures, s', count, build(count));
  for (const [label, value] of Object.entries(weighSite(count))) state(label, count, value);
}

const sites = {};
for (const count of counts) sites[count] = await serve(`${copy}/dist/${count}`);
const urlOf = (count) => sites[count].origin + shop.basePath;

const loads = Object.fromEntries(counts.map((count) => [count, []]));
for (let round = 0; round < rounds; round++) {
  for (const count of counts) loads[count].push(await measurePageLoad(urlOf(count), { cpu: 4 }));
  console.error(`round ${round + 1} of ${rounds}`);
}
for (const count of counts) {
  const paints = loads[count].map(({ lcp }) => lcp);
  state('largest contentful paint, ms', count, median(paints));
  state(
    '… compared with 6 products',
    count,
    median(paints) / median(loads[6].map(({ lcp }) => lcp)),
  );
}
for (const site of Object.values(sites)) site.close();

console.table(table);
writeFileSync('.bench/sizes.json', JSON.stringify({ rounds, table, loads }, null, 2));
console.log('All runs: .bench/sizes.json');
