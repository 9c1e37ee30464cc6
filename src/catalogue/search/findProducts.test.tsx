/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render } from '@testing-library/react';
import { buildProduct } from '../../testing/builders';
import { type Product, unbroken } from '../model/product';
import { asWritten, correctQuery } from './correctQuery';
import { findCalled, findProducts, searchProducts } from './findProducts';
import { markTitle } from './markTitle';
import { parseQuery, sortOf } from './parseQuery';
import { buildSearchIndex, textsOf } from './searchIndex';

const find = (query: string, among: readonly Product[] = products) =>
  searchProducts(among, query).map(({ title }) => title);

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
  ['a plural', 'books', [book]],
  ['a plural in -es', 'smartwatches', [batteries]],
  ['a singular', 'battery', [batteries]],
  ['a joined unit', '16GB', [thin]],
  ['digits of another script', '१६ GB', [thin]],
  ['a unit that stands apart', '512 gb', [phone]],
  ['a unit that is half typed', '16g', [thin]],
  ['a decimal number', '6.5inch', [thin]],
  ['words joined', 'hairwax', [wax]],
  ['words apart', 'smart watch', [batteries]],
  ['two letters that changed places', 'samrtwatch', [batteries]],
  ['a wrong letter in a plural', 'smartvatches', [batteries]],
  ['a wrong letter in a word that is still typed', 'smarvw', [batteries]],
  ['the thing alone, for whom nothing is named', 'smartwatch for men', [batteries]],
  ['the thing alone, in Hindi', 'bacchon ke liye buk', [book]],
  ['the thing alone, at the start', 'buk bacchon ke liye', [book]],
  ['a plural with two letters that changed places', 'stlals', [book]],
  ['a keyword', 'computer', [thin]],
  ['a word of the title and one of the keywords', 'desk thin', [thin]],
  ['accents left out, and a wrong letter', 'cafe brant', [wax]],
  ['how it sounds', 'buk', [book]],
  ['how it sounds, among other words', 'stalls buks', [book]],
  ['how it sounds in Hindi letters', 'बुक', [book]],
  ['how it sounds in Hindi letters, where English has another vowel', 'वैक्स', [wax]],
  ['an English word in Hindi letters', 'स्मार्टवॉच', [batteries]],
])('finds by %s', (_name, query, found) => {
  expect(find(query)).toEqual(found);
});

it.each([
  ['Fadıl coffee', 'fadil'],
  ['Smørrebrød knife', 'smorrebrod'],
  ['Łódź scarf', 'lodz'],
  ['Straße, a game', 'STRASSE'],
  ['Strasse, a game', 'straße'],
  ['Tea\u00adpot', 'teapot'],
  ['Teapot', 'tea\u200bpot'],
])('finds “%s” by “%s”', (title, query) => {
  expect(find(query, [buildProduct({ title })])).toEqual([title]);
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
  ['two letters that sound like it', 'बक'],
  ['signs alone', '.*'],
  ['five letters that resemble the start of a word', 'smarb'],
  ['what it is for, if that is a thing', 'wax for iphone'],
])('does not find by %s', (_name, query) => {
  expect(find(query)).toEqual([]);
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
])('finds %s and %s by each other, before titles that only contain them', (singular, plural) => {
  for (const [typed, title] of [
    [singular, plural],
    [plural, singular],
  ] as const) {
    const among = [`x${plural}`, title].map((each) => buildProduct({ title: each }));
    expect(find(typed, among)[0]).toBe(title);
  }
});

it('finds every product for an empty query', () => {
  expect(searchProducts(products, '')).toBe(products);
});

it('puts exact matches first, then other forms, parts of words, keywords and misspellings', () => {
  const titles = ['Lampe', 'Lantern', 'Lamplight', 'Lamps', 'Lamp', 'A lamp'];
  const among = titles.map((title) =>
    buildProduct({ title, keywords: title === 'Lantern' ? ['lamp'] : [] }),
  );
  expect(find('lamp', among)).toEqual(['Lamp', 'A lamp', 'Lamps', 'Lampe', 'Lamplight', 'Lantern']);
  expect(find('phone')).toEqual([phone, headphones]);
});

