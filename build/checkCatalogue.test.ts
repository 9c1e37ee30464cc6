import { shop } from '#shop/config';
import { products } from '#shop/products';
import type { Product } from '../src/catalogue/model/product';
import { checkCatalogue, describeMissingLabels, doubtfulPrices } from './checkCatalogue';

const lamp = { id: 'lamp', title: 'Clay lamp', image: '/lamp-960.webp', price: 40, rating: 4 };
const of = (...entries: unknown[]) => checkCatalogue(entries);
const file = 'shop/products.ts:';

const facts = { Height: '12 cm', 'Made with': 'clay' };
it.each([
  { id: 'constructor', price: 1, rating: 0, reviews: 0 },
  { rating: undefined, was: 41, soldOut: true, hidden: true, keywords: [] },
  {
    rating: 5,
    reviews: 128,
    was: 41,
    contents: { amount: 100, unit: 'g' },
    taxCode: '940550',
    keywords: ['lantern', 'night light'],
    category: 'Lamps',
    variants: [
      { id: 'lamp-m', name: 'Medium' },
      { id: 'lamp-s', name: 'Small', price: 30, was: 35, contents: { amount: 0.5, unit: 'm' } },
      { id: 'lamp-l', name: 'Large', soldOut: false },
    ],
  },
  { details: { text: 'Burns all night.', facts } },
  { details: { facts }, pictures: ['/back.webp', '/side.webp'] },
  {
    pictures: ['/large.webp'],
    variants: [
      { id: 'lamp-s', name: 'Small', image: lamp.image },
      { id: 'lamp-l', name: 'Large', image: '/large.webp' },
    ],
  },
  {
    details: {
      weight: 450,
      size: { length: 30, width: 20, height: 5.5 },
      variantWeights: { 'lamp-l': 900 },
    },
    variants: [
      { id: 'lamp-s', name: 'Small' },
      { id: 'lamp-l', name: 'Large' },
    ],
  },
  { details: { netQuantity: '2 pieces', warranty: '1 year', maker: 'Asha Rao', origin: 'India' } },
])('accepts a product with %j, like those of this shop', (more) => {
  expect(of({ ...lamp, ...more }, ...products)).toEqual([]);
});

const details = "such as { text: 'Made by hand.', facts: { Colour: 'blue' } }, or leave it out.";
const factsAdvice = "names and texts, such as { Colour: 'blue' }, or leave it out.";
const contents =
  "an amount above 0, with three digits after its point at most, and a unit of g, kg, ml, l, cm, m, m², such as { amount: 100, unit: 'g' }, or leave it out.";
const taxCode = "an HSN code of 4, 6 or 8 digits in quotes, such as '3305', or leave it out.";
const former = 'the price before, above the price now: a whole number, or leave it out.';
const variants =
  "a list, such as [{ id: 'cap-small', name: 'Small' }, { id: 'cap-large', name: 'Large' }], or leave it out.";
const pictures =
  'a list, such as [lampFromBehind], each the import of a photograph in pictures/, or leave it out.';
