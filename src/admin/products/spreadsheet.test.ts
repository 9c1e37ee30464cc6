import { type Cards, withCards } from '../../catalogue/model/cards';
import { firstPriceList, offersOf, type PriceList } from '../../catalogue/model/priceList';
import type { Product } from '../../catalogue/model/product';
import { buildProduct } from '../../testing/buildProduct';
import { readCsv } from '../../testing/readCsv';
import { fileOf, readFile, readRows } from './spreadsheet';

const phone = buildProduct({
  id: '1236',
  title: '5G phone',
  price: 999,
  category: 'Phones',
  keywords: ['mobile'],
  details: { text: 'Fast.', facts: { Colour: 'blue', Ports: 'USB-C; audio' } },
});
const cap = buildProduct({
  id: 'cap',
  title: 'Cotton cap',
  price: 300,
  was: 400,
  category: 'Hats',
  variants: [
    { id: 'cap-s', name: 'Small' },
    { id: 'cap-l', name: 'Large', price: 350 },
  ],
});
const vase = buildProduct({ id: 'vase', title: 'Vase', price: 120, hidden: true });
const products: readonly Product[] = [phone, cap, vase];
const list: PriceList = firstPriceList({
  ...offersOf(products),
  '1236': { price: 949, soldOut: false, left: 3 },
});

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;
const read = (text: string, cards: Cards = {}, sold = products, today = list) =>
  readRows(readFile(bytesOf(text)), sold, today, cards);

it('has a row for each thing sold, with today’s price, and what variants share in each', () => {
  const [, ...rows] = readCsv(fileOf(products, list));
  expect(rows.map((cells) => cells.join('|'))).toEqual([
    '1236|||5G phone|949||3|no|no|Phones|Fast.|Colour: blue; Ports: USB-C; audio|mobile|yes',
    'cap-s|cap|Small|Cotton cap|300|400||no|no|Hats||||yes',
    'cap-l|cap|Large|Cotton cap|350|400||no|no|Hats||||yes',
    'vase|||Vase|120|||no|yes|||||yes',
  ]);
});

it.each([
  [
    'commas, quotes and a byte order mark',
    '\uFEFF"id","price","text"\r\n"1236","899","Fast; ""small"""\r\n',
  ],
  ['semicolons', 'ID;Price;Text\n1236;₹899;"Fast; ""small"""\n\n'],
  ['tabs', 'text\tprice\tid\r\nFast; "small"\t899.00\t1236'],
])('reads a file with %s', (_, file) => {
  expect(read(file)).toEqual({
    cards: {
      1236: { id: '1236', details: { text: 'Fast; "small"', facts: phone.details?.facts } },
    },
    offers: { 1236: { price: 899, soldOut: false, left: 3 } },
    counts: { added: 0, changed: 1, unchanged: 0 },
    changes: ['5G phone: text: “Fast.” → “Fast; "small"”', '5G phone: ₹949 → ₹899'],
    doubts: [],
    problems: [],
  });
});

it('saves only what differs, on top of what was changed before, and leaves other products alone', () => {
  const { cards, offers, changes } = read(
    'id,title,left,sold out,facts,keywords,price before,category\n' +
      '1236,5G phone,,YES,Colour: red; Size: M,"mobile, 5g",1299,\n' +
      'cap-s,Cotton cap,0,no,,,400,Hats\n',
    { 1236: { id: '1236', image: 'picture:a' } },
  );
  expect(cards).toEqual({
    1236: {
      id: '1236',
      image: 'picture:a',
      keywords: ['mobile', '5g'],
      was: 1299,
      category: '',
      details: { text: 'Fast.', facts: { Colour: 'red', Size: 'M' } },
    },
  });
  expect(offers).toEqual({
    '1236': { price: 949, soldOut: true, left: undefined },
    'cap-s': { price: 300, soldOut: false, left: 0 },
  });
  expect(changes).toEqual([
    '5G phone: price before: empty → ₹1299; category: “Phones” → empty; facts: “Colour: blue; Ports: USB-C; audio” → “Colour: red; Size: M”; keywords: “mobile” → “mobile, 5g”',
    '5G phone: left: 3 → not counted; sold out: no → yes',
    'Cotton cap, Small: left: not counted → 0',
  ]);
});

it('changes what variants share in any of their rows, and adds a variant', () => {
  const { cards, offers, problems } = read(
    'id,variant of,variant,title,price,category\n' +
      'cap-s,cap,Small,Cotton cap,300,Hats\n' +
      'cap-l,cap,Large,Cotton hat,350,\n' +
      ',cap,Extra large,,380,Headwear\n',
  );
  expect(problems).toEqual([]);
  const [added = ''] = Object.keys(offers);
  expect(added).toMatch(/^[0-9a-z]{8}-4$/);
  expect(offers).toEqual({ [added]: { price: 380, soldOut: false, left: undefined } });
  expect(cards).toEqual({
    cap: {
      id: 'cap',
      title: 'Cotton hat',
      category: 'Headwear',
      variants: [
        { id: 'cap-s', name: 'Small' },
        { id: 'cap-l', name: 'Large', price: 350 },
        { id: added, name: 'Extra large', price: 380 },
      ],
    },
  });
});

