import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { storedImage, withCards } from '../src/catalogue/model/cards';
import { firstPriceList, type Offer, offersOf } from '../src/catalogue/model/priceList';
import type { Product } from '../src/catalogue/model/product';
import { toFields } from '../src/firebase/priceDocument';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import { checkCatalogue } from './checkCatalogue';
import pictureLoader from './pictureLoader.cjs';
import { outdatedPrices, readPublished, usableCards, withPublishedPrices } from './published';
import { resolveBuildVariables } from './variables';

jest.mock('./checkCatalogue', () => {
  const actual = jest.requireActual<typeof import('./checkCatalogue')>('./checkCatalogue');
  return { ...actual, checkCatalogue: jest.fn(actual.checkCatalogue) };
});

const variables = resolveBuildVariables({});
const inFolder = temporaryFolder();
/** Mocks the database's answers: fields or statuses. @returns the requested addresses */
function serve(documents: Record<string, object | number>) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const address = request as string;
    asked.push(address);
    const fields = documents[/documents\/(.*)\?/.exec(address)?.[1] ?? ''] ?? 404;
    const isFound = typeof fields === 'object';
    return Promise.resolve(
      isFound ? Response.json({ fields }) : new Response('', { status: fields }),
    );
  });
  return asked;
}

const lamp: Product = { id: 'lamp', title: 'Lamp', image: '/lamp.webp', price: 40 };
const products: Product[] = [
  { id: '1', title: 'Lamp', image: '', price: 40 },
  { id: '2', title: 'Jug', image: '', price: 20, soldOut: true },
  {
    id: '3',
    title: 'Cap',
    image: '',
    price: 30,
    variants: [
      { id: '3s', name: 'Small' },
      { id: '3l', name: 'Large', price: 35 },
    ],
  },
];

it('writes today’s prices and stock into the catalogue', () => {
  const offer = (price: number, left?: number, soldOut = false): Offer => ({
    price,
    soldOut,
    left,
  });
  const list = firstPriceList({ '1': offer(45, 3), '2': offer(20), '3l': offer(35, 0) });
  const built = withPublishedPrices(products, list);
  expect(built).toEqual([
    { ...products[0], price: 45, soldOut: false, left: 3 },
    { ...products[1], soldOut: false },
    {
      ...products[2],
      variants: [
        { id: '3s', name: 'Small', soldOut: true, isNew: true },
        { id: '3l', name: 'Large', price: 35, soldOut: true, left: 0 },
      ],
    },
  ]);
  // The files give the first offer of a product that the list doesn't have yet.
  expect(offersOf(built)['3s']).toEqual(offer(30));
  expect(withPublishedPrices(products, firstPriceList(offersOf(products)))).toEqual(products);
});

it('warns of prices in the files that the shop has changed, and names the first five products', () => {
  const pots = Array.from({ length: 8 }, (_, index) => ({
    ...products[0],
    id: `pot-${index}`,
  })) as Product[];
  const list = firstPriceList({
    ...offersOf(pots),
    ...Object.fromEntries(
      pots.slice(1).map(({ id }) => [id, { price: 99, soldOut: false, left: undefined }]),
    ),
  });
  expect(outdatedPrices(pots, list, { 'pot-1': { id: 'pot-1', price: 99 } })).toEqual([
    ...[2, 3, 4, 5, 6].map(
      (index) =>
        `shop/products.ts says 40 for the product "pot-${index}", and your shop sells it at 99. Change its price under Products, at the desk.`,
    ),
    'More prices in shop/products.ts that your shop no longer sells at: 1.',
  ]);
  expect(outdatedPrices(products, firstPriceList(offersOf(products)), {})).toEqual([]);
});

const builtAt = (cards: number) => ({
  revision: { integerValue: '7' },
  cards: { integerValue: `${cards}` },
});
const read = () => readPublished(variables, inFolder('stored'));

