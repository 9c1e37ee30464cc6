import { type Cards, withCards } from '../../catalogue/model/cards';
import { firstPriceList, offersOf, type PriceList } from '../../catalogue/model/priceList';
import { type Product, variantsOf } from '../../catalogue/model/product';
import { buildProduct } from '../../testing/buildProduct';
import { readCsv } from '../../testing/readCsv';
import { isConverted } from '../papers/csv';
import { newId } from './productForm';
import { fileOf, readFile, readRows } from './spreadsheet';

const phone = buildProduct({
  id: '1236',
  title: '5G phone',
  price: 999,
  category: 'Phones',
  keywords: ['mobile'],
  details: {
    text: 'Fast.',
    facts: { Colour: 'blue', Ports: 'USB-C; audio' },
    weight: 450,
    size: { length: 16, width: 7.5, height: 1 },
  },
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
    '1236|||5G phone|949||||450|16 × 7.5 × 1|3|no|no|Phones|Fast.|Colour: blue; Ports: USB-C; audio|||||mobile|yes',
    'cap-s|cap|Small|Cotton cap|300|400||||||no|no|Hats||||||||yes',
    'cap-l|cap|Large|Cotton cap|350|400||||||no|no|Hats||||||||yes',
    'vase|||Vase|120|||||||no|yes|||||||||yes',
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
      1236: { id: '1236', details: { ...phone.details, text: 'Fast; "small"' } },
    },
    offers: { 1236: { price: 899, soldOut: false, left: 3 } },
    counts: { added: 0, changed: 1, unchanged: 0 },
    changes: ['5G phone: text: “Fast.” → “Fast; "small"”', '5G phone: ₹949 → ₹899'],
    doubts: [],
    problems: [],
  });
});

