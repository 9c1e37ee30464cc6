import { buildProduct } from '../../testing/builders';
import type { Product } from '../product';
import { searchProducts } from './findProducts';

const laptop = buildProduct({
  title: 'Slim laptop',
  category: 'Electronics',
  details: {
    text: 'For work and study.',
    facts: { Memory: '16 GB', Processor: '8 cores', Ports: '2 USB-C, HDMI', Charger: 'included' },
  },
});
const phone = buildProduct({
  title: 'Everyday phone',
  category: 'Electronics',
  details: { facts: { Memory: '8 GB', Charging: 'USB-A', 'In the box': 'Case, cable' } },
});
const book = buildProduct({
  title: 'Small Stall',
  category: 'Books',
  details: { facts: { Binding: 'Hardcover, cloth', Pages: '248' } },
});
const shirt = buildProduct({
  title: 'Cotton shirt',
  variants: [
    { id: 'shirt-l', name: 'Large' },
    { id: 'shirt-b', name: 'Indigo blue' },
  ],
});
const products = [laptop, phone, book, shirt];
const find = (query: string, among: readonly Product[] = products) => searchProducts(among, query);

it.each([
  ['a fact', 'hardcover', [book]],
  ['a fact that is half typed', 'hardc', [book]],
  ['a fact with a typo', 'hardcovr', [book]],
  ['the name of a fact', 'binding', [book]],
  ['a fact and the title', 'hdmi laptop', [laptop]],
  ['a fact with a hyphen', 'USB-C', [laptop]],
  [
    'the same without the hyphen, before other products with “usb” and a “c”',
    'usb c',
    [laptop, phone],
  ],
  ['the same as one word', 'usbc', [laptop]],
  ['a number with its unit, and not by the number of another unit', '8 GB', [phone]],
  ['a number joined with its unit', '16gb', [laptop]],
  ['a number alone', '248', [book]],
  ['a number before the name of the fact', '248 pages', [book]],
  ['the category', 'electronics', [laptop, phone]],
  ['the category and a fact', 'books hardcover', [book]],
  ['a size or colour', 'blue shirt', [shirt]],
])('finds by %s', (_by, query, found) => {
  expect(find(query)).toEqual(found);
});

it.each([
  ['one letter that is only a part of facts', 'phone x'],
  ['a part of a number', '48'],
  ['the text of the details', 'study'],
])('does not find by %s', (_by, query) => {
  expect(find(query)).toEqual([]);
});

it('puts the title first, then keywords, and facts last', () => {
  const inFacts = buildProduct({ title: 'Jug', details: { facts: { Material: 'Brass' } } });
  const inKeywords = buildProduct({ title: 'Pot', keywords: ['brass'] });
  const inTitle = buildProduct({ title: 'Brassware' });
  expect(find('brass', [inFacts, inKeywords, inTitle])).toEqual([inTitle, inKeywords, inFacts]);
});

it('puts a number with its unit before titles that have both apart', () => {
  const [apart, together] = ['Case for phone 15, red', 'Phone 15 case'].map((title) =>
    buildProduct({ title }),
  ) as [Product, Product];
  expect(find('phone 15 case', [apart, together])).toEqual([together, apart]);
});

it('finds nothing in an empty catalogue, or by signs alone', () => {
  expect(find('lamp', [])).toEqual([]);
  expect(find('?!')).toEqual([]);
});
