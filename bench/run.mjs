/**
 * `npm run bench`: a first visit beside the same page without scripts, and, with `-- --against <commit>`, beside that
 * commit's shop, in one interleaved run. `ROUNDS` chooses how many visits, by default ten. A figure that is worse than the
 * other commit's is named, and ends the run with 1.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { findChromium } from '../scripts/lib/browsers';
import { demoEmulators, merchant } from '../scripts/lib/demoEmulators';
import { endAll } from '../scripts/lib/processes';
import { demoEnvironment } from '../scripts/lib/shop';
import { shop as config } from '../shop/config';
import { addOrders, measureDesk } from './desk.mjs';
import { measureFirstClick } from './firstVisit.mjs';
import { against, copyCommit } from './generatedShop.mjs';
import { measureMemory } from './memory.mjs';
import { latencyMs, measurePageLoad, requireLighthouse, transferMs } from './pageLoad.mjs';
import { openBrowser } from './phone.mjs';
import { serve } from './server.mjs';
import { median } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS || 10);
const { basePath } = config;
process.env.CHROME_PATH = await findChromium();
await requireLighthouse();

// The bench has its own emulators, apart from the accounts and orders of `npm start`.
process.env.EMULATOR_FOLDER = '.bench/emulator';
rmSync('.bench/emulator', { recursive: true, force: true });
// Each visit reads the live prices, which logs an error if there is no database.
const demo = demoEmulators('npm run bench');
const variables = await demo.setUp();

/** Builds the shop in a folder. @returns its site */
function build(folder) {
  const output = '.bench/dist';
  rmSync(`${folder}/${output}`, { recursive: true, force: true });
  const webpack = ['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-cache'];
  execFileSync(process.execPath, [...webpack, `--output-path=${output}${basePath}`], {
    cwd: folder,
    stdio: 'inherit',
    // Neither shop has the values of `.env`: they would build it for another project.
    env: { ...demoEnvironment(), ...variables },
  });
  return `${folder}/${output}`;
}
const now = build('.');
const before = against && build(copyCommit(against, '.bench/before'));
await demo.start();
await demo.describe();
await addOrders(variables.FIRESTORE_EMULATOR_URL, 1000);

/** The same page with its pictures and styles, but without JavaScript: the fastest it can be. */
const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(?:prefetch|modulepreload)"[^>]*>/g, '')
    .replace(/ data-(?:product|discover)="[^"]*"/g, '')
    .replace(/<!--.*?-->/g, '');

const sites = {
  static: await serve(now, withoutScripts),
  ...(before && { before: await serve(before) }),
  now: await serve(now),
};
const pages = Object.fromEntries(
  Object.entries(sites).map(([name, { origin }]) => [name, origin + basePath]),
);
const sitemap = await (await fetch(`${pages.now}sitemap.xml`)).text();
const [productPath] = /products\/[^<]+/.exec(sitemap);

const browser = await openBrowser();
const visits = { home: {}, slower: {}, product: {}, click: {}, desk: {}, use: {} };
const note = (kind, name, visit) => (visits[kind][name] ??= []).push(visit);
for (let round = 0; round < rounds; round++) {
  for (const [name, url] of Object.entries(pages)) {
    note('home', name, await measurePageLoad(url, { cpu: 4 }));
    note('slower', name, await measurePageLoad(url, { cpu: 8 }));
    note('product', name, await measurePageLoad(url + productPath, { cpu: 4 }));
    if (name !== 'static') {
      note('click', name, await measureFirstClick(browser, url));
      note('desk', name, await measureDesk(browser, url, merchant));
      if (round === 0) note('use', name, await measureMemory(url));
    }
    // The visits are written now, so that a later failure doesn't lose them.
    writeFileSync('.bench/results.json', JSON.stringify(visits, null, 2));
    console.error(`round ${round + 1} of ${rounds}: ${name}`);
  }
}
await browser.close();
for (const site of Object.values(sites)) site.close();
await endAll();

const of = (kind, name, figure) => median(visits[kind][name].map((visit) => visit[figure]));
const rounded = (value) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : '');
const table = {};
const worse = [];

/**
 * Adds a line to the table.
 *
 * @param {number} least a smaller difference to the other commit isn't seen by anybody
 * @param {number} [limit] the least that the network allows
 */
function compare(label, kind, figure, least, limit) {
  const ours = of(kind, 'now', figure);
  const floor = visits[kind].static && of(kind, 'static', figure);
  const earlier = before && of(kind, 'before', figure);
  table[label] = {
    network: rounded(limit),
    static: rounded(floor),
    ...(before && { before: rounded(earlier) }),
    now: rounded(ours),
    'now / static': rounded(ours / floor),
    ...(before && { 'now / before': rounded(ours / earlier) }),
  };
  if (ours - earlier > least)
    worse.push(`${label}: ${rounded(earlier)} before, ${rounded(ours)} now`);
}

const paintMs = latencyMs + transferMs(of('home', 'now', 'bytesDocument'));
compare('first contentful paint, ms', 'home', 'fcp', 50, paintMs);
compare('largest contentful paint, ms', 'home', 'lcp', 50, paintMs + latencyMs);
compare('Speed Index, ms', 'home', 'speedIndex', 75);
compare('total blocking time, ms', 'home', 'tbt', 50);
compare('total blocking time at CPU 8x, ms', 'slower', 'tbt', 50);
compare('cumulative layout shift', 'home', 'cls', 0.001);
compare('bytes of a first visit', 'home', 'bytes', 2000);
compare('… document', 'home', 'bytesDocument', 500);
compare('… scripts', 'home', 'bytesScript', 1000);
compare('… pictures', 'home', 'bytesImage', 1000);
compare('… fonts', 'home', 'bytesFont', 500);
compare('a product’s page: largest contentful paint, ms', 'product', 'lcp', 50);
compare('… document, bytes', 'product', 'bytesDocument', 500);
compare('first button seen, ms', 'click', 'seen', 50);
compare('its click answered, ms', 'click', 'answered', 50);
compare('its click counted, ms', 'click', 'counted', 100);
compare('desk with 1,000 orders: opened, ms', 'desk', 'opened', 100);
compare('… an order found by a letter, ms', 'desk', 'searched', 50);
compare('… accepted, ms', 'desk', 'accepted', 50);
compare('after ten minutes of use: heap, bytes', 'use', 'heap', 500_000);
compare('… nodes', 'use', 'nodes', 500);
console.table(table);
for (const kind of ['home', 'product']) {
  const runs = visits[kind].now;
  const perfect = runs.filter(({ scores }) => Object.values(scores).every((s) => s === 100));
  console.log(`Lighthouse, ${kind}: 100 / 100 / 100 / 100 in ${perfect.length} of ${rounds} runs`);
  for (const { scores, failing } of runs)
    if (failing.length) console.log('Lighthouse', scores, ...failing);
}
console.log('All visits: .bench/results.json');
for (const figure of worse) console.error(`Worse than ${against}: ${figure}`);
if (worse.length > 0) process.exitCode = 1;