it.each([
  [{ price: 99.5 }, 'the price 99.5; write a whole number without quotes, at least 1, such as 99.'],
  [{ price: 0 }, 'the price 0; write a whole number without quotes, at least 1, such as 99.'],
  [
    { price: '₹ 499' },
    "the price '₹ 499'; write a whole number without quotes, at least 1, such as 99.",
  ],
  [{ price: undefined }, 'no price; write a whole number without quotes, at least 1, such as 99.'],
  [{ rating: 6 }, 'the rating 6; write whole stars, 0 to 5, or leave it out.'],
  [{ reviews: -1 }, 'the reviews -1; write how many there are, such as 128, or leave it out.'],
  [{ was: 40 }, `the was 40; write ${former}`],
  [{ was: 49.5 }, `the was 49.5; write ${former}`],
  [{ contents: '100 g' }, `the contents '100 g'; write ${contents}`],
  [
    { details: { weight: 0.5 } },
    'the details weight 0.5; write whole grams, such as 450, or leave it out.',
  ],
  [
    { details: { size: { length: 30, width: 20 } } },
    'the details size { length: 30, width: 20 }; write centimetres, with one digit after the point at most, such as { length: 30, width: 20, height: 5.5 }, or leave it out.',
  ],
  [
    { details: { variantWeights: { 'lamp-l': 900 } } },
    "the weight of a variant 'lamp-l'; write the id of one of its variants.",
  ],
  [
    { contents: { amount: 0, unit: 'g' } },
    `the contents { amount: 0, unit: 'g' }; write ${contents}`,
  ],
  [
    { contents: { amount: 9, unit: 'lb' } },
    `the contents { amount: 9, unit: 'lb' }; write ${contents}`,
  ],
  [{ taxCode: 940550 }, `the taxCode 940550; write ${taxCode}`],
  [{ taxCode: '94055' }, `the taxCode '94055'; write ${taxCode}`],
  [{ contents: null }, `the contents null; write ${contents}`],
  [{ soldOut: 'yes' }, "the soldOut 'yes'; write true or false, or leave it out."],
  [{ image: '' }, "the image ''; write the import of a photograph in pictures/."],
  [
    { keywords: 'mobile' },
    "the keywords 'mobile'; write a list of texts, such as ['mobile', 'handset'], or leave it out.",
  ],
  [{ details: {} }, `the details {}; write ${details}`],
  [{ details: { facts: { Wicks: 2 } } }, `the details facts { Wicks: 2 }; write ${factsAdvice}`],
  [
    { details: { netQuantity: 2 } },
    "the details netQuantity 2; write how much a package contains, such as '250 g', or leave it out.",
  ],
  [
    { details: { origin: 'India\nand Nepal' } },
    "the details origin 'India\\nand Nepal'; write the country that it was made in, such as 'India', or leave it out.",
  ],
  [
    { details: { captions: ['the base', 2] } },
    "the details captions [ 'the base', 2 ]; write what each picture after the first shows, such as ['the keyboard', 'the back'], or leave it out.",
  ],
  [{ pictures: [] }, `the pictures []; write ${pictures}`],
  [{ pictures: ['/back.webp', ''] }, `the pictures [ '/back.webp', '' ]; write ${pictures}`],
  [
    { category: 'Lamps\nand oil' },
    "the category 'Lamps\\nand oil'; write the name of a category, in one line, such as 'Phones', or leave it out.",
  ],
  [{ variants: 'S, M' }, `the variants 'S, M'; write ${variants}`],
])('rejects %p, and says what to write', (wrong, what) => {
  expect(of({ ...lamp, ...wrong })).toEqual([`${file} product lamp ("Clay lamp") has ${what}`]);
});

it('names every wrong value of every product, and cuts long titles', () => {
  const title = '5G phone, triple camera, 256 GB, midnight blue, with a case of cork';
  const wrong = of({ ...lamp, title, price: 0.5, rating: 9 }, { id: 'jug' });
  expect(wrong.map((message) => /product (.*?);/.exec(message)?.[1])).toEqual([
    'lamp ("5G phone, triple camera, 256 GB…") has the price 0.5',
    'lamp ("5G phone, triple camera, 256 GB…") has the rating 9',
    ...['title', 'image', 'price'].map((name) => `jug has no ${name}`),
  ]);
});

it('names a product by its number if its id is reserved, used twice, or not a text', () => {
  const variants = [{ id: 'jug', name: 'Small' }];
  const ids = [12, 'lamp', 'la\nmp', 'jug', '__proto__'];
  const wrong = of({ ...lamp, variants }, ...ids.map((id) => ({ ...lamp, id })));
  const advice = (number: number) =>
    `write a text that no other product or variant has, in one line, such as '${number}'.`;
  const named = (number: number) => `${file} product number ${number} ("Clay lamp") has`;
  expect(wrong).toEqual([
    `${named(2)} the id 12; ${advice(2)}`,
    `${named(3)} the id 'lamp'; ${advice(3)}`,
    `${named(4)} the id 'la\\nmp'; ${advice(4)}`,
    `${named(5)} the id 'jug'; ${advice(5)}`,
    `${named(6)} the id '__proto__'; write one that doesn't begin and end with two underscores, such as '6'.`,
  ]);
});

