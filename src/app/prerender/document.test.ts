/** @jest-environment ./src/testing/browserEnvironment.ts */
import { browserslist } from '../../../package.json';
import { shop } from '#shop/config';
import { pageLinks } from '../../testing/pageLinks';
import { setShop } from '../../testing/setShop';
import renderDocument, { newEnough } from './document';

it('`newEnough` is true in every listed browser, and in none that is older', () => {
  expect(newEnough).toMatch(/&&URL\.parse$/);
  // These are the first versions with `URL.parse`.
  const since = { chrome: 126, edge: 126, firefox: 126, safari: 18, ios_saf: 18 };
  expect(browserslist).toEqual(Object.entries(since).map(([name, first]) => `${name} >= ${first}`));
});

it('a page names the shop in each of its languages, its own included, to search engines', () => {
  const parts = { css: { text: '' }, links: pageLinks, inlineScript: '', scripts: [] };
  const languages = () =>
    Array.from(
      new DOMParser()
        .parseFromString(renderDocument(parts), 'text/html')
        .querySelectorAll<HTMLLinkElement>('link[rel=alternate]'),
      ({ hreflang, href }) => [hreflang, href],
    );
  expect(languages()).toEqual([]);
  setShop({ alternates: { 'hi-IN': 'https://nimbu.example/hi/' } });
  expect(languages()).toEqual([
    ['hi-IN', 'https://nimbu.example/hi/'],
    ['en-IN', shop.origin + shop.basePath],
  ]);
});
