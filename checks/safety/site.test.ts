import { filesBelow } from '../../scripts/lib/siteFiles';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';
import { findLeaks, type Place } from './leaks';

const files = filesBelow(testRun.site);

const leaksIn = (place: Place) =>
  Array.from(files).flatMap(([file, content]) =>
    // Pictures are searched, too, because they can contain text.
    findLeaks(place, file, content.toString('latin1')),
  );

it('the site contains no secrets, source maps or traces of its sources', () => {
  expect(files.size).toBeGreaterThan(20);
  expect(leaksIn('site')).toEqual([]);
  // App Check is only in a shop that has a key for it.
  const scripts = Array.from(files.values()).map(String);
  expect(scripts.filter((script) => script.includes('firebaseappcheck'))).toEqual([]);
  // The site is the demo's, so a search for these must find something.
  for (const what of ['the emulator', 'text of the demo']) {
    expect(leaksIn('live')).toContainEqual(expect.stringContaining(what));
  }
});

it('the site names the licences of everything that reaches the shopper', () => {
  const text = String(files.get(`${shop.basePath}licences.txt`));
  const named = Array.from(text.matchAll(/^(\S+) [\d.]+ \(\S+\)$/gm), ([, name]) => name);
  // webpack's module graph doesn't contain the service worker.
  const scripts = Array.from(files).filter(([file]) => file.endsWith('.js'));
  const workbox = Array.from(
    scripts.join().matchAll(/"workbox:([a-z-]+):/g),
    ([, part]) => `workbox-${part ?? ''}`,
  );
  expect(workbox).not.toEqual([]);
  expect(named).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'scheduler',
      'react-redux',
      '@reduxjs/toolkit',
      'immer',
      'reselect',
      'redux',
      'react-router',
      'react-error-boundary',
      '@firebase/auth',
      '@firebase/app',
      'idb',
      'web-vitals',
      'webpack',
      '@fontsource-variable/figtree',
      ...workbox,
    ]),
  );
});