it('names every wrong value of every variant', () => {
  const variants = [
    { id: 'lamp-s', name: 'Small', price: 9.5, was: 9, contents: { unit: 'g' }, soldOut: 'yes' },
    { id: 'jug', name: 'Small', image: '/jug.webp' },
    { id: 'lamp' },
    'Large',
  ];
  const wrong = of({ ...lamp, id: 'jug', title: 'Clay jug' }, { ...lamp, variants });
  const id = (place: number) =>
    `a text that no other product or variant has, in one line, such as 'lamp-${place}'.`;
  const name = "a text that no other variant of it has, in one line, such as 'Large'.";
  const named = `${file} product lamp ("Clay lamp") has variant`;
  expect(wrong).toEqual([
    `${named} lamp-s with the price 9.5; write a whole number without quotes, at least 1, such as 99, or leave it out.`,
    `${named} lamp-s with the was 9; write ${former}`,
    `${named} lamp-s with the contents { unit: 'g' }; write ${contents}`,
    `${named} lamp-s with the soldOut 'yes'; write true or false, or leave it out.`,
    `${named} number 2 with the id 'jug'; write ${id(2)}`,
    `${named} number 2 with the name 'Small'; write ${name}`,
    `${named} number 2 with the image '/jug.webp'; write a photograph that the product has as its image or among its pictures, or leave it out.`,
    `${named} number 3 with the id 'lamp'; write ${id(3)}`,
    `${named} number 3 with no name; write ${name}`,
    `${named} number 4 with no id; write ${id(4)}`,
    `${named} number 4 with no name; write ${name}`,
  ]);
});

it('rejects a product whose page would have the address of another one', () => {
  expect(of({ ...lamp, id: 'A.1' }, { ...lamp, id: 'a-1' }, { ...lamp, id: '1' })).toEqual([
    `${file} product a-1 ("Clay lamp") has the same address as product A.1, products/clay-lamp-a-1/; give it another id.`,
  ]);
});

const unseen = (example: string) =>
  `one without spaces and invisible characters, such as '${example}'`;