it('adds products hidden, because they have no photograph yet, and twice the same if it is imported again', () => {
  const file = readFile(
    bytesOf(
      'id,variant of,variant,title,price,left,facts\n' +
        ',,,Brass pot,"₹1,250",4,Metal: brass\n' +
        ',tray,Round,Tray,80,,\n' +
        ',tray,Square,,90,,\n',
    ),
  );
  const { cards, offers, counts, changes } = readRows(file, products, list, {});
  expect(readRows(file, products, list, {}).cards).toEqual(cards);
  const [pot, tray] = Object.values(cards);
  expect(pot).toEqual({
    id: pot?.id,
    title: 'Brass pot',
    image: '',
    price: 1250,
    hidden: true,
    addedAt: 2,
    details: { facts: { Metal: 'brass' } },
  });
  expect(tray).toMatchObject({
    title: 'Tray',
    price: 80,
    hidden: true,
    variants: [
      { id: `${tray?.id}-3`, name: 'Round' },
      { name: 'Square', price: 90 },
    ],
  });
  expect(offers).toEqual({});
  expect(counts).toEqual({ added: 2, changed: 0, unchanged: 0 });
  expect(changes).toEqual([
    'Brass pot: new, ₹1250',
    'Tray, Round: new, ₹80',
    'Tray, Square: new, ₹90',
  ]);
  expect(withCards(products, cards).slice(3)).toMatchObject([
    { title: 'Brass pot', hidden: true },
    { title: 'Tray', hidden: true },
  ]);
});

it('hides a product, and shows one again at the price in its row', () => {
  const hidden = read('id,hidden\ncap-s,yes\n');
  expect(hidden.cards).toEqual({ cap: { id: 'cap', hidden: true } });
  expect(hidden.offers).toEqual({ 'cap-s': undefined, 'cap-l': undefined });
  const shown = read('id,hidden,price,left\nvase,no,150,2\n');
  expect(shown.cards).toEqual({ vase: { id: 'vase', hidden: false } });
  expect(shown.offers).toEqual({ vase: { price: 150, soldOut: false, left: 2 } });
  const stays = read('id,price,left\nvase,150,2\n');
  expect(stays.cards).toEqual({ vase: { id: 'vase', price: 150 } });
  expect(stays.offers).toEqual({});
  expect(stays.changes).toEqual(['Vase: ₹120 → ₹150']);
});

it('shows only what the file changes, not what another device has changed since the products were read', () => {
  const { cards, changes } = read('id,price before\n1236,1299\n', {
    1236: { id: '1236', title: 'Phone' },
  });
  expect(cards).toEqual({ 1236: { id: '1236', title: 'Phone', was: 1299 } });
  expect(changes).toEqual(['Phone: price before: empty → ₹1299']);
});

it('asks about prices that look like typos', () => {
  expect(read('id,price\n1236,899\ncap-s,3000\n').doubts).toEqual([
    'Cotton cap, Small: ₹300 → ₹3000 is an unusual change.',
  ]);
});

it.each([
  ['id,price\n\n1236,"12,5o"\n', 'Row 3: price “12,5o”. Enter whole rupees, such as 99.'],
  ['id;price\n1236;12,50\n', 'Row 2: price “12,50”. Enter whole rupees, such as 99.'],
  ['id,price\n1236,\n', 'Row 2: price is empty. Enter whole rupees, such as 99.'],
  ['id,price\n1236,99\n1236,98\n', /^Row 3: id “1236”\. .*another row has it/],
  ['id,price\ncap,99\n', /^Row 2: id “cap”\. Nothing is sold under this id/],
  ['id,variant of,variant\n1236,cap,Blue\n', /^Row 2: variant of “cap”\./],
  ['title,variant of,variant,price\n,1236,Blue,99\n', /^Row 2: variant of “1236”\./],
  ['title,price,variant\nPot,20,Blue\n', /^Row 2: variant of is empty\./],
  ['title,price\n,20\n', 'Row 2: title is empty. Enter a title.'],
  [`title,price\n${'a'.repeat(201)},20\n`, /^Row 2: title “a{40}…”\./],
  ['id,variant\ncap-s,Large\n', /^Row 2: variant “Large”\. Another one has this name/],
  ['id,price before\n1236,949\n', /^Row 2: price before “949”\. Enter whole rupees, more than/],
  ['id,left\n1236,few\n', 'Row 2: left “few”. Enter a whole number, such as 4, or leave it empty.'],
  ['id,hidden\ncap-s,no\ncap-l,maybe\n', 'Row 3: hidden “maybe”. Write yes or no.'],
  ['id,sold out\n1236,maybe\n', 'Row 2: sold out “maybe”. Write yes or no.'],
  ['id,facts\n1236,blue\n', /^Row 2: facts “blue”\. Write each name once, such as Colour: blue/],
  [
    'id,category\ncap-s,Caps\ncap-l,Headwear\n',
    'Rows 2, 3 are one product, but have different values in category: “Caps”, “Headwear”.',
  ],
  ['id,price\n1236,"99\n', 'Row 2: a quotation mark is missing.'],
  ['name,cost\nPot,20\n', /^The first row has to name the columns: id, title, price/],
])('says by its row what is wrong, and how to mend it: %j', (file, problem) => {
  expect(read(file).problems).toEqual([
    problem instanceof RegExp ? expect.stringMatching(problem) : problem,
  ]);
});

it('shows no product without a photograph', () => {
  const bare = [buildProduct({ id: 'pot', image: '', hidden: true })];
  expect(read('id,hidden\npot,no\n', {}, bare).problems).toEqual([
    'Row 2: hidden “no”. Add a photograph.',
  ]);
});

it('names the columns that it ignores, and what isn’t CSV', () => {
  expect(readFile(bytesOf('id,Rating,price,\n')).ignored).toEqual(['rating']);
  expect(readFile(Uint8Array.of(0xff, 0xfe, 0x69, 0).buffer).problems).toEqual([
    'This file isn’t CSV in UTF-8. Save it again as “CSV UTF-8”, and choose that one.',
  ]);
});