it('reads the prices from the shop’s database, or from the emulator in the environment', async () => {
  const asked = serve({ 'shop/prices': builtAt(0) });
  expect(await read()).toMatchObject({ list: { revision: 7 }, revision: 7, cards: {} });
  jest.replaceProperty(process, 'env', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' });
  await read();
  // Two requests read the prices and the products from the desk.
  expect(asked.map((address) => new URL(address).origin)).toEqual([
    'https://firestore.googleapis.com',
    'https://firestore.googleapis.com',
    'http://127.0.0.1:8080',
    'http://127.0.0.1:8080',
  ]);
});

it('finds no prices before the first publication, and warns if the database doesn’t answer', async () => {
  serve({});
  expect(await read()).toMatchObject({ list: undefined, revision: 0 });
  serve({ 'shop/prices': 403 });
  const { warning, revision } = await read();
  expect(warning?.message).toContain('build again with a connection');
  expect(revision).toBeUndefined();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect((await read()).warning?.message).toContain('build again with a connection');
});

describe('what was added at the desk', () => {
  const photograph = (width: number) =>
    sharp({ create: { width, height: 360, channels: 3, background: 'red' } })
      .webp()
      .toBuffer();
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const imageOf = (bytes: Buffer) => storedImage('0'.repeat(64), hashOf(bytes));
  const pictureOf = (bytes: Buffer) => ({ bytes: { bytesValue: bytes.toString('base64') } });
  const cardsOf = (cards: Record<string, object | string>) => ({
    cards:
      toFields({
        cards: Object.fromEntries(
          Object.entries(cards).map(([id, card]) => [
            id,
            typeof card === 'string' ? card : JSON.stringify(card),
          ]),
        ),
      }).cards ?? {},
  });

  it('is read with its pictures, each of them once', async () => {
    const [bell, side] = [await photograph(960), await photograph(480)];
    const card = { title: 'Bell', price: 9, image: imageOf(bell), pictures: [imageOf(side)] };
    const asked = serve({
      'shop/prices': builtAt(7),
      'shop/cards': cardsOf({ bell: card, again: card, odd: 'no card', other: { pictures: 4 } }),
      [`pictures/${hashOf(bell)}`]: pictureOf(bell),
      [`pictures/${hashOf(side)}`]: pictureOf(side),
    });
    const { cards, pictures, error } = await read();
    expect(error).toBeUndefined();
    expect(cards.bell).toEqual({ id: 'bell', ...card });
    expect(cards.odd).toEqual({ id: 'odd', malformed: 'no card' });
    expect(cards.other).toEqual({ id: 'other', malformed: '{"pictures":4}' });
    expect([...pictures.keys()].sort()).toEqual([imageOf(bell), imageOf(side)].sort());
    expect(readFileSync(pictures.get(imageOf(bell)) ?? '')).toEqual(bell);
    expect(asked).toHaveLength(4);
    expect(await read()).toEqual({ ...(await read()), pictures });
    expect(asked.slice(4).filter((address) => address.includes('pictures/'))).toEqual([]);
    // The file is incomplete, as if a build was interrupted while writing it.
    writeFileSync(pictures.get(imageOf(bell)) ?? '', bell.subarray(100));
    await read();
    expect(readFileSync(pictures.get(imageOf(bell)) ?? '')).toEqual(bell);
  });

  it('fails the build if it can’t be read, instead of being left out', async () => {
    const bell = await photograph(960);
    const documents = {
      'shop/prices': builtAt(7),
      'shop/cards': cardsOf({ bell: { image: imageOf(bell) } }),
    };
    const picture = `pictures/${hashOf(bell)}`;
    for (const missing of [
      { 'shop/cards': 403 },
      { 'shop/cards': 404 },
      { [picture]: 429 },
      { [picture]: 500 },
    ]) {
      serve({ ...documents, ...missing });
      expect((await read()).error?.message).toMatch(
        /couldn’t be read \(Error: .*\)\. The site isn’t built/,
      );
    }
  });

  it('is built in even if somebody has removed its revision from the list of prices', async () => {
    const cards = cardsOf({ bell: { title: 'Bell', price: 9, image: '/bell.webp' } });
    for (const revision of [{ integerValue: '0' }, { stringValue: '7' }, {}]) {
      serve({ 'shop/prices': { ...builtAt(0), cards: revision }, 'shop/cards': cards });
      expect((await read()).cards).toMatchObject({ bell: { title: 'Bell' } });
    }
  });

  /** The addresses that the build gives these pictures: the loader decides what can be shown. */
  const addressesOf = async (pictures: ReadonlyMap<string, string>) => {
    const buildInfo = {};
    const load = async ([image, file]: [string, string]) => {
      const context = {
        getOptions: () => ({
          widths: [320, 480],
          effort: 0,
          isFramed: true,
          leastWidth: 320,
          isOptional: true,
        }),
        utils: { createHash },
        rootContext: inFolder(),
        resourcePath: file,
        emitFile: () => undefined,
        _compilation: { outputOptions: { hashFunction: 'sha256' } },
        _module: { buildInfo },
      };
      const code = await pictureLoader.call(context as never, readFileSync(file));
      return [image, /"(.*)"/.exec(code)?.[1] ?? ''] as const;
    };
    const addresses = new Map(await Promise.all(Array.from(pictures, load)));
    // An error would fail the whole build.
    expect(buildInfo).toEqual({});
    return addresses;
  };
  const noise = (width: number, height = 360) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });

  it.each<[what: string, bytes: () => Buffer | Promise<Buffer>]>([
    ['a page in its place', () => Buffer.from('<!doctype html><title>Not found</title>')],
    ['nothing', () => Buffer.of()],
    ['a JPEG that is cut', async () => (await noise(960).jpeg().toBuffer()).subarray(0, 20_000)],
    ['a WebP that is cut', async () => (await noise(960).webp().toBuffer()).subarray(0, 9000)],
    ['the head of a JPEG', async () => (await noise(960).jpeg().toBuffer()).subarray(0, 200)],
    ['one pixel', () => noise(1, 1).png().toBuffer()],
    ['too few pixels', () => noise(319, 240).jpeg().toBuffer()],
    [
      'a drawing of more pixels than memory has room for',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>'),
    ],
  ])(
    'is left out with a warning if its photograph is %s, and the rest is built',
    async (_, make) => {
      const [wrong, right] = [await make(), await photograph(480)];
      serve({
        'shop/prices': builtAt(7),
        'shop/cards': cardsOf({
          bell: { title: 'Bell', price: 9, addedAt: 2, image: imageOf(wrong) },
          bowl: {
            title: 'Bowl',
            price: 9,
            addedAt: 2,
            image: imageOf(wrong),
            pictures: [imageOf(right)],
          },
          jug: {
            title: 'Jug',
            price: 9,
            addedAt: 2,
            image: imageOf(right),
            pictures: [imageOf(wrong)],
          },
          lamp: { title: 'Brass lamp', image: imageOf(wrong) },
        }),
        [`pictures/${hashOf(wrong)}`]: pictureOf(wrong),
        [`pictures/${hashOf(right)}`]: pictureOf(right),
      });
      const { error, cards, pictures } = await read();
      expect(error).toBeUndefined();
      const addresses = await addressesOf(pictures);
      const { usable, leftOut, sentences } = usableCards([lamp], cards, addresses);
      const address = addresses.get(imageOf(right));
      expect(address).toMatch(/-480\.webp$/);
      expect(withCards([lamp], usable)).toEqual([
        { ...lamp, title: 'Brass lamp' },
        { id: 'bowl', title: 'Bowl', price: 9, image: address },
        { id: 'jug', title: 'Jug', price: 9, image: address },
      ]);
      expect(leftOut).toEqual([
        { id: 'bell', what: 'photograph' },
        { id: 'bell', what: 'missing' },
        { id: 'bowl', what: 'photograph' },
        { id: 'jug', what: 'photograph' },
        { id: 'lamp', what: 'photograph' },
      ]);
      expect(sentences[0]).toMatch(
        /^shop\/cards: product bell has a picture that can’t be shown, picture:0/,
      );
      expect(sentences[1]).toBe(
        'shop/cards: product bell ("Bell") lacks a title, a price or a photograph.',
      );
    },
  );

  it('shows a variant by its picture, or by the product’s if that one is gone', () => {
    const small = { id: 'lamp-s', name: 'Small' };
    const large = { id: 'lamp-l', name: 'Large' };
    const earlier = (name: string) => `/static/media/${name}.0123abcd-960.webp`;
    const now = '/static/media/large.456789ab-960.webp';
    const variants = [
      { ...small, image: earlier('small') },
      { ...large, image: earlier('large') },
    ];
    const addresses = new Map([
      [lamp.image, lamp.image],
      ['shop/pictures/large.jpg', now],
    ]);
    const { usable, leftOut } = usableCards([lamp], { lamp: { id: 'lamp', variants } }, addresses);
    expect(usable.lamp?.variants).toEqual([small, { ...large, image: now }]);
    expect(leftOut).toEqual([]);
  });

  it.each<[what: string, document: object | number]>([
    ['isn’t there', 404],
    ['has no bytes', {}],
    ['has text for its bytes', { bytes: { stringValue: 'picture' } }],
    ['has the bytes of another one', { bytes: { bytesValue: 'AAAA' } }],
  ])('is left out if its photograph’s document %s', async (_what, document) => {
    const bell = await photograph(480);
    serve({
      'shop/prices': builtAt(7),
      'shop/cards': cardsOf({
        bell: { title: 'Bell', price: 9, addedAt: 2, image: imageOf(bell) },
      }),
      [`pictures/${hashOf(bell)}`]: document,
    });
    const { error, cards, pictures } = await read();
    expect([error, [...pictures]]).toEqual([undefined, []]);
    const { usable, leftOut } = usableCards([lamp], cards, pictures);
    expect(usable).toEqual({});
    expect(leftOut).toContainEqual({ id: 'bell', what: 'missing' });
  });

  it('is built from a photograph of any shape', async () => {
    for (const [width, height] of [
      [20_000, 1],
      [20_000, 400],
      [1, 20_000],
      [320, 320],
    ] as const) {
      const bell = await noise(width, height).png().toBuffer();
      serve({
        'shop/prices': builtAt(7),
        'shop/cards': cardsOf({ bell: { image: imageOf(bell) } }),
        [`pictures/${hashOf(bell)}`]: pictureOf(bell),
      });
      const { pictures } = await read();
      expect((await addressesOf(pictures)).get(imageOf(bell))).toMatch(/\.webp$/);
    }
  });

  it('is left out alone if the build can’t use it, and the shop is built without it', () => {
    const bell = { title: 'Bell', image: 'stored', price: 9 };
    const { usable, leftOut, sentences } = usableCards(
      [{ ...lamp, was: 60 }],
      {
        lamp: { id: 'lamp', image: 'gone', was: 30, title: 'Brass lamp' },
        bell: { ...bell, id: 'bell', price: 9.5, addedAt: 2 },
        bowl: {
          id: 'bowl',
          title: 'Bowl',
          image: 'stored',
          price: 9,
          addedAt: 3,
          variants: [{ id: 'lamp', name: 'S' }],
        },
        jug: { id: 'jug', title: 'Jug', image: 'stored', price: 9, addedAt: 4 },
        cup: { id: 'cup', title: 'Cup', image: '', price: 9, hidden: true, addedAt: 5 },
        cap: { id: 'cap', title: 'Cap', image: 'stored', addedAt: 6 },
        odd: { id: 'odd', malformed: '{' },
        pot: { ...bell, id: 'pot', title: 'Pot', addedAt: 7, malformed: '{"rating":9}' },
        old: { id: 'old', title: 'No longer in the files' },
      },
      new Map([['stored', '/stored.webp']]),
    );
    expect(Object.keys(usable)).toEqual(['lamp', 'jug', 'cup', 'pot']);
    const rated = { ...lamp, rating: 0 };
    expect(withCards([rated], usable)[0]).toEqual({ ...rated, title: 'Brass lamp', was: 30 });
    expect(leftOut).toEqual([
      { id: 'lamp', what: 'photograph' },
      { id: 'cap', what: 'missing' },
      { id: 'odd', what: 'missing' },
      { id: 'pot', what: 'parts' },
      { id: 'bell', what: 'clash' },
      { id: 'bowl', what: 'clash' },
    ]);
    expect(sentences.slice(3)).toEqual([
      'shop/cards: product pot has parts that are malformed.',
      'shop/cards: product bell ("Bell") has the price 9.5; write a whole number without quotes, at least 1, such as 99.',
      expect.stringMatching(
        /^shop\/cards: product bowl \("Bowl"\) has variant number 1 with the id 'lamp'/,
      ),
    ]);
  });

  it('is checked quickly, however much there is', () => {
    const cards = Array.from({ length: 64 }, (_, place) => ({
      id: `bell-${place}`,
      title: 'Bell',
      image: 'stored',
      addedAt: 2,
      price: place === 9 ? 9.5 : 9,
    }));
    jest.mocked(checkCatalogue).mockClear();
    const { usable, leftOut } = usableCards(
      [lamp],
      Object.fromEntries(cards.map((card) => [card.id, card])),
      new Map([['stored', '/stored.webp']]),
    );
    expect(Object.keys(usable)).toHaveLength(63);
    expect(leftOut).toHaveLength(1);
    expect(jest.mocked(checkCatalogue).mock.calls.length).toBeLessThan(16);
  });

  it('shows photographs of the site’s files at their addresses in this build', () => {
    const addresses = new Map([['lamp.jpg', '/shop/static/media/lamp.22222222-960.webp']]);
    const before = ['lamp', 'gone'].map((name) => `/shop/static/media/${name}.11111111-2000.webp`);
    const { usable } = usableCards([lamp], { lamp: { id: 'lamp', pictures: before } }, addresses);
    expect(usable.lamp?.pictures).toEqual([addresses.get('lamp.jpg')]);
  });
});
