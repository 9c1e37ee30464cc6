/**
 * `npm run bench:walk`: how long each press and letter of a shopper's walk takes, at two sizes of the catalogue, beside
 * the same walk through the shop of an earlier commit: `BEFORE`, which is the last one if left out.
 */
import { writeFileSync } from 'node:fs';
import { findChromium } from '../scripts/lib/browsers';
import { demoEmulators } from '../scripts/lib/demoEmulators';
import { endAll } from '../scripts/lib/processes';
import { shop } from '../src/config';
import { buildShop, copyCommit, copyTree } from './generatedShop.mjs';
import { openBrowser } from './phone.mjs';
import { serve } from './server.mjs';
import { median, quantile } from './statistics.mjs';
import { scroll, walk } from './walk.mjs';

const rounds = Number(process.env.ROUNDS || 10);
const counts = [6, 10_000];
const CARDS = 2000;

process.env.CHROME_PATH = findChromium();
// Apart from the accounts and orders of `npm start`.
process.env.EMULATOR_FOLDER = '.bench/emulator';
const demo = demoEmulators('npm run bench:walk');
const shops = {
  before: copyCommit(process.env.BEFORE || 'HEAD~1', '.bench/before'),
  now: copyTree('.bench/now'),
};
const sites = {};
for (const count of counts) {
  for (const [name, folder] of Object.entries(shops)) {
    buildShop(folder, count, { ...process.env, ...demo.variables });
    sites[`${count} ${name}`] = await serve(`${folder}/dist/${count}`);
  }
}
await demo.start();
const browser = await openBrowser();
const runs = {};
for (let round = 0; round < rounds; round++) {
  for (const [name, { origin }] of Object.entries(sites)) {
    (runs[name] ??= []).push(await walk(browser, origin + shop.basePath));
    console.error(`round ${round + 1} of ${rounds}: ${name}`);
  }
}
const frames = {};
for (const name of Object.keys(sites).filter((site) => site.startsWith('10000'))) {
  frames[name] = await scroll(browser, sites[name].origin + shop.basePath, CARDS);
}
await browser.close();
for (const site of Object.values(sites)) site.close();
await endAll();

const describe = (times) =>
  times.length > 0 ? [median(times), quantile(times, 0.98)].map(Math.round).join(' / ') : '';
const table = {};
for (const [name, visits] of Object.entries(runs)) {
  const all = [];
  for (const step of Object.keys(visits[0].steps)) {
    const of = (figure) => visits.flatMap(({ steps }) => steps[step][figure]);
    (table[step] ??= {})[name] = describe(of('presses'));
    (table[`${step}, shown`] ??= {})[name] = describe(of('shown'));
    all.push(...of('presses'));
  }
  (table['all presses'] ??= {})[name] = describe(all);
  (table['long tasks of a visit'] ??= {})[name] = median(
    visits.map(({ longTasks }) => longTasks.length),
  );
  (table['layout shift of the first visit'] ??= {})[name] = quantile(
    visits.map(({ shift }) => shift),
    1,
  );
}
for (const [name, times] of Object.entries(frames)) {
  const slow = times.filter((time) => time > 50).length;
  (table[`frames while scrolling ${CARDS} cards`] ??= {})[name] = describe(times);
  (table['… of these over 50 ms'] ??= {})[name] = `${slow} of ${times.length}`;
}
console.log('Milliseconds at CPU 4x, median / 98 in 100');
console.table(table);
writeFileSync('.bench/walk.json', JSON.stringify({ rounds, table, runs, frames }, null, 2));
console.log('All runs: .bench/walk.json');
