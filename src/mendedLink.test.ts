import { mendAddress, mendings } from './mendedLink';
import { isKnownAddress } from './navigation';

it.each([
  // Encoded, once or more.
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
  // As HTML.
  ['/?category=Books&amp;sort=price', '/?category=Books&sort=price'],
  ['/?category=Books&amp;amp;sort=price', '/?category=Books&sort=price'],
  ['/login?order=1&amp;key=2', '/login?order=1&key=2'],
  // With a mark at the end.
  ['/checkout.', '/checkout'],
  ['/checkout%3E', '/checkout'],
  ['/checkout%E2%80%9D.', '/checkout'],
  ['/login&gt;', '/login'],
  ['/)', '/'],
])('%s was %s', (mangled, address) => {
  expect(isKnownAddress(mangled)).toBe(false);
  expect(mendAddress(mangled)).toBe(address);
  expect(isKnownAddress(address)).toBe(true);
});

it.each([
  '/nowhere',
  '/%E0%A4%A',
  '..',
  '//[',
  'javascript:alert(1)',
  '//evil.example/?product=1',
  '/?%3D%',
])('%s was nothing', (address) => {
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
])('the shop’s own address %s is left alone', (address) => {
  expect(isKnownAddress(address)).toBe(true);
});

it.each(['1236)', '1236,', '1236">', '1236).', '1236%29', '1236&gt;', '1236…”'])(
  '%s at the end of an address was 1236',
  (value) => {
    expect(mendings(value)).toContain('1236');
  },
);

it('tries a value with fewer and fewer encodings, and without what is at its end', () => {
  expect(mendings('1236%29')).toContain('1236');
  expect(mendings('lamp-1236').filter((each) => each !== 'lamp-1236')).toEqual([]);
  expect(mendings('Books&gt;')).toContain('Books');
});
