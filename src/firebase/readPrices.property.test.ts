import * as fc from 'fast-check';
import { withPublishedPrices } from '../../build/published';
import {
  canBeOrdered,
  changePrices,
  firstPriceList,
  type Offer,
  offerOf,
  offersOf,
  type PriceList,
} from '../catalogue/model/priceList';
import { withCurrentPrice } from '../catalogue/model/prices';
import { type Product, variantsOf } from '../catalogue/model/product';
import { buildProduct } from '../testing/buildProduct';
import { holds } from '../testing/properties';
import { priceDocumentOf, toFields } from './priceDocument';
import { readNews } from './readPrices';

const ids = ['lamp', 'a:b', '__proto', 'constructor', 'cap-s', 'cap-l'];
const products: readonly Product[] = [
  ...['lamp', 'a:b', '__proto', 'constructor'].map((id) => buildProduct({ id })),
  buildProduct({
    id: 'cap',
    variants: [
      { id: 'cap-s', name: 'Small' },
      { id: 'cap-l', name: 'Large', price: 350, soldOut: true },
    ],
  }),
];

const offer: fc.Arbitrary<Offer> = fc.record({
  price: fc.integer({ min: 1, max: 4 }),
  soldOut: fc.boolean(),
  left: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
});
/** A change, sometimes of so many other products that the news gets too long. */
const change = fc.record({
  offers: fc.dictionary(fc.constantFrom(...ids), fc.option(offer, { nil: undefined })),
  others: fc.constantFrom(0, 0, 0, 150),
  isBuilt: fc.boolean(),
});

/** Stores this list in the database. */
function publish(list: PriceList | undefined) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((_url, options) => {
    const fields = list && toFields(priceDocumentOf(list));
    const { mask } = JSON.parse(options?.body as string) as { mask?: { fieldPaths: string[] } };
    const some = Object.entries(fields ?? {}).filter(
      ([name]) => !mask || mask.fieldPaths.includes(name),
    );
    return Promise.resolve(
      Response.json([fields ? { found: { fields: Object.fromEntries(some) } } : { missing: '' }]),
    );
  });
}

const asOffered = ({ price, soldOut = false, left }: Product) => ({ price, soldOut, left });

holds(
  'a page shows each product’s offer of today, whenever it was built',
  1000,
  [fc.array(change, { maxLength: 8 })],
  async (changes) => {
    let list = firstPriceList(offersOf(products));
    const builds = new Map([[0, products]]);
    let builtAt = 0;
    for (const { offers, others, isBuilt } of changes) {
      const more = Array.from({ length: others }, (_, index): [string, Offer] => [
        `${list.revision} ${index}`,
        { price: 1, soldOut: false, left: undefined },
      ]);
      const all = { ...offers, ...Object.fromEntries(more) };
      list = changePrices(list, { offers: all }, builtAt);
      if (!isBuilt) continue;
      builtAt = list.revision;
      builds.set(builtAt, withPublishedPrices(products, list));
    }
    publish(list);
    for (const [revision, built] of [...builds, [undefined, products] as const]) {
      const current = (await readNews(revision))?.prices;
      for (const product of built.flatMap(variantsOf)) {
        const shown = current ? withCurrentPrice(current, product) : product;
        const today = offerOf(list, product);
        const soldOut = !canBeOrdered(today);
        // Pages show neither price nor count of a sold-out product.
        const expected = soldOut ? { soldOut } : { ...today, soldOut };
        expect(asOffered(shown)).toMatchObject(expected);
        expect(shown.left).toBe(today.left);
      }
    }
  },
);

it('keeps the build’s prices until the first publication', async () => {
  publish(undefined);
  expect((await readNews(0))?.prices).toBeUndefined();
  publish(firstPriceList(offersOf(products)));
  expect((await readNews(0))?.prices).toEqual({
    prices: {},
    soldOutPrices: {},
    left: {},
    delivery: {},
    isPartial: true,
  });
});

it('reads the whole list and all cards once an edit by hand has restarted the revisions', async () => {
  const list = { ...firstPriceList(offersOf(products)), newsSince: 500 };
  const offers = { lamp: { price: 7, soldOut: false, left: undefined } };
  const request = publish(changePrices(list, { offers, cards: ['lamp'] }, 500));
  expect((await readNews(500))?.prices).toMatchObject({ prices: { lamp: 7 } });
  expect(request.mock.lastCall?.[1]?.body).toContain('/documents/shop/cards"');
});
