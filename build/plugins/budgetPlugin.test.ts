import { randomBytes } from 'node:crypto';
import { sources } from 'webpack';
import { checkBudgets } from './budgetPlugin.cjs';

const noise = (size: number) => randomBytes(size).toString('base64');

/** The errors and warnings about a site with files of these sizes, which can't be compressed, and this page. */
function check({
  main = 80_000,
  content = 0,
  photograph = 8_000,
  page = '',
  products = [] as string[],
  language = 'en-IN',
  weighsPictures = true,
}) {
  const picture = 'static/media/lamp.01234567-720.avif';
  const scripts = ['static/js/main.01234567.js', 'static/js/content.01234567.js'] as const;
  const html =
    `<html data-scripts="/shop/${scripts.join(' /shop/')}">` +
    `<picture><source srcSet="/shop/${picture} 720w"/></picture>`;
  const site: Record<string, string | Buffer> = {
    'index.html': html + page,
    [scripts[0]]: randomBytes(main),
    [scripts[1]]: randomBytes(content),
    [picture]: randomBytes(photograph),
    ...Object.fromEntries(products.map((page, id) => [`products/${id}/index.html`, page])),
  };
  const assets = Object.entries(site).map(
    ([name, content]) => [name, new sources.RawSource(content)] as const,
  );
  const { errors, warnings } = checkBudgets(Object.fromEntries(assets), {
    language,
    weighsPictures,
  });
  return [...errors, ...warnings];
}

it.each([
  ['a large catalogue', { content: 400_000 }],
  ['long texts', { page: `<p title="x">${noise(20_000)}</p>` }],
  ['long texts on every product’s page', { products: [`<p>${noise(9000)}</p>`] }],
  ['words of another language', { main: 120_000, language: 'hi-IN' }],
  ['heavy pictures that aren’t those of a release', { photograph: 70_000, weighsPictures: false }],
  ['its own colours', { page: `<style>:root{--paper:${noise(20_000)}}</style>` }],
])('accepts a shop with %s', (_what, shop) => {
  expect(check(shop)).toEqual([]);
});

it.each([
  [
    'scripts',
    { main: 102_000 },
    /^Initial JavaScript: 102\.\d kB, over the budget of 101\.8 kB \(main\.js 102\.\d kB\)\. Make it smaller/,
  ],
  [
    'styles',
    { page: `<style>${noise(9000)}</style>` },
    /^Inlined styles and scripts: 9\.\d kB, over the budget of 6\.1 kB/,
  ],
  [
    'styles of a product’s page',
    { products: [`<style>${noise(9000)}</style>`] },
    /^Inlined styles and scripts of a product’s page: 9\.\d kB, over the budget of 7\.0 kB/,
  ],
  [
    'the page of a product with long texts',
    { products: ['<p>Short</p>', `<p>${noise(14_000)}</p>`] },
    /^products\/1\/index\.html weighs 14\.\d kB, without its pictures\..* less than 13\.0 kB/,
  ],
  [
    'pictures',
    { photograph: 70_000 },
    /^The first screen’s pictures weigh 70\.0 kB on a phone \(lamp-720\.avif 70\.0 kB\)\. .* less than 48\.0 kB/,
  ],
])('names the files that are too heavy: %s', (_what, shop, message) => {
  expect(check(shop)[0]).toMatch(message);
});
