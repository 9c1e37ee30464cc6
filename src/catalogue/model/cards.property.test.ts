import * as fc from 'fast-check';
import { products } from '#shop/products';
import { makeStore } from '../../app/store';
import { buildServices } from '../../testing/builders';
import { holds, skipPauses } from '../../testing/properties';
import { selectProducts } from '../catalogueSlice';
import { loadProducts, readDetails } from '../catalogueThunks';
import { keyOf, type ListRequest, selectList } from '../list/listsSlice';
import { loadAll } from '../readProducts';
import { listProducts } from '../search/browse';
import { findProducts, findSimilar } from '../search/findProducts';
import { buildSearchIndex } from '../search/searchIndex';
import { takeCards, takePlaces } from '../today';
import { type Card, withCards } from './cards';
import { arranged } from './order';
import { type Product, variantsOf } from './product';

// The catalogue has more products than the page has from the start.
jest.mock('#shop/products', () => {
  const { products: sample } = jest.requireActual<{ products: Product[] }>(
    '../../testing/sampleCatalogue',
  );
  const { buildProduct } = jest.requireActual<typeof import('../../testing/buildProduct')>(
    '../../testing/buildProduct',
  );
  const more = ['red', 'green', 'blue'].map((colour) =>
    buildProduct({
      id: colour,
      title: `Towel, ${colour}`,
      category: 'Bath',
      keywords: ['linen'],
      details: { text: 'Soft.', facts: { Colour: colour } },
    }),
  );
  return { products: [...sample, ...more] };
});

const words = ['towel', 'soft cap', 'जग', 'phone', 'blue'];
const title = fc.constantFrom(...words);
const category = fc.constantFrom('', 'Bath', 'Jugs', 'Phones');
const details = fc.record({ facts: fc.dictionary(fc.constantFrom('Colour', 'Size'), title) });
/** The names of a product's variants, each of which gets a new id. */
const variants = fc.constantFrom([], ['Small'], ['Blue', 'Large']);
const fields = {
  title,
  category,
  details,
  variants,
  hidden: fc.boolean(),
  keywords: fc.array(title),
};
const price = fc.nat({ max: 900 });

const changed = fc.record(
  { id: fc.constantFrom(...products.map(({ id }) => id), 'gone'), ...fields },
  { requiredKeys: ['id'] },
);
const added = fc.record(
  {
    id: fc.constantFrom('n1', 'n2', 'n3'),
    image: fc.constant('picture:'),
    price,
    addedAt: fc.integer({ min: -3, max: 3 }),
    ...fields,
  },
  { requiredKeys: ['id', 'title', 'image', 'price'] },
);
const cards = fc.array(fc.oneof(changed, added), { maxLength: 6 }).map((list) =>
  Object.fromEntries(
    list.map(({ variants: names, ...card }): [string, Card] => [
      card.id,
      {
        ...card,
        ...(names && {
          variants: names.map((name, index) => ({
            id: `${card.id}-${name}`,
            name,
            ...(index > 0 && { price: 9 }),
          })),
        }),
      },
    ]),
  ),
);

/** The places of the products that a merchant has moved. */
const order = fc.dictionary(
  fc.constantFrom(...products.map(({ id }) => id), 'n1', 'n2', 'gone'),
  fc.nat({ max: 12 }),
);

const requests: readonly ListRequest[] = [
  { query: '', category: '', sort: '' },
  { query: '', category: 'Bath', sort: 'price' },
  { query: '', category: 'Jugs', sort: '' },
  ...words.map((query) => ({ query, category: '', sort: '' })),
];

const lowestPrice = (product: Product) =>
  Math.min(...variantsOf(product).map((each) => each.price));

/** The products that a page lists that was built with this catalogue. */
function listed(catalogue: readonly Product[], { query, category: name, sort }: ListRequest) {
  const prices = catalogue.map(lowestPrice);
  const index = buildSearchIndex(catalogue);
  const isShown = (position: number) => !catalogue[position]?.hidden;
  const exact = query ? findProducts(index, prices, query).filter(isShown) : [...catalogue.keys()];
  const found = exact.length > 0 ? exact : findSimilar(index, prices, query);
  const isCategory =
    name !== '' && catalogue.some((each) => each.category === name && !each.hidden);
  const chosen = found
    .flatMap((position) => catalogue[position] ?? [])
    .filter((each) => !each.hidden && (!isCategory || each.category === name));
  if (sort) chosen.sort((one, other) => lowestPrice(one) - lowestPrice(other));
  return chosen.map(({ id }) => id);
}

skipPauses();

holds(
  'a shopper can’t tell products of the site’s files from those written at the desk',
  500,
  [cards, order],
  async (written, places) => {
    const inFiles = withCards(products, written);
    const built = arranged(inFiles, places, ({ id }) => id);
    const store = makeStore(buildServices());
    store.dispatch(takeCards(written, true));
    store.dispatch(takePlaces(places));
    for (const request of requests) {
      await store.dispatch(listProducts(request, 100));
      const list = selectList(store.getState(), keyOf(request));
      expect(list?.ids).toEqual(listed(built, request));
      expect(list?.total).toBe(list?.ids.length);
    }
    const all = await store.dispatch(loadAll());
    expect(all.map(({ id }) => id)).toEqual(inFiles.map(({ id }) => id));
    await store.dispatch(loadProducts(built.flatMap(variantsOf).map(({ id }) => id)));
    const loaded = selectProducts(store.getState());
    for (const product of built) {
      const { details: _details, pictures: _pictures, ...shown } = product;
      expect(loaded[product.id]).toMatchObject(shown);
      expect(await store.dispatch(readDetails(product.id))).toMatchObject({
        ...(product.details && { details: product.details }),
      });
    }
  },
);
