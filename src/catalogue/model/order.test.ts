import { arranged, placesOf, withMoves } from './order';

const files = ['a', 'b', 'c', 'd', 'e'];

it('puts a product in front of another one, at the top or at the end', () => {
  expect(withMoves(files, [{ id: 'd', before: 'b' }])).toEqual(['a', 'd', 'b', 'c', 'e']);
  expect(withMoves(files, [{ id: 'd', before: null }])).toEqual(['d', 'a', 'b', 'c', 'e']);
  expect(withMoves(files, [{ id: 'b' }])).toEqual(['a', 'c', 'd', 'e', 'b']);
});

it('ignores moves of products that are gone, and in front of those', () => {
  const moves = [
    { id: 'gone', before: 'a' },
    { id: 'c', before: 'gone' },
    { id: 'c', before: 'c' },
  ];
  expect(withMoves(files, moves)).toEqual(files);
});

it('stores one place for a product that went far, up or down', () => {
  expect(placesOf(['e', 'a', 'b', 'c', 'd'], files)).toEqual({ e: 0 });
  expect(placesOf(['b', 'c', 'd', 'e', 'a'], files)).toEqual({ a: 4 });
  expect(placesOf(files, files)).toEqual({});
});

it('keeps the first places for moved products when the files get others', () => {
  const places = placesOf(['e', 'c', 'a', 'b', 'd'], files);
  expect(arranged(['new', ...files], places).slice(0, 2)).toEqual(['e', 'c']);
  expect(arranged(['a', 'b', 'd', 'e'], places)).toEqual(['e', 'a', 'b', 'd']);
});

it('puts products whose places are too high at the end', () => {
  expect(arranged(files, { a: 999_999, gone: 2 })).toEqual(['b', 'c', 'd', 'e', 'a']);
});