it('puts phones first, then what is sold for them, and finds no headphone jack', () => {
  const facts = (name: string, fact: string) => ({ details: { facts: { [name]: fact } } });
  const among = [
    buildProduct({ title: 'Laptop', ...facts('Ports', 'HDMI, headphones') }),
    buildProduct({ title: 'Smartwatch', ...facts('Works with', 'Phones') }),
    buildProduct({ title: 'Headphones' }),
    buildProduct({ title: 'Handset', keywords: ['phone'] }),
    buildProduct({ title: 'Blue phone' }),
  ];
  expect(find('phone', among)).toEqual(['Blue phone', 'Handset', 'Headphones', 'Smartwatch']);
  expect(find('phone blue', among)).toEqual(['Blue phone']);
});

it('matches the sound of words only if nothing matches as typed', () => {
  const among = ['Book', 'Buckle', 'Bukhara rug'].map((title) => buildProduct({ title }));
  expect(find('buk', among)).toEqual(['Bukhara rug']);
  expect(find('buk', among.slice(0, 2))).toEqual(['Book']);
});

it('corrects no typo in a word that some product has', () => {
  const among = ['Battery', 'Matte wax'].map((title) => buildProduct({ title }));
  expect(find('matte', among)).toEqual(['Matte wax']);
  expect(find('batte', among)).toEqual(['Battery']);
  expect(find('natte', among)).toEqual(['Matte wax']);
});

