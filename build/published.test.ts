import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { storedImage, withCards } from '../src/catalogue/model/cards';
import { firstPriceList, type Offer, offersOf } from '../src/catalogue/model/priceList';
import type { Product } from '../src/catalogue/model/product';
import { toFields } from '../src/firebase/priceDocument';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import { checkCatalogue } from './checkCatalogue';
import { readPublished, usableCards, withPublishedPrices } from './published';
import { resolveBuildVariables } from './variables';

jest.mock('./checkCatalogue', () => {
  const actual = jest.requireActual<typeof import('./checkCatalogue')>('./checkCatalogue');
  return { ...actual, checkCatalogue: jest.fn(actual.checkCatalogue) };
});

const variables = resolveBuildVariables({});
const inFolder = temporaryFolder();
/** Answers with these fields, or statuses. @returns the addresses that are requested */
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

it('writes today’s prices, and what is sold out or left, into the catalogue', () => {
  const offer = (price: number, left?: number, soldOut = false): Offer => ({
    price,
    soldOut,
    left,
  });
  const list = firstPriceList({ '1': offer(45, 3), '2': offer(20), '3l': offer(35, 0) });
  const built = withPublishedPrices(products, list);
  expect(built).toEqual([
    { ...products[0], price: 45, soldOut: false, left: 3, inFiles: { price: 40 } },
    { ...products[1], soldOut: false, inFiles: { price: 20, soldOut: true } },
    {
      ...products[2],
      variants: [
        { id: '3s', name: 'Small', price: 30, soldOut: true, inFiles: { price: 30 } },
        { id: '3l', name: 'Large', price: 35, soldOut: true, left: 0, inFiles: { price: 35 } },
      ],
    },
  ]);
  // The merchant's desk compares the list with the files.
  expect(offersOf(built)).toEqual(offersOf(products));
  expect(withPublishedPrices(products, firstPriceList(offersOf(products)))).toEqual(products);
});

const builtAt = (cards: number) => ({
  revision: { integerValue: '7' },
  cards: { integerValue: `${cards}` },
});
const read = () => readPublished(variables, inFolder('stored'));

it('reads them from the shop’s database, or from the emulator that is named', async () => {
  const asked = serve({ 'shop/prices': builtAt(0) });
  expect(await read()).toMatchObject({ list: { revision: 7 }, revision: 7, cards: {} });
  jest.replaceProperty(process, 'env', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' });
  await read();
  expect(asked.map((address) => new URL(address).origin)).toEqual([
    ...['https://firestore.googleapis.com', 'http://127.0.0.1:8080'],
  ]);
});

it('finds none before the first publication, and says what it means if there is no answer', async () => {
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
    expect(cards).not.toHaveProperty('odd');
    expect([...pictures.keys()].sort()).toEqual([imageOf(bell), imageOf(side)].sort());
    expect(readFileSync(pictures.get(imageOf(bell)) ?? '')).toEqual(bell);
    expect(asked).toHaveLength(4);
    expect(await read()).toEqual({ ...(await read()), pictures });
    expect(asked.slice(4).filter((address) => address.includes('pictures/'))).toEqual([]);
    // A build was interrupted while it wrote the file.
    writeFileSync(pictures.get(imageOf(bell)) ?? '', bell.subarray(100));
    await read();
    expect(readFileSync(pictures.get(imageOf(bell)) ?? '')).toEqual(bell);
  });

  it('isn’t left out of the site because it can’t be read: nothing is built', async () => {
    const bell = await photograph(960);
    const documents = {
      'shop/prices': builtAt(7),
      'shop/cards': cardsOf({ bell: { image: imageOf(bell) } }),
    };
    const picture = `pictures/${hashOf(bell)}`;
    for (const missing of [
      ...[{ 'shop/cards': 403 }, { 'shop/cards': 404 }, { [picture]: 429 }, {}],
      { [picture]: pictureOf(await photograph(480)) },
    ]) {
      serve({ ...documents, ...missing });
      expect((await read()).error?.message).toMatch(
        /couldn’t be read \(Error: .*\)\. The site isn’t built/,
      );
    }
  });

  it('is left out by itself if it can’t be shown, and doesn’t keep the shop from being built', async () => {
    const text = Buffer.from('<html>');
    const small = await photograph(200);
    serve({
      'shop/prices': builtAt(7),
      'shop/cards': cardsOf({ a: { image: imageOf(text) }, b: { image: imageOf(small) } }),
      [`pictures/${hashOf(text)}`]: pictureOf(text),
      [`pictures/${hashOf(small)}`]: pictureOf(small),
    });
    expect(await read()).toMatchObject({ revision: 7, pictures: new Map() });
    const { usable, leftOut } = usableCards(
      [{ ...lamp, was: 60 }],
      {
        lamp: { id: 'lamp', image: imageOf(text), was: 30, title: 'Brass lamp' },
        bell: { id: 'bell', title: 'Bell', image: 'stored', price: 9.5, addedAt: 2 },
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
      },
      new Map([['stored', '/stored.webp']]),
    );
    expect(Object.keys(usable)).toEqual(['lamp', 'jug', 'cup']);
    const rated = { ...lamp, rating: 0 };
    expect(withCards([rated], usable)[0]).toEqual({ ...rated, title: 'Brass lamp', was: 30 });
    expect(leftOut).toEqual([
      expect.stringMatching(
        /^shop\/cards: product lamp has a picture that can’t be shown, picture:0/,
      ),
      'shop/cards: product bell ("Bell") has the price 9.5; write whole rupees without quotes, such as 99.',
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

  it('costs what it costs at the desk: nobody is asked about its price', () => {
    const [bell] = withPublishedPrices(
      [{ ...lamp, id: 'bell' }],
      firstPriceList({ bell: { price: 12, soldOut: false, left: undefined } }),
      ['bell'],
    );
    expect(bell).toEqual({ ...lamp, id: 'bell', price: 12, soldOut: false });
  });
});
