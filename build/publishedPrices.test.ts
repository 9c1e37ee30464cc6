import { firstPriceList, type Offer, offersOf } from '../src/catalogue/priceList';
import type { Product } from '../src/catalogue/product';
import { readPublishedPrices, withPublishedPrices } from './publishedPrices';
import { resolveBuildVariables } from './variables';

const variables = resolveBuildVariables({});
const answer = (reply: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(reply);

const products: Product[] = [
  { id: '1', title: 'Lamp', image: '', price: 40 },
  { id: '2', title: 'Jug', image: '', price: 20, soldOut: true },
  {
    ...{ id: '3', title: 'Cap', image: '', price: 30 },
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

it('reads them from the shop’s database, or from the emulator that is named', async () => {
  const fetching = answer(() =>
    Promise.resolve(Response.json({ fields: { revision: { integerValue: '7' } } })),
  );
  expect(await readPublishedPrices(variables)).toMatchObject({ revision: 7 });
  expect(fetching.mock.lastCall?.[0]).toMatch(/^https:\/\/firestore\.googleapis\.com\//);
  jest.replaceProperty(process, 'env', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' });
  await readPublishedPrices(variables);
  expect(fetching.mock.lastCall?.[0]).toMatch(/^http:\/\/127\.0\.0\.1:8080\//);
});

it('finds none before the first publication, and says what it means if there is no answer', async () => {
  answer(() => Promise.resolve(new Response('', { status: 404 })));
  expect(await readPublishedPrices(variables)).toBeUndefined();
  const message = 'build again with a connection';
  answer(() => Promise.resolve(new Response('', { status: 403 })));
  await expect(readPublishedPrices(variables)).rejects.toThrow(message);
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(readPublishedPrices(variables)).rejects.toThrow(message);
});