it('saves only what differs, on top of earlier changes, and leaves other products alone', () => {
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
      details: { ...phone.details, facts: { Colour: 'red', Size: 'M' } },
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

it('reads the weight of each variant, and the size of a product in any row', () => {
  const { cards, changes } = read('id,Weight (g),Size (cm)\ncap-s,90,30x20x5\ncap-l,"1,100",');
  expect(changes).toEqual([
    'Cotton cap: size (cm): empty → “30 × 20 × 5”',
    'Cotton cap, Small: weight (g): empty → “90”',
    'Cotton cap, Large: weight (g): empty → “1100”',
  ]);
  expect(cards.cap).toEqual({
    id: 'cap',
    details: {
      size: { length: 30, width: 20, height: 5 },
      variantWeights: { 'cap-s': 90, 'cap-l': 1100 },
    },
  });
  expect(read('id,weight (g),size (cm)\n1236,0.5,30 × 20').problems).toEqual([
    'Row 2: size (cm) “30 × 20”. Enter length, width and height in cm, such as 30 × 20 × 5, or leave it empty.',
    'Row 2: weight (g) “0.5”. Enter whole grams, such as 450, or leave it empty.',
  ]);
});

it('reads an HSN code in any row of a product, and rejects one of three digits', () => {
  const { cards, changes } = read('id,HSN code\n1236,8517 12');
  expect(changes).toEqual([expect.stringContaining('HSN code: empty → “851712”')]);
  expect(cards).toEqual({ 1236: { id: '1236', taxCode: '851712' } });
  const sold = withCards(products, cards);
  expect(read('id,HSN code\n1236,', cards, sold).cards).toEqual({
    1236: { id: '1236', taxCode: '' },
  });
  // A spreadsheet has taken 0902 for a number.
  expect(read('id,HSN code\n1236,902').problems).toEqual([
    'Row 2: HSN code “902”. Enter 4, 6 or 8 digits, such as 3305, or leave it empty.',
  ]);
});

it('changes what the label says, and leaves out what I empty', () => {
  const { cards, changes } = read(
    'id,net quantity,made or imported by,country of origin\n' +
      '1236,1 phone,"Asha Rao,\n1 Market Road",India\n',
  );
  expect(changes).toEqual([
    '5G phone: net quantity: empty → “1 phone”; made or imported by: empty → “Asha Rao, 1 Market Road”; country of origin: empty → “India”',
  ]);
  const { details } = cards['1236'] ?? {};
  expect(details).toEqual({
    ...phone.details,
    netQuantity: '1 phone',
    maker: 'Asha Rao, 1 Market Road',
    origin: 'India',
  });
  const sold = withCards(products, cards);
  const emptied = read('id,made or imported by,country of origin\n1236,,', cards, sold);
  expect(emptied.cards['1236']?.details).toEqual({ ...phone.details, netQuantity: '1 phone' });
});

it('keeps the pictures of sizes and colours, which no column has', () => {
  const scarf = buildProduct({
    id: 'scarf',
    pictures: ['/red-960.webp'],
    variants: [
      { id: 'scarf-r', name: 'Red', image: '/red-960.webp' },
      { id: 'scarf-b', name: 'Blue' },
    ],
  });
  const { cards } = read(
    'id,variant\nscarf-b,Indigo',
    {},
    [scarf],
    firstPriceList(offersOf([scarf])),
  );
  expect(cards.scarf?.variants).toEqual([
    { id: 'scarf-r', name: 'Red', image: '/red-960.webp' },
    { id: 'scarf-b', name: 'Indigo' },
  ]);
});

describe('what products contain', () => {
  const tea = buildProduct({
    id: 'tea',
    title: 'Tea',
    price: 90,
    contents: { amount: 250, unit: 'g' },
    variants: [
      { id: 'tea-s', name: 'Small' },
      { id: 'tea-l', name: 'Large', price: 300, contents: { amount: 1.5, unit: 'kg' } },
    ],
  });
  const readTea = (text: string) => read(text, {}, [tea], firstPriceList(offersOf([tea])));

  it('is in the row of each size, and can be changed there', () => {
    const [names = [], ...rows] = readCsv(fileOf([tea], list));
    expect(rows.map((cells) => cells[names.indexOf('contents')])).toEqual(['250 g', '1.5 kg']);
    expect(readTea('id,contents\ntea-s,250 g\ntea-l,1.5 kg').counts.unchanged).toBe(1);
    const { cards, changes } = readTea('id,contents\ntea-l,2 Kilos');
    expect(changes).toEqual(['Tea, Large: contents: “1.5 kg” → “2 kg”']);
    expect(cards.tea?.variants).toMatchObject([{}, { contents: { amount: 2, unit: 'kg' } }]);
  });

  it('is removed from a size whose cell I empty, and stays with the others', () => {
    const { cards, changes } = readTea('id,contents\ntea-s,');
    expect(changes).toEqual(['Tea, Small: contents: “250 g” → empty']);
    expect(cards).toEqual({ tea: { id: 'tea', contents: null } });
    const sold = withCards([tea], cards).flatMap(variantsOf);
    expect(sold.map(({ contents }) => contents)).toEqual([undefined, { amount: 1.5, unit: 'kg' }]);
  });

  it('is added to a product and removed again', () => {
    const { cards } = read('id,contents\n1236,200 gm');
    expect(cards).toEqual({ 1236: { id: '1236', contents: { amount: 200, unit: 'g' } } });
    const sold = withCards(products, cards);
    const removed = read('id,contents\n1236,', cards, sold);
    expect(removed.cards).toEqual({ 1236: { id: '1236', contents: null } });
    expect(withCards(products, removed.cards)[0]).not.toHaveProperty('contents');
  });

  it('is rejected without a unit that the shop knows', () => {
    expect(read('id,contents\n1236,5 miles').problems).toEqual([
      'Row 2: contents “5 miles”. Enter an amount and a unit, such as 100 g or 1.5 kg. The units are g, kg, ml, l, cm, m, m².',
    ]);
  });
});

it('adds products as hidden until they have a photograph, and only once if imported again', () => {
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

it('hides a product, and shows a hidden one at the price in its row', () => {
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

it('shows only the file’s changes, not another device’s since the products were read', () => {
  const { cards, changes } = read('id,price before\n1236,1299\n', {
    1236: { id: '1236', title: 'Phone' },
  });
  expect(cards).toEqual({ 1236: { id: '1236', title: 'Phone', was: 1299 } });
  expect(changes).toEqual(['Phone: price before: empty → ₹1299']);
});

it('reads the digits of any script: prices, counts, ids and yes or no', () => {
  const { offers, problems } = read(
    'id,price,left,sold out,price before\n१२३६,"₹१,०९९",४,०,१२९९\ncap-s,৩১০,४,1,\n',
  );
  expect(problems).toEqual([]);
  expect(offers).toEqual({
    '1236': { price: 1099, soldOut: false, left: 4 },
    'cap-s': { price: 310, soldOut: true, left: 4 },
  });
});

it('asks about prices that look like typos', () => {
  expect(read('id,price\n1236,899\ncap-s,3000\n').doubts).toEqual([
    'Cotton cap, Small: ₹300 → ₹3000 is an unusual change.',
  ]);
  const unusual = 'Vase: ₹120 → ₹1200 is an unusual change.';
  expect(read('id,price\nvase,1200\n').doubts).toEqual([unusual]);
  expect(read('id,price,hidden\nvase,1200,no\n').doubts).toEqual([unusual]);
  expect(read('id,price,sold out\ncap-l,3500,yes\n').doubts).toEqual([
    'Cotton cap, Large: ₹350 → ₹3500 is an unusual change.',
  ]);
  expect(read('id,price,left\n1236,899,7\ncap-l,360,\nvase,130,4\n').doubts).toEqual([]);
  expect(read('id,hidden\ncap-s,yes\n').doubts).toEqual([]);
});

it('asks about a count that orders have changed since the file was chosen', () => {
  const file = readFile(bytesOf('id,left\n1236,12\n'));
  const seen = { 1236: { price: 949, soldOut: false, left: 5 } };
  expect(readRows(file, products, list, {}, seen).doubts).toEqual([
    '5G phone: you typed 12 when 5 were left; now 3 are left.',
  ]);
});

it.each([
  ['id,price\n\n1236,"12,5o"\n', 'Row 3: price “12,5o”. Enter a whole number, such as 99.'],
  [
    'id;price\n1236;12,50\n',
    'Row 2: price “12,50”. Enter a whole number, such as 99. If you mean ₹1250, write 1250.',
  ],
  [
    'id;price\n1236;१,००\n',
    'Row 2: price “१,००”. Enter a whole number, such as 99. This may mean ₹1 or ₹100: write 1 or 100.',
  ],
  [
    'id;price before\n1236;€ 5\n',
    'Row 2: price before “€ 5”. Enter a price above today’s, or leave it empty. Prices are in ₹ here, not in €.',
  ],
  [
    'id;left\n1236;1.000\n',
    'Row 2: left “1.000”. Enter a whole number, such as 4, or leave it empty. If you mean 1000, write 1000.',
  ],
  ['id,price\n1236,\n', 'Row 2: price is empty. Enter a whole number, such as 99.'],
  ['id,price\n1236,99\n1236,98\n', /^Row 3: id “1236”\. .*another row has it/],
  ['id,price\ncap,99\n', /^Row 2: id “cap”\. Nothing is sold under this id/],
  ['id,variant of,variant\n1236,cap,Blue\n', /^Row 2: variant of “cap”\./],
  ['title,variant of,variant,price\n,1236,Blue,99\n', /^Row 2: variant of “1236”\./],
  ['title,price,variant\nPot,20,Blue\n', /^Row 2: variant of is empty\./],
  ['title,price\n,20\n', 'Row 2: title is empty. Enter a title.'],
  [`title,price\n${'a'.repeat(201)},20\n`, /^Row 2: title “a{40}…”\./],
  ['id,variant\ncap-s,Large\n', /^Row 2: variant “Large”\. Another one has this name/],
  ['id,price before\n1236,949\n', /^Row 2: price before “949”\. Enter a price above today’s/],
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
])('names the row with a mistake, and says how to mend it: %j', (file, problem) => {
  expect(read(file).problems).toEqual([
    problem instanceof RegExp ? expect.stringMatching(problem) : problem,
  ]);
});

it.each([
  ['id,left,price\n1236,1,949\ncap-s,1,200,700\n', 'Row 3 has 4 cells', '3 columns'],
  ['id,price,left\n1236,1,200,\n', 'Row 2 has 4 cells', '3 columns'],
  ['id,left,price\n1236,1\n', 'Row 2 has 2 cells', '3 columns'],
  ['id;price\n1236;1;200\n', 'Row 2 has 3 cells', '2 columns'],
  ['id,price\n1236\n', 'Row 2 has one cell', '2 columns'],
  ['id\n1236,99\n', 'Row 2 has 2 cells', 'one column'],
  ['\n\nid,text\n\n1236,Fast, small\n', 'Row 5 has 3 cells', '2 columns'],
  ['sep=,\nid,text\n1236,"Fast,\nsmall"\ncap-s\n', 'Row 3 has one cell', '2 columns'],
])('rejects a row that doesn’t fit the first one, and names its number: %j', (file, row, names) => {
  expect(read(file).problems).toEqual([
    expect.stringMatching(`^${row}, but the first row names ${names}\\. Give each column its cell`),
  ]);
});

it.each([
  'sep=;\nid;price\n1236;899\n',
  '\uFEFFsep=;\r\nid;price\r\n1236;899\r\n',
  'SEP=|\nid|price\n1236|899\n',
  '"sep=;"\nid;price\n1236;899\n',
  'sep=\t\nid\tprice\n1236\t899\n',
  'sep=;\nid,price\n1236,899\n',
  '\n\n;;\nid;price;\n1236;899;\n',
  '\uFEFF\r\n,,\r\n"ID","Price",""\r\n1236,899,\r\n',
  'id|price\n1236|899\n',
  '" Id ";" PRICE "\n1236;899\n',
  '"notes, mine; or hers";ID;Price\nx;1236;899\n',
  'id;Price;"a,b,c,d,e"\n1236;899;\n',
])('finds the header and the separator of its cells: %j', (file) => {
  const { offers, problems } = read(file);
  expect(problems).toEqual([]);
  expect(offers).toEqual({ 1236: { price: 899, soldOut: false, left: 3 } });
});

it.each(['Sold Out', 'sold_out', 'SoldOut', '  sold   out ', 'Sold-out', '\u200Bsold out'])(
  'recognises a column however its name is written: %j',
  (name) => {
    expect(read(`id,${name}\n1236,yes\n`).offers).toMatchObject({ 1236: { soldOut: true } });
  },
);

it('rejects two columns of the same name', () => {
  expect(read('id,price,Price\n1236,899,799\n').problems).toEqual([
    'Two columns are called price. Delete one of them.',
  ]);
});

it('recognises no columns but its own', () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
  const file = `id,${names.join()}\n1236,${names.join()}\n`;
  expect(readFile(bytesOf(file)).ignored).toEqual(names.map((name) => name.toLowerCase()));
  expect(read(file)).toMatchObject({ changes: [], problems: [] });
  expect(read('constructor\n1\n').problems).toEqual([expect.stringMatching(/^The first row/)]);
});

it.each([
  ['00123456', '123456'],
  ['00123456', '1.23E+05'],
  ['00123456', '1,23E+05'],
  ['123456e2', '1.23E+07'],
  ['123456e2', '12345600'],
  ['12345678901234567890', '1.23456789012346E+019'],
  ['1.10', '1.1'],
  ['1-2', '01-Feb'],
  ['1-2', '2026-02-01'],
  ['12/05', '05.12.2026'],
  ['mar5', '5-Mar'],
  ['true', 'TRUE'],
  ['12:30', '12:30:00'],
])('says how a spreadsheet has changed the id %s: %s', (id, cell) => {
  const sold = [
    buildProduct({ id, price: 110 }),
    buildProduct({ id: `tee ${id}`, variants: [{ id: 'x', name: 'S' }] }),
  ];
  const [problem, ...others] = read(`id,price\n"${cell}",99\n`, {}, sold).problems;
  expect(others).toEqual([]);
  expect(problem).toBe(
    `Row 2: id “${cell}”. A spreadsheet has made this of “${id.slice(0, 40)}”. Write it as text, such as '${id} with the apostrophe, or export your products again.`,
  );
  const asParent = read(`variant of,variant,title,price\n"${cell}",L,Tee,99\n`, {}, sold);
  expect(asParent.problems).toEqual([expect.stringMatching(/A spreadsheet has made this of/)]);
  expect(read(`id,price\n'${id},99\n`, {}, sold).problems).toEqual([]);
});

it('survives being opened and saved in a spreadsheet', () => {
  const odd = buildProduct({
    id: '00123456',
    title: '007',
    category: '1-2',
    keywords: ['1e5'],
    variants: [
      { id: '123456e2', name: '1/2' },
      { id: 'mar5', name: '10:30' },
    ],
  });
  const sold = [odd];
  const today = firstPriceList(offersOf(sold));
  const cells = readCsv(fileOf(sold, today)).slice(1);
  expect(cells.map(([id, variantOf, variant, title]) => [id, variantOf, variant, title])).toEqual([
    ["'123456e2", "'00123456", "'1/2", "'007"],
    ["'mar5", "'00123456", "'10:30", "'007"],
  ]);
  expect(read(fileOf(sold, today), {}, sold, today)).toMatchObject({
    problems: [],
    counts: { added: 0, changed: 0, unchanged: 1 },
  });
});

it.each([
  ['a right-to-left override', '\u202E'],
  ['an isolate', '\u2066'],
  ['a zero-width space', '\u200B'],
  ['a soft hyphen', '\u00AD'],
  ['a control character', '\u0007'],
  ['an Arabic letter mark', '\u061C'],
  ['a tag', '\u{E0041}'],
])('rejects a text with %s, and shows it without that', (_, character) => {
  const hint =
    'It has invisible characters, which can hide or reorder what is read. Type it again.';
  for (const column of ['title', 'text', 'keywords', 'category']) {
    expect(read(`id,${column}\n1236,Phone${character}gpj\n`).problems).toEqual([
      `Row 2: ${column} “Phonegpj”. ${hint}`,
    ]);
  }
  expect(read(`id,price\n12${character}36,99\n`).problems).toEqual([expect.stringContaining(hint)]);
});

it('accepts the joiners that Indic scripts need, and characters a product already has', () => {
  expect(read('id,title\n1236,क्\u200Dष\n').problems).toEqual([]);
  const sold = [buildProduct({ id: 'pot', title: 'Pot\u202E', price: 20 })];
  const { problems, changes } = read('id,title,price\npot,Pot\u202E,30\n', {}, sold);
  expect(problems).toEqual([]);
  expect(changes).toEqual(['Pot: ₹20 → ₹30']);
});

it.each(['0', '00', '₹0', '0.00', ' 0 '])('rejects the price %j', (price) => {
  const hint = 'Enter a price of at least ₹1.';
  expect(read(`id,price\n1236,${price}\n`).problems).toEqual([
    `Row 2: price “${price.trim()}”. ${hint}`,
  ]);
  expect(read(`title,price\nPot,${price}\n`).problems).toEqual([expect.stringContaining(hint)]);
  expect(read(`id,price\ncap-s,${price}\n`).problems).toEqual([expect.stringContaining(hint)]);
});

it('creates ids that no spreadsheet takes for a number or a date', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  const isUsable = (id: string) =>
    /^[a-z]\d[0-9a-z]{6}$/.test(id) && !isConverted(id) && !isConverted(`${id}-12`);
  expect(ids.filter((id) => !isUsable(id))).toEqual([]);
});

it('shows no product without a photograph', () => {
  const bare = [buildProduct({ id: 'pot', image: '', hidden: true })];
  expect(read('id,hidden\npot,no\n', {}, bare).problems).toEqual([
    'Row 2: hidden “no”. Add a photograph.',
  ]);
});

it('names the columns that it ignores, and rejects a file that isn’t CSV', () => {
  expect(readFile(bytesOf('id,Rating,price,\n')).ignored).toEqual(['rating']);
  expect(readFile(Uint8Array.of(0xff, 0xfe, 0x69, 0).buffer).problems).toEqual([
    'This file isn’t CSV in UTF-8. Save it again as “CSV UTF-8”, and choose that one.',
  ]);
});

describe('a size that a spreadsheet may have turned into a date', () => {
  const frock = (size: string) => `variant of,variant,title,price\nf,${size},Frock,500\n`;

  it.each([
    ['06-Aug', '“6-8” or “8-6”'],
    ['6 Aug', '“6-8” or “8-6”'],
    ['06. Aug', '“6-8” or “8-6”'],
    ['06-Aug-24', '“6-8” or “8-6”'],
    ['Oct-12', '“10-12” or “12-10”'],
    ['12. Okt', '“12-10” or “10-12”'],
    ['01-Feb', '“1-2” or “2-1”'],
    ['04. Mrz', '“4-3” or “3-4”'],
    ['6-अगस्त', '“6-8” or “8-6”'],
    ['Jun-38', '“6-38” or “38-6”'],
    ['8/6/2024', '“8-6” or “6-8”'],
    ['06.08.2024', '“6-8” or “8-6”'],
    ['2024-08-06', '“6-8” or “8-6”'],
    ['2024-08-06 00:00:00', '“6-8” or “8-6”'],
    ['45145', '“7-8” or “8-7”'],
    ['01:02:00', '“1:2”'],
    ['02-Feb', '“2-2”'],
    ['#NAME?', 'something else'],
    ['#REF!', 'something else'],
    ['1.23E+12', 'something else'],
  ])('asks about %s, which may have been %s', (size, was) => {
    const { doubts, problems, counts } = read(frock(size));
    expect(problems).toEqual([]);
    expect(counts.added).toBe(1);
    expect(doubts).toEqual([
      expect.stringContaining(
        `Row 2: variant “${size}”. A spreadsheet may have made this of ${was}. If so,`,
      ),
    ]);
  });

  it.each([
    '6-8',
    '8/10',
    '1/2',
    'M',
    '42',
    'Large',
    '6-8 years',
    'Maroon',
    'May',
    '12345678',
    '#1',
  ])('doesn’t ask about %s', (size) => {
    expect(read(frock(size)).doubts).toEqual([]);
  });

  it('asks once, also in other columns, and not about values that the shop already has', () => {
    const dated = { ...cap, variants: [{ id: 'cap-s', name: '06-Aug' }] };
    const rows = fileOf([dated], list);
    expect(read(rows, {}, [dated]).doubts).toEqual([]);
    const file = 'variant of,variant,title,price\nf,S,12-Oct,500\nf,M,12-Oct,500\n';
    expect(read(file).doubts).toEqual([expect.stringMatching(/^Row 2: title “12-Oct”\. /)]);
  });
});

describe('an imported text that shoppers couldn’t read', () => {
  it.each([
    ['title', 'Lamp &amp; oil', 'Delete the HTML or Markdown'],
    ['title', 't'.repeat(201), 'Shorten this to 200 characters'],
    ['category', '<i>Lamps</i>', 'Delete the HTML or Markdown'],
    ['category', 'c'.repeat(101), 'Shorten this to 100 characters'],
    ['text', '<p>Burns <b>all</b> night.</p>', 'Delete the HTML or Markdown'],
    ['text', 'Burns **all** night.', 'Delete the HTML or Markdown'],
    ['text', 't'.repeat(5001), 'Shorten this to 5,000 characters'],
    ['facts', 'Colour: <b>red</b>', 'Delete the HTML or Markdown'],
    ['facts', `Colour: ${'v'.repeat(501)}`, 'Shorten this to 500 characters'],
    ['keywords', 'lamp, <b>oil</b>', 'Delete the HTML or Markdown'],
  ])('rejects a %s with the text “%s”', (column, cell, advice) => {
    expect(
      read(`id,${column}\n1236,${cell.includes(',') ? `"${cell}"` : cell}\n`).problems,
    ).toEqual([expect.stringContaining(advice)]);
  });

  it.each(['I <3 lamps', 'R&D; Q&A', 'size < 5 & > 3', '5 * 3 ** 2', '[new] lamp', 'a<b'])(
    'accepts %s',
    (cell) => {
      expect(read(`id,text\n1236,${cell}\n`).problems).toEqual([]);
    },
  );
});

describe('a file that another shop has exported', () => {
  const shopify = (rows: string) =>
    `Handle,Title,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\n${rows}`;
  const known = shopify(
    '1236,5G phone,,,899.00,shopify,2\ncap,Cotton cap,Small,cap-s,310.00,,\ncap,,Large,cap-l,350.00,,\n',
  );

  it('changes prices and stock of the products that have its ids, and nothing that it leaves empty', () => {
    expect(read(known)).toMatchObject({
      offers: { 1236: { price: 899, left: 2 }, 'cap-s': { price: 310 } },
      counts: { added: 0, changed: 2, unchanged: 0 },
      changes: [
        '5G phone: ₹949 → ₹899; left: 3 → 2',
        'Cotton cap: price before: ₹400 → empty',
        'Cotton cap, Small: ₹300 → ₹310',
      ],
      problems: [],
    });
  });

  it('adds the others, hidden, under ids that the next import finds again', () => {
    const file = shopify('mug,Mug,Red,MUG-R,90.00,,\nmug,,Blue,MUG-B,95.00,,\n');
    const { cards, counts, problems } = read(file);
    expect({ counts, problems }).toEqual({
      counts: { added: 1, changed: 0, unchanged: 0 },
      problems: [],
    });
    expect(cards.mug).toMatchObject({
      title: 'Mug',
      hidden: true,
      variants: [
        { id: 'MUG-R', name: 'Red' },
        { id: 'MUG-B', name: 'Blue' },
      ],
    });
    const after = withCards(products, cards);
    expect(read(file, cards, after).counts).toEqual({ added: 0, changed: 0, unchanged: 1 });
  });

  it('says what it is, and which rows are left out', () => {
    const { remarks, problems } = readFile(bytesOf(shopify('mug,Mug,,,,,\n')));
    expect(problems).toEqual([]);
    expect(remarks).toEqual([
      'This is an export of Shopify. Its texts, prices and stock are read, but not its pictures.',
      'Row 2: left out, because it has no price.',
    ]);
  });
});
