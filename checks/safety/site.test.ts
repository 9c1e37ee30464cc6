import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import { findLeaks, type Place } from './leaks';

const filesBelow = (site: string) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Every leak in the files of the site, whatever they hold: a picture can carry text too. */
const leaksIn = (place: Place) =>
  filesBelow(testRun.site).flatMap((file) => findLeaks(place, file, readFileSync(file, 'latin1')));

it('the site holds no secret, no source map and no trace of its sources', () => {
  expect(filesBelow(testRun.site).length).toBeGreaterThan(20);
  expect(leaksIn('site')).toEqual([]);
});

it.each(['the emulator', 'words of the demo'])(
  'a demo’s site names %s: the search would see it',
  (what) => {
    expect(leaksIn('live')).toContainEqual(expect.stringContaining(what));
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
