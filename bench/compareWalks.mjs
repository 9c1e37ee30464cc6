/**
 * `npm run bench:walk`: how long it takes until what each press and letter of a shopper's walk leads to is shown, at two
 * sizes of the catalogue and on two networks, beside the same walk through an earlier commit: by default the one
 * before the last, or the one that `--against` names. `ROUNDS`, `COUNTS` and `NETWORKS` choose fewer.
 */
import { writeFileSync } from 'node:fs';
import { findChromium } from '../scripts/lib/browsers';
import { demoEnvironment } from '../scripts/lib/shop';
import { shop } from '../shop/config';
import { against, buildShop, copyCommit, copyTree } from './generatedShop.mjs';
import { openBrowser } from './phone.mjs';
import { serve } from './server.mjs';
import { median, quantile } from './statistics.mjs';
import { scroll, walk } from './walk.mjs';

const rounds = Number(process.env.ROUNDS || 10);
const counts = (process.env.COUNTS || '6,10000').split(',').map(Number);
const networks = (process.env.NETWORKS || 'fast,slow').split(',');
const CARDS = 2000;

process.env.CHROME_PATH = await findChromium();
// The database doesn't answer, so the page's prices stay valid, including those of generated products.
const nobody = 'http://127.0.0.1:1';
const variables = {
  ...demoEnvironment(),
  DATABASE: 'on',
  AUTH_EMULATOR_URL: nobody,
  FIRESTORE_EMULATOR_URL: nobody,
};
const shops = {
  before: copyCommit(against ?? 'HEAD~1', '.bench/before'),
  now: copyTree('.bench/now'),
};
const sites = {};
for (const count of counts) {
  for (const [name, folder] of Object.entries(shops)) {
    buildShop(folder, count, variables);
    sites[`${count} ${name}`] = await serve(`${folder}/dist/${count}`);
  }
}
const browser = await openBrowser();
const runs = {};
const frames = {};
for (let round = 0; round < rounds; round++) {
  // The order alternates, so that neither shop is always the first.
  const inTurn = round % 2 === 0 ? Object.entries(sites) : Object.entries(sites).reverse();
  for (const [name, { origin }] of inTurn) {
    for (const network of networks) {
      const visit = await walk(browser, origin + shop.basePath, { isSlow: network === 'slow' });
      (runs[`${name}, ${network}`] ??= []).push(visit);
    }
    if (name.startsWith('10000')) {
      (frames[name] ??= []).push(...(await scroll(browser, origin + shop.basePath, CARDS)));
    }
    // The results are written now, so that a later failure doesn't lose them.
    writeFileSync('.bench/walk.json', JSON.stringify({ runs, frames }, null, 2));
    console.error(`round ${round + 1} of ${rounds}: ${name}`);
  }
}
await browser.close();
for (const site of Object.values(sites)) site.close();

const describe = (times) =>
  times.length > 0 ? [median(times), quantile(times, 0.98)].map(Math.round).join(' / ') : '';
const table = {};
for (const [name, visits] of Object.entries(runs)) {
  const all = [];
  for (const step of Object.keys(visits[0].steps)) {
    const of = (figure) => visits.flatMap(({ steps }) => steps[step][figure]);
    (table[step] ??= {})[name] = describe(of('shown'));
    (table[`… next paint after ${step}`] ??= {})[name] = describe(of('presses'));
    all.push(...of('presses'));
  }
  (table['all presses'] ??= {})[name] = describe(all);
  (table['long tasks of a visit'] ??= {})[name] = median(
    visits.map(({ longTasks }) => longTasks.length),
  );
  (table['layout shift of the first screen'] ??= {})[name] = quantile(
    visits.map(({ shift }) => shift),
    1,
  );
}
for (const [name, times] of Object.entries(frames)) {
  const slow = times.filter((time) => time > 50).length;
  (table[`frames while scrolling ${CARDS} cards`] ??= {})[name] = describe(times);
  (table['… of these over 50 ms'] ??= {})[name] = `${slow} of ${times.length}`;
}
console.log('At CPU 4x; until what a press leads to is shown, in milliseconds: median / 98 in 100');
console.table(table);
console.log('All runs: .bench/walk.json');
