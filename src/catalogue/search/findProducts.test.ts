import { buildProduct } from '../../testing/builders';
import { findProducts, parseQuery } from './findProducts';
import { buildSearchIndex } from './searchIndex';

it.each([
  ['under 600', { max: 599 }],
  ['below ₹600', { max: 599 }],
  ['LESS THAN 600', { max: 599 }],
  ['up to ₹ 1,999', { max: 1999 }],
  ['under 2k', { max: 1999 }],
  ['over 500', { min: 501 }],
  ['above Rs. 500', { min: 501 }],
  ['at least 500', { min: 500 }],
  ['500 to 900', { min: 500, max: 900 }],
  ['500-900', { min: 500, max: 900 }],
  ['₹900 – ₹500', { min: 500, max: 900 }],
  ['between 500 and 900', { min: 500, max: 900 }],
  ['from 500 to 900 rupees', { min: 500, max: 900 }],
  ['over 500 under 900', { min: 501, max: 899 }],
  ['₹590', { min: 590, max: 590 }],
  ['₹1,999', { min: 1999, max: 1999 }],
  ['Rs 590', { min: 590, max: 590 }],
  ['590 rupees', { min: 590, max: 590 }],
  ['590/-', { min: 590, max: 590 }],
])('reads %s as a price', (query, price) => {
  expect(parseQuery(query)).toEqual({ words: '', price });
  expect(parseQuery(`red ${query} phone`)).toEqual({ words: 'red phone', price });
});

it.each([
  '590',
  'phone 16',
  'under',
  'under a tree',
  'thunder 600',
  '16 GB',
  '600x',
  'rs',
  'under 5kg',
])('reads no price in %s', (query) => {
  expect(parseQuery(query)).toEqual({ words: query });
});

const products = [
  buildProduct({ title: 'Small phone', price: 590 }),
  buildProduct({ title: '5G phone', price: 999 }),
  buildProduct({ title: 'Book of 590 recipes', price: 499 }),
  buildProduct({ title: 'Ruler under 25 cm', price: 60 }),
];
const find = (query: string) =>
  findProducts(
    buildSearchIndex(products),
    products.map(({ price }) => price),
    query,
  ).map((place) => products[place]?.title);

it.each([
  ['an upper limit', 'under 590', ['Book of 590 recipes', 'Ruler under 25 cm']],
  ['a word and an upper limit', 'phones under 700', ['Small phone']],
  ['a range', '550 to 1000', ['Small phone', '5G phone']],
  ['an exact price', '₹590', ['Small phone']],
  ['a number, as a word first and then as a price', '590', ['Book of 590 recipes', 'Small phone']],
  ['what only looks like a price', 'ruler under 25 cm', ['Ruler under 25 cm']],
  ['words without any price', 'phone', ['Small phone', '5G phone']],
])('finds by %s', (_by, query, titles) => {
  expect(find(query)).toEqual(titles);
});

it('finds nothing at a price that no product has', () => {
  expect(find('phone under 100')).toEqual([]);
  expect(find('phone ₹591')).toEqual([]);
});
