import { shop } from '#shop/config';
import { products } from '#shop/products';
import { setShop } from '../src/testing/setShop';
import { checkLinks } from './checkSources';

const [first] = products;

jest.mock('./runSource.cjs', () => ({
  __esModule: true,
  default: () => ({
    exported: {
      ...jest.requireActual<object>('#shop/config'),
      ...jest.requireActual<object>('#shop/products'),
    },
  }),
}));

const linkTo = (to: string) => {
  jest.replaceProperty(shop, 'welcome', { ...shop.welcome, link: { text: 'Look', to } });
  return checkLinks();
};

it.each(['/', `/?product=${first?.id}`, '/?q=towel', '/?category=Electronics', '/checkout'])(
  'accepts a link of the welcome to %s',
  (to) => {
    expect(linkTo(to)).toEqual([]);
  },
);

it.each([
  ['/?product=99999', 'no product with the id “99999”'],
  ['/?product=constructor', 'no product with the id “constructor”'],
  ['/?category=Towls', 'nothing in the category “Towls”'],
])('names a broken link in the welcome: %s', (to, problem) => {
  expect(linkTo(to)).toEqual([expect.stringContaining(problem)]);
});

it('names a category that has its own tax but no products', () => {
  setShop({ tax: { rate: 18, categories: { Books: 5, Book: 5 } } });
  expect(checkLinks()).toEqual([expect.stringContaining('tax has a rate for “Book”')]);
});

it('reports nothing if the configuration links to no product', () => {
  jest.replaceProperty(shop, 'welcome', { heading: 'Hello', text: 'There' });
  expect(checkLinks()).toEqual([]);
});
