import { testRun } from '../../scripts/lib/stages';
import { shop } from '../../src/config';
import { filesBelow } from '../filesBelow';
import { findLeaks, type Place } from './leaks';

const files = filesBelow(testRun.site);

/** Every leak in the files of the site, whatever they hold: a picture can carry text too. */
const leaksIn = (place: Place) =>
  Array.from(files).flatMap(([file, content]) =>
    findLeaks(place, file, content.toString('latin1')),
  );

it('the site holds no secret, no source map and no trace of its sources', () => {
  expect(files.size).toBeGreaterThan(20);
  expect(leaksIn('site')).toEqual([]);
});

it.each(['the emulator', 'words of the demo'])(
  'a demo’s site names %s: the search would see it',
  (what) => {
    expect(leaksIn('live')).toContainEqual(expect.stringContaining(what));
  },
);

it('the site names the licences of all that reaches the shopper', () => {
  const text = String(files.get(`${shop.basePath.slice(1)}licences.txt`));
  const named = Array.from(text.matchAll(/^(\S+) [\d.]+ \(\S+\)$/gm), ([, name]) => name);
  // Workbox marks what it puts into a service worker, which webpack's graph doesn't know.
  const scripts = Array.from(files).filter(([file]) => file.endsWith('.js'));
  const workbox = Array.from(
    scripts.join().matchAll(/"workbox:([a-z-]+):/g),
    ([, part]) => `workbox-${part ?? ''}`,
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
  expect([...files.keys()].filter((file) => file.endsWith('LICENSE.txt'))).toEqual([]);
});
