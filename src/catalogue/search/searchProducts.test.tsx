/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render } from '@testing-library/react';
import { buildProduct } from '../../testing/builders';
import { markTitle } from './markTitle';
import { searchProducts } from './findProducts';

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
  buildProduct({ title: 'ＷＩＤＥ rug' }),
  buildProduct({ title: 'घड़ी' }),
];
const [thin, phone, headphones, book, batteries, wax, rug, clock] = products.map(
  ({ title }) => title,
);

it.each([
  ['one word', 'headphones', [headphones]],
  ['every word, in any order', 'memory thin', [thin]],
  ['a part of a word', 'atter', [batteries]],
  ['another case', 'SMARTWATCH', [batteries]],
  ['accents left out', 'cafe', [wax]],
  ['accents that the title does not have', 'bränd', [wax]],
  ['accents written as marks of their own', 'cafe\u0301', [wax]],
  ['spaces around and between', '  hair \t wax ', [wax]],
  ['a comma', 'wax,', [wax]],
  ['a sign', 'hair & wax', [wax]],
  ['wide letters', 'wide', [rug]],
  ['another script, whose vowel signs count', 'घड़ी', [clock]],
  ['a text that was cut', 'hair wa…', [wax]],
  ['a plural', 'books', [book]],
  ['a plural in -es', 'smartwatches', [batteries]],
  ['a singular', 'battery', [batteries]],
  ['a joined unit', '16GB', [thin]],
  ['a unit that stands apart', '512 gb', [phone]],
  ['a unit that is half typed', '16g', [thin]],
  ['a decimal number', '6.5inch', [thin]],
  ['words joined', 'hairwax', [wax]],
  ['words apart', 'smart watch', [batteries]],
  ['two letters that changed places', 'samrtwatch', [batteries]],
  ['a wrong letter in a plural', 'smartvatches', [batteries]],
  ['a wrong letter in a word that is still typed', 'smarv', [batteries]],
  ['a keyword', 'computer', [thin]],
  ['a word of the title and one of the keywords', 'desk thin', [thin]],
  ['accents left out, and a wrong letter', 'cafe brant', [wax]],
])('finds by %s', (_name, query, found) => {
  expect(searchProducts(products, query).map(({ title }) => title)).toEqual(found);
});

it.each([
  ['two wrong letters', 'smertvatch'],
  ['a wrong letter in a word of four', 'stal wux'],
  ['a wrong letter in a word of four, whose plural is there', 'cord'],
  ['a wrong digit', '20001'],
  ['the end of a number', '6gb'],
  ['digits of two numbers', '65'],
  ['words of which one is missing', 'phone wax'],
  ['another vowel sign', 'घड़ा'],
  ['signs alone', '.*'],
])('does not find by %s', (_name, query) => {
  expect(searchProducts(products, query)).toEqual([]);
});

it.each([
  ['knife', 'knives'],
  ['shelf', 'shelves'],
  ['glove', 'gloves'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['lens', 'lenses'],
  ['cookie', 'cookies'],
  ['toy', 'toys'],
])('finds %s and %s by each other, before what only contains them', (singular, plural) => {
  for (const [typed, title] of [
    [singular, plural],
    [plural, singular],
  ] as const) {
    const [other, meant] = [`x${plural}`, title].map((title) => buildProduct({ title }));
    const both = [other, meant].filter((product) => product !== undefined);
    expect(searchProducts(both, typed)[0]).toBe(meant);
  }
});

it('shows everything for an empty query', () => {
  expect(searchProducts(products, '')).toBe(products);
});

it('puts exact matches first, then other forms, parts of words, keywords and misspellings', () => {
  const titles = ['Lampe', 'Lantern', 'Lamplight', 'Lamps', 'Lamp', 'A lamp'];
  const found = searchProducts(
    titles.map((title) => buildProduct({ title, keywords: title === 'Lantern' ? ['lamp'] : [] })),
    'lamp',
  );
  expect(found.map(({ title }) => title)).toEqual([
    ...['Lamp', 'A lamp', 'Lamps'],
    ...['Lampe', 'Lamplight', 'Lantern'],
  ]);
  expect(searchProducts(products, 'phone').map(({ title }) => title)).toEqual([phone, headphones]);
});

it('corrects no word that some product has', () => {
  const [matte, battery] = ['Matte wax', 'Battery'].map((title) => buildProduct({ title }));
  const both = [battery, matte].filter((product) => product !== undefined);
  expect(searchProducts(both, 'matte')).toEqual([matte]);
  expect(searchProducts(both, 'batte')).toEqual([battery]);
  expect(searchProducts(both, 'natte')).toHaveLength(2);
});

it.each([
  ['the word that a part is of', 'Brass lamp', 'ras', ['Brass']],
  ['every word', 'Brass lamp, brass bowl', 'LAMP brass', ['Brass', 'lamp', 'brass']],
  ['another number', 'Phone and headphones', 'phones', ['Phone', 'headphones']],
  ['a unit', 'With 16 GB, 116 GB', '16gb', ['16 GB']],
  ['a misspelt word', 'A smartwatch', 'smertw', ['smartwatch']],
  ['accents of its own', 'A cafe\u0301 here', 'cafe', ['cafe\u0301']],
  ['ligatures', 'Of ﬁne cloth', 'fin', ['ﬁne']],
  ['nothing of a keyword', 'Phone', 'mobile', []],
  ['letters whose form depends on their place', 'ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
])('marks %s', (_name, title, query, parts) => {
  const { container } = render(<p>{markTitle(title, query)}</p>);
  expect(container).toHaveTextContent(title, { normalizeWhitespace: false });
  const marks = Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(parts);
});
