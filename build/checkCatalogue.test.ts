import { checkCatalogue } from './checkCatalogue';
import { products } from '../src/features/catalogue/products';

const lamp = { id: 'lamp', title: 'Clay lamp', image: '/lamp-960.webp', price: 40, rating: 4 };
const of = (...entries: unknown[]) => checkCatalogue(entries);
const file = 'src/features/catalogue/products.ts:';

const facts = { Height: '12 cm', 'Made with': 'clay' };
it.each([
  { price: 0, rating: 0 },
  { rating: 5, keywords: ['lantern', 'night light'] },
  { keywords: [], details: { text: 'Burns all night.', facts } },
  { details: { facts }, pictures: ['/back.webp', '/side.webp'] },
])('takes a product with %j, as it does those of this shop', (more) => {
  expect(of({ ...lamp, ...more }, ...products)).toEqual([]);
});

const such = "such as { text: 'Made by hand.', facts: { Colour: 'blue' } }";
const pictures = 'wrong pictures; write a list of them, such as [lampFromBehind], or leave it out.';
it.each([
  [{ price: 99.5 }, 'the price 99.5; prices are whole rupees, such as 99.'],
  [{ price: -20 }, 'the price -20; prices are whole rupees, such as 20.'],
  [{ price: '₹ 499' }, "the price '₹ 499'; prices are whole rupees, such as 99."],
  [{ price: undefined }, 'no price; prices are whole rupees, such as 99.'],
  [{ rating: 6 }, 'the rating 6; ratings are whole stars, 0 to 5.'],
  [{ rating: '5' }, "the rating '5'; ratings are whole stars, 0 to 5."],
  [{ image: '' }, 'an empty image; import a photograph from pictures/.'],
  [{ keywords: 'mobile' }, "wrong keywords; write a list of texts, such as ['mobile', 'handset']."],
  [{ details: 'Burns all night.' }, `wrong details; write them ${such}.`],
  [{ details: {} }, `empty details; write them ${such}, or leave them out.`],
  [{ details: { text: ' ' } }, 'details with a wrong text; write a sentence, or leave it out.'],
  [
    { details: { facts: {} } },
    "details with wrong facts; write names and values, such as { Colour: 'blue' }.",
  ],
  [
    { details: { facts: { Wicks: 2 } } },
    "details with a wrong fact 'Wicks'; write its value as a text.",
  ],
  [{ pictures: [] }, pictures],
  [
    { pictures: ['/back.webp', ''] },
    'a wrong picture, number 2 of pictures; import a photograph from pictures/.',
  ],
])('refuses %p, and says what to write', (wrong, sentence) => {
  expect(of({ ...lamp, ...wrong })).toEqual([`${file} product lamp ("Clay lamp") has ${sentence}`]);
});

it.each([
  [{ ...lamp, title: '  ' }, 'product lamp has an empty title; say what it is.'],
  [{ ...lamp, title: 7 }, 'product lamp has the title 7; say what it is.'],
  [
    { ...lamp, id: 12 },
    'product number 2 ("Clay lamp") has the id 12; give it a text of its own, such as \'2\'.',
  ],
  [undefined, 'product number 2 is empty; fill it in or take it out.'],
])('names %p by what is known of it', (entry, sentence) => {
  expect(of({ ...lamp, id: 'other' }, entry)).toEqual([`${file} ${sentence}`]);
});

it('refuses an id of two lines, or that another product has', () => {
  const lantern = { ...lamp, title: 'Paper lantern' };
  expect(of(lamp, { ...lamp, id: 'la\nmp' }, lantern)).toEqual([
    expect.stringContaining('has a line break in its id; write the id in one line.'),
    `${file} product number 3 ("Paper lantern") has the id 'lamp', as number 1 has; ` +
      'give each product an id of its own.',
  ]);
});

it('names every wrong value of every product at once, in their order, long titles cut', () => {
  const title = '5G phone, triple camera, 256 GB, midnight blue, with a case of cork';
  const sentences = of({ ...lamp, title, price: 0.5, rating: 9 }, { id: 'jug' });
  expect(sentences.map((sentence) => /product (.*? has \w+ \w+)/.exec(sentence)?.[1])).toEqual([
    'lamp ("5G phone, triple camera, 256 GB…") has the price',
    'lamp ("5G phone, triple camera, 256 GB…") has the rating',
    ...['title', 'image', 'price', 'rating'].map((name) => `jug has no ${name}`),
  ]);
});

it('says so when there is no list at all', () => {
  expect(checkCatalogue(undefined)).toEqual([
    `${file} there is no list named products; export one.`,
  ]);
});
