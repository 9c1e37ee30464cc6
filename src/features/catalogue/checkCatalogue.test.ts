import { checkCatalogue } from './checkCatalogue';
import { products } from './products';

const lamp = { id: 'lamp', title: 'Clay lamp', image: '/lamp-960.webp', price: 40, rating: 4 };
const of = (...entries: unknown[]) => checkCatalogue(entries);
const named = (what: string) => [
  `src/features/catalogue/products.ts: product lamp ("Clay lamp") ${what}`,
];

it('has nothing to say about the catalogue of this shop', () => {
  expect(checkCatalogue(products)).toEqual([]);
});

it('has nothing to say about no products, a thing given away, and no stars', () => {
  expect(of()).toEqual([]);
  expect(of({ ...lamp, price: 0, rating: 0 })).toEqual([]);
  expect(of({ ...lamp, rating: 5 })).toEqual([]);
});

it('refuses an id of two lines', () => {
  expect(of({ ...lamp, id: 'la\nmp' })).toEqual([
    expect.stringContaining('has a line break in its id; write the id in one line.'),
  ]);
});

it.each([
  [99.5, 'the price 99.5; prices are whole rupees, such as 99.'],
  [-20, 'the price -20; prices are whole rupees, such as 20.'],
  ['499', "the price '499'; prices are whole rupees, such as 499."],
  ['₹ 499', "the price '₹ 499'; prices are whole rupees, such as 99."],
  ['', 'an empty price; prices are whole rupees, such as 99.'],
  [NaN, 'the price NaN; prices are whole rupees, such as 99.'],
  [Infinity, 'the price Infinity; prices are whole rupees, such as 99.'],
  [1e300, 'the price 1e+300; prices are whole rupees, such as 99.'],
  [undefined, 'no price; prices are whole rupees, such as 99.'],
  [null, 'no price; prices are whole rupees, such as 99.'],
  [{}, 'a wrong price; prices are whole rupees, such as 99.'],
])('refuses the price %p', (price, sentence) => {
  expect(of({ ...lamp, price })).toEqual(named(`has ${sentence}`));
});

it.each([
  [6, 'the rating 6'],
  [-1, 'the rating -1'],
  [4.5, 'the rating 4.5'],
  ['5', "the rating '5'"],
  [undefined, 'no rating'],
])('refuses the rating %p', (rating, what) => {
  expect(of({ ...lamp, rating })).toEqual(named(`has ${what}; ratings are whole stars, 0 to 5.`));
});

it.each([['mobile'], [['mobile', '']], [['mobile', 7]], [{}], [null]])(
  'refuses the keywords %p',
  (keywords) => {
    expect(of({ ...lamp, keywords })).toEqual(
      named("has wrong keywords; write a list of texts, such as ['mobile', 'handset']."),
    );
  },
);

it('has nothing to say about keywords, or about none', () => {
  expect(of({ ...lamp, keywords: ['lantern', 'night light'] })).toEqual([]);
  expect(of({ ...lamp, keywords: [] })).toEqual([]);
});

it.each([
  ['', 'an empty image'],
  [undefined, 'no image'],
])('refuses the picture %p', (image, what) => {
  expect(of({ ...lamp, image })).toEqual(named(`has ${what}; import a photograph from pictures/.`));
});

it.each([
  ['', 'an empty title'],
  ['  ', 'an empty title'],
  [undefined, 'no title'],
  [7, 'the title 7'],
])('refuses the title %p', (title, what) => {
  expect(of({ ...lamp, title })).toEqual([
    `src/features/catalogue/products.ts: product lamp has ${what}; say what it is.`,
  ]);
});

it.each([
  ['', 'an empty id'],
  [undefined, 'no id'],
  [12, 'the id 12'],
])('refuses the id %p, and names the product by its place', (id, what) => {
  expect(of(lamp, { ...lamp, id })).toEqual([
    `src/features/catalogue/products.ts: product number 2 ("Clay lamp") has ${what}; ` +
      "give it a text of its own, such as '2'.",
  ]);
});

