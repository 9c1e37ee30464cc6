import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { findChromium } from '../scripts/lib/browsers';
import { demoEmulators } from '../scripts/lib/demoEmulators';
import { endAll } from '../scripts/lib/processes';
import { shop as config } from '../shop/config';
import { measureFirstClick } from './firstVisit.mjs';
import { measurePageLoad, requireLighthouse } from './pageLoad.mjs';
import { openBrowser } from './phone.mjs';
import { serve } from './server.mjs';
import { median } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS || 10);
const { basePath } = config;
process.env.CHROME_PATH = await findChromium();
await requireLighthouse();

const build = ['--mode=production', `--output-path=.bench/dist${basePath}`];
// The bench has its own emulators, apart from the accounts and orders of `npm start`.
process.env.EMULATOR_FOLDER = '.bench/emulator';
rmSync('.bench/emulator', { recursive: true, force: true });
// Each visit reads the live prices, which logs an error if there is no database.
const demo = demoEmulators('npm run bench');
const variables = await demo.setUp();
execFileSync(process.execPath, ['node_modules/webpack/bin/webpack.js', ...build], {
  stdio: 'inherit',
  env: { ...process.env, ...variables },
});
await demo.start();
await demo.describe();

/** The same page with its pictures and styles, but without JavaScript: the fastest it can be. */
const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:prefetch|modulepreload)"[^>]*>/g, '')
    .replace(/ data-(?:product|discover)="[^"]*"/g, '')
    .replace(/<!--.*?-->/g, '');

const shop = await serve('.bench/dist');
const still = await serve('.bench/dist', withoutScripts);
const pages = { static: still.origin + basePath, shop: shop.origin + basePath };

const sitemap = await (await fetch(`${pages.shop}sitemap.xml`)).text();
const [productPath] = /products\/[^<]+/.exec(sitemap);

const loads = { static: [], shop: [] };
const products = { static: [], shop: [] };
const slower = { static: [], shop: [] };
for (let round = 0; round < rounds; round++) {
  for (const [name, url] of Object.entries(pages)) {
    loads[name].push(await measurePageLoad(url, { cpu: 4 }));
    slower[name].push(await measurePageLoad(url, { cpu: 8 }));
    products[name].push(await measurePageLoad(url + productPath, { cpu: 4 }));
    console.error(`round ${round + 1} of ${rounds}: ${name}`);
  }
}

const browser = await openBrowser();
const firstClicks = [];
for (let round = 0; round < rounds; round++)
  firstClicks.push(await measureFirstClick(browser, pages.shop));
await browser.close();
shop.close();
still.close();
await endAll();

const of = (runs, figure) => median(runs.map((run) => run[figure]));
const rounded = (value) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : '');
const table = {};
const compare = (label, figure, { static: still, shop } = loads) => {
  const [limit, ours] = [of(still, figure), of(shop, figure)];
  table[label] = { static: rounded(limit), shop: rounded(ours), ratio: rounded(ours / limit) };
};
const state = (label, value, ratio) => {
  table[label] = { static: '', shop: rounded(value), ratio: rounded(ratio) };
};

compare('first contentful paint, ms', 'fcp');
compare('largest contentful paint, ms', 'lcp');
compare('Speed Index, ms', 'speedIndex');
compare('total blocking time, ms', 'tbt');
compare('total blocking time at CPU 8x, ms', 'tbt', slower);
compare('cumulative layout shift', 'cls');
compare('bytes of a first visit', 'bytes');
compare('… document', 'bytesDocument');
compare('… scripts', 'bytesScript');
compare('… pictures', 'bytesImage');
compare('… fonts', 'bytesFont');
compare('a product’s page: largest contentful paint, ms', 'lcp', products);
compare('… document, bytes', 'bytesDocument', products);
const seen = of(firstClicks, 'seen');
state('first button seen, ms', seen);
state('its click answered, ms', of(firstClicks, 'answered'), of(firstClicks, 'answered') / seen);
state('its click counted, ms', of(firstClicks, 'counted'), of(firstClicks, 'counted') / seen);
console.table(table);
for (const [name, runs] of Object.entries({ 'home screen': loads.shop, product: products.shop })) {
  const perfect = runs.filter(({ scores }) => Object.values(scores).every((s) => s === 100));
  console.log(`Lighthouse, ${name}: 100 / 100 / 100 / 100 in ${perfect.length} of ${rounds} runs`);
  for (const { scores, failing } of runs)
    if (failing.length) console.log('Lighthouse', scores, ...failing);
}

writeFileSync(
  '.bench/results.json',
  JSON.stringify(
    {
      rounds,
      table,
      loads,
      products,
      slower,
      firstClicks,
    },
    null,
    2,
  ),
);
console.log('All runs: .bench/results.json');
