/** @jest-environment ./src/testing/browserEnvironment.ts */
import { shop } from '#shop/config';
import { linkIn, mendAddress, mendings } from './mendedLink';
import { isKnownAddress } from './navigation';

it.each([
  // These are encoded, once or more.
  ['%2F%3Fproduct=1236', '/?product=1236'],
  ['%2F%3Fproduct%3D1236', '/?product=1236'],
  ['%252F%253Fproduct%253D1236', '/?product=1236'],
  ['/%3Fproduct=1236', '/?product=1236'],
  ['/?product%3D1236', '/?product=1236'],
  ['/?product%253D1236', '/?product=1236'],
  ['/%23/?product=1236', '/?product=1236'],
  ['/#/?product=1236', '/?product=1236'],
  ['!/checkout', '/checkout'],
  ['%2Fcheckout%3Fstep%3Dreview', '/checkout?step=review'],
  // These are written as HTML.
  ['/?category=Books&amp;sort=price', '/?category=Books&sort=price'],
  ['/?category=Books&amp;amp;sort=price', '/?category=Books&sort=price'],
  ['/login?order=1&amp;key=2', '/login?order=1&key=2'],
  // These have a mark at the end.
  ['/checkout.', '/checkout'],
  ['/checkout%3E', '/checkout'],
  ['/checkout%E2%80%9D.', '/checkout'],
  ['/login&gt;', '/login'],
  ['/)', '/'],
  // These are written as people remember them.
  ['product=1236', '/?product=1236'],
  ['/product=1236', '/?product=1236'],
  ['product=1236&utm_source=chat', '/?product=1236&utm_source=chat'],
  ['utm_source=chat&product=1236', '/?utm_source=chat&product=1236'],
  ['product%3D1236', '/?product=1236'],
  ['/product/1236', '/?product=1236'],
  ['/products/lamp-1236/', '/?product=lamp-1236'],
  ['/products/lamp-1236/?variant=lamp-l', '/?product=lamp-l'],
  ['products/%E0%A4%A6%E0%A5%80%E0%A4%AA-1236', '/?product=%E0%A4%A6%E0%A5%80%E0%A4%AA-1236'],
  ['/1236', '/?product=1236'],
  ['lamp-1236', '/?product=lamp-1236'],
  ['category=Books', '/?category=Books'],
  ['/category/Toys%20%26%20games', '/?category=Toys+%26+games'],
  ['q=lamp', '/?q=lamp'],
  ['code=DIWALI10', '/?code=DIWALI10'],
  ['/search?q=lamp', '/?q=lamp'],
  ['/search/lamp', '/?q=lamp'],
  ['order=7K3M-9QXT-2B4D&key=0a', '/login?order=7K3M-9QXT-2B4D&key=0a'],
  ['/?order=7K3M-9QXT-2B4D&key=0a', '/login?order=7K3M-9QXT-2B4D&key=0a'],
  ['/order/7K3M-9QXT-2B4D', '/login?order=7K3M-9QXT-2B4D'],
  ['section=products', '/login?section=products'],
  ['/products/', '/'],
  ['/cart', '/checkout'],
  ['/Basket/', '/checkout'],
  ['/orders', '/login'],
  ['/home', '/'],
  ['/index.html', '/'],
])('redirects %s to %s', (mangled, address) => {
  expect(isKnownAddress(mangled)).toBe(false);
  expect(mendAddress(mangled)).toBe(address);
  expect(isKnownAddress(address)).toBe(true);
});

const home = `${shop.origin}${shop.basePath}`;

describe('a link to the shop that is pasted into the search leads there', () => {
  it.each([
    [`${home}#/?product=1236`, '/?product=1236'],
    [`  ${home}#/?product=1236\n`, '/?product=1236'],
    [`${home}#product=1236`, '/?product=1236'],
    [`${home}?product=1236`, '/?product=1236'],
    [`${home}?utm_source=chat#/?product=1236`, '/?product=1236'],
    [`${home}products/lamp-1236/`, '/?product=lamp-1236'],
    [`${home}products/lamp-1236/?variant=lamp-l`, '/?product=lamp-l'],
    [`Look at this: ${home}products/lamp-1236/ nice!`, '/?product=lamp-1236'],
    [`${home}#/?category=Books&sort=price`, '/?category=Books&sort=price'],
    [`${home}#/login?order=7K3M-9QXT-2B4D&key=0a`, '/login?order=7K3M-9QXT-2B4D&key=0a'],
    [`${home}#/checkout`, '/checkout'],
    [home, '/'],
    [home.replace('https://', ''), '/'],
    [`${home.replace('https://', 'http://www.').toUpperCase()}#/?product=1236`, '/?product=1236'],
    [`${window.location.origin}${shop.basePath}#/?product=1236`, '/?product=1236'],
    ['#product=1236', '/?product=1236'],
    ['/#/?product=1236', '/?product=1236'],
    ['/?product=1236', '/?product=1236'],
    ['?product=1236', '/?product=1236'],
  ])('%s', (pasted, address) => {
    expect(linkIn(pasted)).toBe(address);
  });

  it.each([
    'lamp',
    '1236',
    '#1 lamp',
    'a=b',
    'https://evil.example/haat/#/?product=1',
    'lamp / oil',
  ])('but not at %s, which is searched for', (pasted) => {
    expect(linkIn(pasted)).toBeUndefined();
  });
});

it.each([
  '/nowhere',
  '/nowhere/1236',
  '/%E0%A4%A',
  '..',
  '//[',
  'javascript:alert(1)',
  '//evil.example/?product=1',
  '/?%3D%',
])('redirects %s nowhere, because it names no screen', (address) => {
  expect(mendAddress(address)).toBeUndefined();
});

it.each([
  '/',
  '/?product=1236',
  '/?q=%E0%A4%A6%E0%A5%80',
  '/?q=दी',
  '/?q=what%3F',
  '/?category=Toys+%28new%29',
  '/?category=Misc.&sort=price',
  '/?category=a%3Db',
  '/login?section=products&product=new',
  '/checkout?step=review',
])('leaves the shop’s own address %s unchanged', (address) => {
  expect(isKnownAddress(address)).toBe(true);
});

it.each(['1236)', '1236,', '1236">', '1236).', '1236%29', '1236&gt;', '1236…”'])(
  'reads 1236 from %s at the end of an address',
  (value) => {
    expect(mendings(value)).toContain('1236');
  },
);

it('tries a value with fewer and fewer encodings, and without the marks at its end', () => {
  expect(mendings('1236%29')).toContain('1236');
  expect(mendings('lamp-1236').filter((each) => each !== 'lamp-1236')).toEqual([]);
  expect(mendings('Books&gt;')).toContain('Books');
});