it('has nothing to say about details, or a part of them, and more pictures', () => {
  const facts = { Height: '12 cm', 'Made with': 'clay' };
  expect(of({ ...lamp, details: { text: 'Burns all night.', facts } })).toEqual([]);
  expect(of({ ...lamp, details: { facts }, pictures: ['/back.webp', '/side.webp'] })).toEqual([]);
  expect(of({ ...lamp, details: { text: 'Burns all night.' } })).toEqual([]);
});

const example = "such as { text: 'Made by hand.', facts: { Colour: 'blue' } }";
it.each([
  ['Burns all night.', `wrong details; write them ${example}.`],
  [null, `wrong details; write them ${example}.`],
  [{}, `empty details; write them ${example}, or leave them out.`],
  [{ text: ' ' }, 'details with a wrong text; write a sentence, or leave it out.'],
  [
    { text: 'Lit.', facts: [] },
    "details with wrong facts; write names and values, such as { Colour: 'blue' }.",
  ],
  [{ facts: {} }, "details with wrong facts; write names and values, such as { Colour: 'blue' }."],
  [
    { facts: { Wicks: 2, Oil: 'sesame' } },
    "details with a wrong fact 'Wicks'; write its value as a text.",
  ],
  [{ facts: { '': 'clay' } }, "details with a wrong fact ''; write its value as a text."],
])('refuses the details %j', (details, sentence) => {
  expect(of({ ...lamp, details })).toEqual(named(`has ${sentence}`));
});

it.each([
  [
    '/back.webp',
    'wrong pictures; write a list of them, such as [lampFromBehind], or leave it out.',
  ],
  [[], 'wrong pictures; write a list of them, such as [lampFromBehind], or leave it out.'],
  [
    ['/back.webp', ''],
    'a wrong picture, number 2 of pictures; import a photograph from pictures/.',
  ],
])('refuses the pictures %j', (pictures, sentence) => {
  expect(of({ ...lamp, pictures })).toEqual(named(`has ${sentence}`));
});

it('refuses an id that another product has', () => {
  const lantern = { ...lamp, title: 'Paper lantern' };
  expect(of(lamp, { ...lamp, id: 'jug' }, lantern, lamp)).toEqual([
    'src/features/catalogue/products.ts: product number 3 ("Paper lantern") has the id \'lamp\', ' +
      'as number 1 has; give each product an id of its own.',
    'src/features/catalogue/products.ts: product number 4 ("Clay lamp") has the id \'lamp\', ' +
      'as number 1 has; give each product an id of its own.',
  ]);
});

it('names every wrong value of every product at once, in their order', () => {
  const sentences = of({ ...lamp, price: 1.5, rating: 9 }, { id: 'jug' }, lamp, {});
  expect(sentences.map((sentence) => /product (.*?)(?: \(|;)/.exec(sentence)?.[1])).toEqual([
    'lamp',
    'lamp',
    'jug has no title',
    'jug has no image',
    'jug has no price',
    'jug has no rating',
    'number 3',
    'number 4 has no id',
    'number 4 has no title',
    'number 4 has no image',
    'number 4 has no price',
    'number 4 has no rating',
  ]);
});

it('shortens a long title', () => {
  const title = '5G phone, triple camera, 256 GB, midnight blue, with a case of cork';
  expect(of({ ...lamp, title, price: 0.5 })[0]).toContain(
    'product lamp ("5G phone, triple camera, 256 GB…") has the price 0.5;',
  );
});

it.each([[undefined], [null], [7]])('names the place of an entry that is %p', (entry) => {
  expect(of(lamp, entry)).toEqual([
    'src/features/catalogue/products.ts: product number 2 is empty; fill it in or take it out.',
  ]);
});

it('says so when there is no list at all', () => {
  expect(checkCatalogue(undefined)).toEqual([
    'src/features/catalogue/products.ts: there is no list named products; export one.',
  ]);
});
