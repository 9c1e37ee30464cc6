/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render } from '@testing-library/react';
import { buildProduct } from '../../testing/builders';
import { findProducts, markTitle } from './forgivingSearch';

const products = [
  buildProduct({
    title: 'Thin notebook, 16 GB memory, 6.5 inch',
    keywords: ['computer', 'work desk'],
  }),
  buildProduct({ title: 'Phone with 512GB and 5G', keywords: ['mobile'] }),
  buildProduct({ title: 'Headphones for two phones' }),
  buildProduct({ title: 'Small book of stalls, 20000 words' }),
  buildProduct({ title: 'Batteries for a smartwatch' }),
  buildProduct({ title: 'Hair wax, café brand' }),
];
const [thin, phone, headphones, book, batteries, wax] = products.map(({ title }) => title);

it.each([
  ['a plural', 'books', [book]],
  ['a plural in -es', 'smartwatches', [batteries]],
  ['a singular', 'battery', [batteries]],
  ['a joined unit', '16GB', [thin]],
  ['a parted unit', '512 gb', [phone]],
  ['a unit that is half typed', '16g', [thin]],
  ['a decimal number', '6.5inch', [thin]],
  ['words joined', 'hairwax', [wax]],
  ['words parted', 'smart watch', [batteries]],
  ['two letters that changed places', 'samrtwatch', [batteries]],
  ['a wrong letter in a plural', 'smartvatches', [batteries]],
  ['a wrong letter in a word that is still typed', 'smarv', [batteries]],
  ['a keyword', 'computer', [thin]],
  ['a word of the title and one of the keywords', 'desk thin', [thin]],
  ['accents left out, and a wrong letter', 'cafe brant', [wax]],
])('finds by %s', (_name, query, found) => {
  expect(findProducts(products, query).map(({ title }) => title)).toEqual(found);
});

it.each([
  ['two wrong letters', 'smertvatch'],
  ['a wrong letter in a word of four', 'stal wux'],
  ['a wrong letter in a word of four, whose plural is there', 'cord'],
  ['a wrong digit', '20001'],
  ['a number whose end it is', '6-gb'],
  ['digits of two numbers', '65'],
  ['words of which one is missing', 'phone wax'],
  ['signs alone', '.*'],
])('does not find by %s', (_name, query) => {
  expect(findProducts(products, query)).toEqual([]);
});

it('has first what is as it was typed, then other forms, parts of words, keywords, misspellings', () => {
  const titles = ['Lampe', 'Lantern', 'Lamplight', 'Lamps', 'Lamp', 'A lamp'];
  const found = findProducts(
    titles.map((title) => buildProduct({ title, keywords: title === 'Lantern' ? ['lamp'] : [] })),
    'lamp',
  );
  expect(found.map(({ title }) => title)).toEqual([
    ...['Lamp', 'A lamp', 'Lamps'],
    ...['Lampe', 'Lamplight', 'Lantern'],
  ]);
  expect(findProducts(products, 'phone').map(({ title }) => title)).toEqual([phone, headphones]);
});

it('takes no word for misspelt that some product has', () => {
  const [matte, battery] = ['Matte wax', 'Battery'].map((title) => buildProduct({ title }));
  const both = [battery, matte].filter((product) => product !== undefined);
  expect(findProducts(both, 'matte')).toEqual([matte]);
  expect(findProducts(both, 'batte')).toEqual([battery]);
  expect(findProducts(both, 'natte')).toHaveLength(2);
});

describe('marks', () => {
  const marked = (title: string, query: string) => {
    const { container } = render(<p>{markTitle(title, query)}</p>);
    expect(container).toHaveTextContent(title, { normalizeWhitespace: false });
    return Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  };

  it.each([
    ['a part of a word', 'Brass lamp', 'ras', ['ras']],
    ['every word', 'Brass lamp, brass bowl', 'LAMP brass', ['Brass', 'lamp', 'brass']],
    ['another number', 'Phone and headphones', 'phones', ['Phone', 'phones']],
    ['a unit', 'With 16 GB, 116 GB', '16gb', ['16 GB']],
    ['a misspelt word to its end', 'A smartwatch', 'smertw', ['smartwatch']],
    ['accents of its own', 'A cafe\u0301 here', 'cafe', ['cafe\u0301']],
    ['letters that are several', 'Of ﬁne cloth', 'f', ['f', 'ﬁ']],
    ['nothing of a keyword', 'Phone', 'mobile', []],
    ['letters that depend on their place', 'ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
  ])('%s', (_name, title, query, parts) => {
    expect(marked(title, query)).toEqual(parts);
  });
});
