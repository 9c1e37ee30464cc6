import { runInNewContext } from 'node:vm';
import { shop } from '#shop/config';
import { pageLinks } from '../../testing/pageLinks';
import renderNotFound from './notFound';

const renderScript = () => {
  const html = renderNotFound({ css: { text: '' }, links: pageLinks });
  return /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
};
const origin = 'https://shop.example';

/** The address that the 404 page redirects to from an address that the host doesn't know. */
function follow(address: string, script = renderScript()) {
  const { pathname, search, hash } = new URL(origin + address);
  const replace = jest.fn<undefined, [string]>();
  // The redirect is the page's own script.
  runInNewContext(script, { location: { origin, pathname, search, hash, replace } });
  const [[target] = []] = replace.mock.calls;
  return target?.replace(origin, '');
}

const base = shop.basePath;
const home = base.slice(0, -1);

it.each([
  // The hash sign of these is encoded, once or more.
  [`${base}%23/?product=1236`, `${base}#/?product=1236`],
  [`${home}%23/?product=1236`, `${base}#/?product=1236`],
  [`${base}%2523/?product=1236`, `${base}#/?product=1236`],
  [`${base}%25252523/?category=Books`, `${base}#/?category=Books`],
  [`${base}index.html%23/checkout`, `${base}#/checkout`],
  [`${base}%23!/checkout`, `${base}#/checkout`],
  [`${base}%23/login?order=7K3M&amp;key=1`, `${base}#/login?order=7K3M&amp;key=1`],
  // The shop itself mends the rest of these links.
  [`${base}%23%2F%3Fproduct%3D1236`, `${base}#%2F%3Fproduct%3D1236`],
  [`${base}%23%2f%3fproduct=1236).`, `${base}#%2f%3fproduct=1236).`],
  [`${base}%23/?category=Toys+%26+games`, `${base}#/?category=Toys+%26+games`],
  [`${base}nowhere/#/?product=1236`, `${base}#/?product=1236`],
  // These are products' pages.
  [`${base}products/an-earlier-title-1236/`, `${base}#/?product=an-earlier-title-1236`],
  [`${base}products/lamp-1236)`, `${base}#/?product=lamp-1236)`],
  [`${base}products/lamp-1236%3Futm_source=chat`, `${base}#/?product=lamp-1236`],
  [`${base}products%2Flamp-1236%2F`, `${base}#/?product=lamp-1236`],
  [
    `${base}products/${encodeURIComponent('दीपक-1236')}/`,
    `${base}#/?product=${encodeURIComponent('दीपक-1236')}`,
  ],
  [`${base}products/100%25-1236/`, `${base}#/?product=100%25-1236`],
  // These have no hash sign.
  [`${base}checkout`, `${base}#/checkout`],
  [`${base}login?order=7K3M&key=1`, `${base}#/login?order=7K3M&key=1`],
  [`${base}product/1236`, `${base}#/product/1236`],
  [`${base}category/Books/`, `${base}#/category/Books/`],
  // These have a mark at the end.
  [`${base})`, base],
  [`${base}%3E`, base],
  [`${home},`, home],
  [`${base}&amp;`, base],
  [`${base}privacy.html).`, `${base}privacy.html`],
  [`${base}conditions.html%E2%80%9D`, `${base}conditions.html`],
  // These name no screen.
  [`${base}nowhere`, undefined],
  [`${base}nowhere/#top`, undefined],
  [`${base}%E0%A4%A`, undefined],
  ['//evil.example/)', undefined],
  ['/elsewhere)', undefined],
])('the 404 page redirects %s to %s', (address, target) => {
  expect(follow(address)).toBe(target);
});

it('the 404 page never redirects away from the shop', () => {
  for (const path of [
    '%23//evil.example',
    '%23/%2F/evil.example/',
    'products///evil.example',
    '//evil.example/)',
  ]) {
    expect(follow(base + path) ?? base).toMatch(new RegExp(`^${base}`));
  }
});

it.each(['//evil.example,', '/%2Fevil.example,', '/%5Cevil.example)'])(
  'the 404 page of a shop at its host’s root never redirects elsewhere: %s',
  (address) => {
    jest.replaceProperty(shop, 'basePath', '/');
    const target = follow(address) ?? '/';
    // The browser resolves the address after the origin that the script puts before it.
    expect(new URL(origin + target).origin).toBe(origin);
  },
);