it.each([
  ['blue towel', unseen('blue-towel')],
  [' lamp', unseen('lamp')],
  ['lamp ', unseen('lamp')],
  ['blue\u00a0\u2003towel', unseen('blue-towel')],
  ['lamp\u200b2', unseen('lamp-2')],
  ['lamp\u202e2', unseen('lamp-2')],
  ['lamp\ud800', "a text that no other product or variant has, in one line, such as '2'"],
  ['..', "one with a letter or a digit, such as 'lamp'"],
  ['-/-', "one with a letter or a digit, such as 'lamp'"],
  ['l'.repeat(61), '60 characters or fewer'],
  ['JUG', "one that differs from 'jug' in more than capitals, such as '2'"],
  ['ｊｕｇ', "one that differs from 'jug' in more than capitals, such as '2'"],
])('rejects the id %j, and says what to write', (id, advice) => {
  const [found, ...others] = of({ ...lamp, id: 'jug', title: 'Jug' }, { ...lamp, id });
  expect(others).toEqual([]);
  expect(found).toMatch(/^shop\/products\.ts: product number 2 \("Clay lamp"\) has the id '/);
  expect(found?.endsWith(`; write ${advice}.`)).toBe(true);
  const [variant] = of({ ...lamp, id: 'jug', variants: [{ id, name: 'Small' }] });
  expect(variant).toContain('has variant number 1 with the id');
});

it('rejects a product whose page would have too long a name for a folder', () => {
  const long = { ...lamp, title: 'दीपक'.repeat(20), id: 'दीपक'.repeat(15) };
  expect(of(long, { ...long, id: 'दीपक' })).toEqual([
    expect.stringMatching(/has an address that is too long for its page; give it a shorter id\.$/),
  ]);
});

it('accepts ids in any script, with the punctuation that codes use', () => {
  const ids = ['चाय', 'क्\u200dष', 'SKU-00.1_b', 'a:b', 'o’clock:7', 'm²', 'l'.repeat(60)];
  expect(of(...ids.map((id) => ({ ...lamp, id })))).toEqual([]);
});

it('accepts every id that a product from the desk already has', () => {
  const ids = ['blue towel', 'JUG', 'jug2', 'Jug2', 'l'.repeat(80)];
  expect(
    checkCatalogue(
      ids.map((id, place) => ({ ...lamp, id, title: `Lamp ${place}` })),
      'shop/cards',
    ),
  ).toEqual([]);
});

it('reports a catalogue that isn’t a list, or has an empty entry', () => {
  expect(checkCatalogue(undefined)).toEqual([
    `${file} there is no list named products; export one.`,
  ]);
  expect(of(undefined)[0]).toContain('product number 1 has no id; write a text');
});

it('rejects a title with half a surrogate pair, which no link can contain', () => {
  const [problem] = checkCatalogue([{ ...products[0], title: 'Lamp \ud83e' }]);
  expect(problem).toMatch(/the title .Lamp \\ud83e.; write what it is/);
});

it('rejects a product’s or variant’s price that the payment service can’t charge', () => {
  const variants = [{ id: 'lamp-s', name: 'Small', price: 1235 }];
  const entry = { ...lamp, price: 1230, was: 1235, variants };
  expect(checkCatalogue([entry])).toEqual([]);
  const advice =
    'write a whole number without quotes, at least 1, such as 990, and a multiple of 10, which the payment service takes';
  expect(checkCatalogue([{ ...entry, price: 1234 }], undefined, 10)).toEqual([
    `${file} product lamp ("Clay lamp") has the price 1234; ${advice}.`,
    `${file} product lamp ("Clay lamp") has variant lamp-s with the price 1235; ${advice}, or leave it out.`,
  ]);
});

it('doesn’t warn of a price of a few rupees in a shop that sells in whole rupees', () => {
  expect(shop.market.digits).toBe(0);
  expect(doubtfulPrices([{ ...lamp, price: 8 }])).toEqual([]);
});

describe('a text in the catalogue', () => {
  it.each([
    [{ title: 't'.repeat(500) }, 'write 200 characters or fewer, which now are 500.'],
    [{ title: 'Lamp, <b>new</b>' }, 'write it without <b>, which shoppers would read as it is.'],
    [{ category: 'Lamps &amp; oil' }, 'write it without &amp;,'],
    [{ category: 'c'.repeat(101) }, 'write 100 characters or fewer'],
    [{ keywords: ['lamp', '<i>oil</i>'] }, "has the keyword '<i>oil</i>'; write it without <i>,"],
    [{ details: { text: 'Burns<br/>all night.' } }, 'write it without <br/>,'],
    [{ details: { text: 'Burns **all** night.' } }, 'write it without **all**,'],
    [
      { details: { text: '[More](https://a.example)' } },
      'write it without [More](https://a.example),',
    ],
    [
      { details: { text: 't'.repeat(5001) } },
      'write 5000 characters or fewer, which now are 5001.',
    ],
    [
      { details: { facts: { Colour: '<p>red' } } },
      "has the fact Colour '<p>red'; write it without <p>,",
    ],
    [
      { details: { facts: { '<b>': 'red' } } },
      "has the name of a fact '<b>'; write it without <b>,",
    ],
    [{ details: { captions: ['the <em>base'] } }, 'write it without <em>,'],
    [
      { variants: [{ id: 'lamp-s', name: '<b>S</b>' }] },
      "has the variant '<b>S</b>'; write it without <b>,",
    ],
  ])('is rejected with advice: %j', (text, advice) => {
    const wrong = of({ ...lamp, ...text });
    expect(wrong).toEqual([expect.stringContaining(advice)]);
    // A message has room for the start of a long text.
    expect(wrong[0]?.length).toBeLessThan(500);
  });

  it('may have angle brackets that aren’t markup, and anything if it was written at the desk', () => {
    expect(of({ ...lamp, title: 'I <3 R&D, 5 < 6 > 4, 5 ** 2' })).toEqual([]);
    expect(checkCatalogue([{ ...lamp, title: '<b>Lamp</b>' }], 'shop/cards')).toEqual([]);
  });
});

describe('what the label law of the market asks for', () => {
  const label = { netQuantity: '1 lamp', maker: 'Asha Rao, 1 Market Road', origin: 'India' };

  it('is named in one line, by product and field, without hidden products', () => {
    const many = Array.from({ length: 6 }, (_, place) => ({ ...lamp, id: `lamp-${place}` }));
    expect(
      describeMissingLabels([
        { ...lamp, details: { ...label, origin: undefined } },
        { ...lamp, id: 'jug', details: label },
        { ...lamp, id: 'old', hidden: true },
      ] as Product[]),
    ).toBe(
      'For packaged goods, rule 6 of the Legal Metrology (Packaged Commodities) Rules, 2011 asks for more than these ' +
        'products say: lamp (origin). Write it into their details, or at the desk.',
    );
    expect(describeMissingLabels(many)).toContain(
      'lamp-0 (netQuantity, maker, origin), lamp-1 (netQuantity, maker, origin), ',
    );
    expect(describeMissingLabels(many)).toContain(', 1 more. ');
  });

  it('is nothing if all products say it, or their contents and those of each size', () => {
    const contents = { amount: 250, unit: 'g' } as const;
    const { maker, origin } = label;
    expect(
      describeMissingLabels([
        { ...lamp, details: label },
        { ...lamp, contents, details: { maker, origin } },
        { ...lamp, variants: [{ id: 's', name: 'S', contents }], details: { maker, origin } },
        ...products,
      ]),
    ).toBeUndefined();
  });
});
