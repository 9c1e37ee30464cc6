import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingVariables } from '../../build/variables';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import { copyProject } from '../copyProject';
import { findLeaks, type Place } from './leaks';

const merchant = path.resolve(testRun.folder, 'safety/merchant');

const filesBelow = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Every leak in the files of a folder, whatever they hold: a picture can carry text too. */
const leaksBelow = (place: Place, site: string) =>
  filesBelow(site).flatMap((file) => findLeaks(place, file, readFileSync(file, 'latin1')));

it('the site holds no secret, no source map and no trace of its sources', () => {
  expect(filesBelow(testRun.site).length).toBeGreaterThan(20);
  expect(leaksBelow('site', testRun.site)).toEqual([]);
});

it('a merchant’s site names no emulator', async () => {
  const values = missingVariables({}).map((name) => [name, `made-up-${name.toLowerCase()}`]);
  copyProject(merchant);
  const file = `${merchant}/src/config.ts`;
  const config = readFileSync(file, 'utf8');
  writeFileSync(file, config.replace(shop.origin, 'https://shop.example.com'));
  const cli = 'node_modules/webpack-cli/bin/cli.js';
  const build = spawn(process.execPath, [cli, '--mode=production', '--cache-name=safety'], {
    cwd: merchant,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...(Object.fromEntries(values) as NodeJS.ProcessEnv),
    },
    stdio: 'inherit',
  });
  expect(await once(build, 'exit')).toEqual([0, null]);
  expect(leaksBelow('live', `${merchant}/dist`)).toEqual([]);
  const texts = filesBelow(`${merchant}/dist`).map((name) => readFileSync(name, 'latin1'));
  expect(texts.join()).toContain('made-up-firebase_api_key');
});

it.each(['the emulator', 'words of the demo'])(
  'a demo’s site names %s: the search would see it',
  (what) => {
    expect(leaksBelow('live', testRun.site)).toContainEqual(expect.stringContaining(what));
  },
);

it('the site names the licences of all that reaches the shopper', () => {
  const text = readFileSync(`${testRun.site}${shop.basePath}licences.txt`, 'utf8');
  const named = Array.from(text.matchAll(/^(\S+) [\d.]+ \(\S+\)$/gm), ([, name]) => name);
  const files = filesBelow(testRun.site);
  // Workbox marks what it puts into a service worker, which webpack's graph doesn't know.
  const scripts = files.filter((file) => file.endsWith('.js'));
  const workbox = scripts.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/"workbox:([a-z-]+):/g),
      ([, part]) => `workbox-${part ?? ''}`,
    ),
  );
  expect(workbox).not.toEqual([]);
  expect(named).toEqual(
    expect.arrayContaining([
      ...['react', 'react-dom', 'scheduler', 'react-redux', '@reduxjs/toolkit', 'immer'],
      ...['reselect', 'redux', 'react-router', 'react-error-boundary', '@firebase/auth'],
      ...['@firebase/app', 'idb', 'web-vitals', 'webpack', '@fontsource-variable/figtree'],
      ...workbox,
    ]),
  );
  expect(files.filter((file) => file.endsWith('LICENSE.txt'))).toEqual([]);
});