const slim = buildProduct({
  title: 'Slim laptop',
  category: 'Electronics',
  details: {
    text: 'For work and study.',
    facts: { Memory: '16 GB', Processor: '8 cores', Ports: '2 USB-C, HDMI', Charger: 'included' },
  },
});
const everyday = buildProduct({
  title: 'Everyday phone',
  category: 'Electronics',
  details: { facts: { Memory: '8 GB', Charging: 'USB-A', 'In the box': 'Case, cable' } },
});
const stall = buildProduct({
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
const detailed = [slim, everyday, stall, shirt];

it.each([
  ['a fact', 'hardcover', [stall]],
  ['a fact that is half typed', 'hardc', [stall]],
  ['a fact with a typo', 'hardcovr', [stall]],
  ['the name of a fact', 'binding', [stall]],
  ['a fact and the title', 'hdmi laptop', [slim]],
  ['a fact with a hyphen', 'USB-C', [slim]],
  [
    'the same without the hyphen, before other products with “usb” and a “c”',
    'usb c',
    [slim, everyday],
  ],
  ['the same as one word', 'usbc', [slim]],
  ['a number with its unit, and not by the number of another unit', '8 GB', [everyday]],
  ['a number joined with its unit', '16gb', [slim]],
  ['a number alone', '248', [stall]],
  ['a number before the name of the fact', '248 pages', [stall]],
  ['the category', 'electronics', [slim, everyday]],
  ['the category and a fact', 'books hardcover', [stall]],
  ['a size or colour', 'blue shirt', [shirt]],
  ['nothing but one letter that is only a part of facts', 'phone x', []],
  ['nothing but a part of a number', '48', []],
  ['no text of the details', 'study', []],
])('finds among details by %s', (_by, query, found) => {
  expect(searchProducts(detailed, query)).toEqual(found);
});

const dual = buildProduct({
  title: 'Phone',
  details: { facts: { SIM: '2 nano-SIM', Screen: '6 inch', Camera: '50 megapixels' } },
});
const single = buildProduct({
  title: 'Phone for two days',
  details: { facts: { SIM: '1 nano-SIM', Resolution: '4K', Contents: '2 cables, 1 case' } },
});

it.each([
  ['dual sim', [dual]],
  ['dual-SIM', [dual]],
  ['double sim phone', [dual]],
  ['2 sim', [dual]],
  ['दो sim', [dual]],
  ['dual case', []],
  ['2 days', [single]],
  // `4k` may be a price, but a product has it.
  ['4k', [single]],
])('finds how many of something a product has by “%s”', (query, found) => {
  const among = [dual, single];
  const index = buildSearchIndex(among);
  expect(findProducts(index, [4000, 9000], query).map((place) => among[place])).toEqual(found);
});

it.each([
  'best waxes',
  'the best hair wax for men',
  'good wax for my mom and dad',
  'new hair wax for daily use',
  'i want to buy a wax',
  'mens wax',
  'best wax for kids',
  'accha wax',
  'mujhe accha sa wax chahiye',
  'अच्छा wax',
  'wax for office work under ₹9999',
])('leaves out praise, and for whom and what it is: %s', (query) => {
  const prices = products.map(({ price }) => price);
  const found = findProducts(buildSearchIndex(products), prices, query);
  expect(found.map((place) => products[place]?.title)).toEqual([wax]);
});

it('finds what is called by words of praise first', () => {
  const among = ['Lamp', 'The Good Lamp', 'New lamp'].map((title) => buildProduct({ title }));
  expect(find('good lamp', among)).toEqual(['The Good Lamp']);
  expect(find('best lamp', among)).toEqual(['Lamp', 'The Good Lamp', 'New lamp']);
});

it.each([
  ['lapotp', 'Laptop'],
  ['labtop', 'Laptop'],
  ['alptop', 'Laptop'],
  ['laptpos', 'Laptop'],
  ['phne', 'Phone'],
  ['moblie', 'mobile'],
  ['cheap labtop under 900', 'cheap Laptop under 900'],
  ['best labtop for students', 'best Laptop for students'],
  ['labtop bag', 'Laptop bag'],
  ['hdim labtop', 'hdim Laptop'],
  ['löfefl', 'Löffel'],
  ['laptop', undefined],
  ['lapt', undefined],
  ['fone', undefined],
  ['iphone', undefined],
  ['16gb', undefined],
])('corrects “%s” to %s', (query, corrected) => {
  const among = [
    buildProduct({ title: 'Laptop', details: { facts: { Memory: '16 GB', Ports: 'HDMI' } } }),
    buildProduct({ title: 'Phone', keywords: ['mobile'] }),
    buildProduct({ title: 'Phones, Löffel' }),
  ];
  const meant = correctQuery(buildSearchIndex(among), query);
  expect(meant && asWritten(meant, among.flatMap(textsOf))).toBe(corrected);
});

it('corrects to a word of the products that shoppers see, not of a hidden one', () => {
  const among = ['Lapton bag', 'Laptop'].map((title) => buildProduct({ title }));
  const index = buildSearchIndex(among);
  expect(correctQuery(index, 'laptoz')).toBe('lapton');
  expect(correctQuery(index, 'laptoz', (position) => position > 0)).toBe('laptop');
});

it('puts matches in titles first, then those in keywords, and those in facts last', () => {
  const among = [
    buildProduct({ title: 'Jug', details: { facts: { Material: 'Brass' } } }),
    buildProduct({ title: 'Pot', keywords: ['brass'] }),
    buildProduct({ title: 'Brassware' }),
  ];
  expect(find('brass', among)).toEqual(['Brassware', 'Pot', 'Jug']);
});

it('puts titles with a number and its unit together before those with both apart', () => {
  const titles = ['Case for phone 15, red', 'Phone 15 case'];
  const among = titles.map((title) => buildProduct({ title }));
  expect(find('phone 15 case', among)).toEqual(titles.toReversed());
});

it.each([
  [{ max: 599 }, ['under 600', 'below ₹600', 'LESS THAN 600', '600 se kam', '₹600 से कम']],
  [{ max: 599 }, ['६०० से कम', '₹६०० से कम', 'under ৬০০', 'below ６００']],
  [{ max: 1999 }, ['१,९९९ तक', 'under २k', 'up to ١٬٩٩٩']],
  [{ min: 500, max: 900 }, ['५००-९००', '₹५०० – ₹९००']],
  [{ max: 1999 }, ['up to ₹ 1,999', 'under 2k']],
  [{ min: 501 }, ['over 500', 'above Rs. 500']],
  [{ min: 500 }, ['at least 500']],
  [{ min: 500, max: 900 }, ['500 to 900', '500-900', '₹900 – ₹500']],
  [{ min: 500, max: 900 }, ['between 500 and 900', 'from 500 to 900 rupees']],
  [{ min: 501, max: 899 }, ['over 500 under 900']],
  [{ min: 502, max: 679, about: 590 }, ['₹590', 'Rs 590', '590 rupees', '590/-', 'around 590']],
  [{ min: 1699, max: 2299, about: 1999 }, ['₹1,999', '१९९९ के आसपास']],
  [{ min: 850, max: 1150, about: 1000 }, ['1k', '₹1k', '1 thousand', '1 hazar']],
  [
    { min: 85_000, max: 115_000, about: 100_000 },
    ['1 lakh', '1 Lac', '₹1 lakh', '100k', '0.01 crore'],
  ],
  [{ max: 149_999 }, ['under 1.5 lakh', 'below 150k']],
  [{ min: 5000, max: 10_000 }, ['5-10k', '5k to 10k', '5,000 to 10k']],
  [{ min: 500, max: 1000 }, ['500 to 1k']],
])('reads a price of %j in %j', (price, queries) => {
  for (const query of queries) {
    expect(parseQuery(query)).toMatchObject({ words: '', price });
    expect(parseQuery(`red ${query} phone`)).toMatchObject({ words: 'red phone', price });
  }
});

it.each([
  'phone 16',
  'under',
  'under a tree',
  'thunder 600',
  '16 GB',
  '600x',
  'rs',
  'under 5kg',
  '4kg',
])('reads no price in %s', (query) => {
  expect(parseQuery(query)).toEqual({ words: query });
});

it.each([
  'cheap phone',
  'CHEAPEST phone',
  'low price phone on a budget',
  'sasta phone',
  'सस्ता phone',
])('reads %s as phones, sorted by price unless the shopper has chosen another order', (query) => {
  expect(parseQuery(query).words).toBe('phone');
  expect(sortOf({ query, sort: '' })).toBe('price');
  expect(sortOf({ query, sort: '-price' })).toBe('-price');
  expect(sortOf({ query: 'phone', sort: '' })).toBe('');
});

const priced = [
  buildProduct({ title: 'Small phone', price: 590 }),
  buildProduct({ title: '5G phone', price: 999 }),
  buildProduct({ title: 'Book of 590 recipes', price: 499 }),
  buildProduct({ title: 'Ruler under 25 cm', price: 60 }),
  buildProduct({ title: 'Headphones', price: 1200 }),
  buildProduct({ title: 'Budget planner', price: 700 }),
];

it.each([
  ['an upper limit', 'under 590', ['Book of 590 recipes', 'Ruler under 25 cm']],
  ['a word and an upper limit', 'phones under 700', ['Small phone']],
  [
    'a word for low prices, and not by a part of a word',
    'cheap phone',
    ['Small phone', '5G phone'],
  ],
  [
    'a word for low prices, and a part of a word if there is nothing else',
    'cheap hone',
    ['Small phone', '5G phone', 'Headphones'],
  ],
  ['a word for low prices and a typo', 'cheap ruller', ['Ruler under 25 cm']],
  ['a word for low prices and an upper limit', 'cheap phone under 700', ['Small phone']],
  ['a word for low prices alone', 'cheapest', priced.map(({ title }) => title)],
  ['a word for low prices that a product is called by', 'budget', ['Budget planner']],
  ['such a word and others', 'planner budget', ['Budget planner']],
  ['such a word that no phone is called by', 'budget phone', ['Small phone', '5G phone']],
  ['a range', '550 to 1000', ['Small phone', '5G phone', 'Budget planner']],
  [
    'a price, as what costs about that, the closest first',
    '₹550',
    ['Small phone', 'Book of 590 recipes'],
  ],
  ['a word and about a price', 'phone around 600', ['Small phone']],
  ['a word and a number that only a price can be', 'phone 600', ['Small phone']],
  ['thousands', 'phone 1k', ['5G phone']],
  ['praise and a limit', 'best under 500', ['Book of 590 recipes', 'Ruler under 25 cm']],
  ['praise alone', 'best', priced.map(({ title }) => title)],
  ['nothing but signs', '???', []],
  ['a number, as a word first and then as a price', '590', ['Book of 590 recipes', 'Small phone']],
  ['what only looks like a price', 'ruler under 25 cm', ['Ruler under 25 cm']],
  ['a price that no product has', 'phone ₹700', []],
  ['a number in another script', '५९०', ['Book of 590 recipes', 'Small phone']],
  ['a grouped number', '१,२००', ['Headphones']],
])('finds by %s', (_by, query, titles) => {
  const prices = priced.map(({ price }) => price);
  const found = findProducts(buildSearchIndex(priced), prices, query);
  expect(found.map((place) => priced[place]?.title)).toEqual(titles);
});

const mentioning = [
  buildProduct({
    title: 'Laptop',
    keywords: ['computer'],
    details: { text: '', facts: { Ports: '1 HDMI, headphones' } },
  }),
  buildProduct({ title: 'Phone', keywords: ['mobile'] }),
  buildProduct({ title: 'Watch', details: { text: '', facts: { 'Works with': 'any phone' } } }),
];

it.each([
  ['is called that', 'phone', ['Phone'], ['Watch']],
  ['has it as a keyword', 'mobile', ['Phone'], []],
  ['sounds like that', 'fone', ['Phone'], ['Watch']],
  ['has one of two words', 'laptop hdmi', ['Laptop'], []],
  ['only mentions it', 'headphones', [], ['Laptop']],
  ['resembles it', 'iphone', [], ['Phone', 'Watch']],
  ['lacks one letter of five', 'phne', [], ['Phone', 'Watch']],
  ['has so many', '1 hdmi', ['Laptop'], []],
  ['costs that', 'under 1000', ['Laptop', 'Phone', 'Watch'], []],
])('tells what %s from what is only related', (_how, query, called, related) => {
  const index = buildSearchIndex(mentioning);
  const found = findProducts(index, [990, 590, 690], query);
  const isCalled = findCalled(index, query, found);
  const titlesOf = (places: readonly number[]) => places.map((place) => mentioning[place]?.title);
  expect(titlesOf(isCalled)).toEqual(called);
  expect(titlesOf(found.filter((place) => !isCalled.includes(place)))).toEqual(related);
});

it.each([
  ['the word that a part is of', 'Brass lamp', 'ras', ['Brass']],
  ['every word', 'Brass lamp, brass bowl', 'LAMP brass', ['Brass', 'lamp', 'brass']],
  ['another number', 'Phone and headphones', 'phones', ['Phone', 'headphones']],
  ['a unit', 'With 16 GB, 116 GB', '16gb', ['16\u00A0GB']],
  ['a misspelt word', 'A smartwatch', 'smertw', ['smartwatch']],
  ['a word as it sounds', 'Phone and headphones', 'fone', ['Phone']],
  ['a word in Hindi letters', 'Small phone', 'फोन', ['phone']],
  ['accents of its own', 'A cafe\u0301 here', 'cafe', ['cafe\u0301']],
  ['ligatures', 'Of ﬁne cloth', 'fin', ['ﬁne']],
  ['nothing of a keyword', 'Phone', 'mobile', []],
  ['a word for low prices', 'Budget planner', 'budget planner', ['Budget', 'planner']],
  ['letters whose form depends on their place', 'ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
])('marks %s', (_name, title, query, parts) => {
  const { container } = render(<p>{markTitle(title, query)}</p>);
  expect(container.textContent).toBe(unbroken(title));
  const marks = Array.from(container.querySelectorAll('mark'), ({ textContent }) => textContent);
  expect(marks).toEqual(parts);
});
