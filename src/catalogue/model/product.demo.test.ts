import { products } from '#shop/products';
import { findCalled, findProducts } from '../search/findProducts';
import { buildSearchIndex } from '../search/searchIndex';

const specified = [
  { id: '123', price: 990, title: 'Slim 14 inch laptop, 16 GB memory, 512 GB storage' },
  { id: '1234', price: 133, title: 'Matte hair wax, strong hold, cedar and vetiver, 100 g' },
  { id: '1235', price: 590, title: 'Everyday phone, 6.5 inch screen, battery for two days' },
  { id: '1236', price: 999, title: '5G phone, triple camera, 256 GB, midnight blue' },
  { id: '1237', price: 695, title: 'Round smartwatch with woven strap, heart rate and sleep' },
  { id: '1238', price: 499, title: 'Small Stall, Long Road: how little shops outlast big ones' },
];
/** Another title means a merchant's own catalogue, which these tests don't apply to. */
const isDemo = products.every(({ title }) => specified.some((each) => each.title === title));
const describeDemo = isDemo ? describe : describe.skip;

describeDemo(`the demo’s catalogue${isDemo ? '' : ' (skipped: these are other products)'}`, () => {
  it('the demo has the six specified products, in order, each with a picture of its own', () => {
    expect(products).toMatchObject(specified.map((each) => ({ ...each, rating: 5 })));
    expect(new Set(products.map(({ image }) => image)).size).toBe(6);
    expect(products[5]?.image).toMatch(/business-book/);
  });

  it('the demo has every product’s details, and the same facts and four pictures for both phones', () => {
    for (const { details, pictures } of products) {
      expect(details?.text).toBeTruthy();
      expect(pictures).toHaveLength(3);
      expect(Object.keys(details?.facts ?? {}).length).toBeGreaterThanOrEqual(5);
    }
    const [one, other] = products
      .filter(({ title }) => /phone/i.test(title))
      .map(({ details }) => Object.keys(details?.facts ?? {}));
    expect(one).toEqual(other);
  });

  const index = buildSearchIndex(products);
  const search = (query: string) => {
    const prices = products.map(({ price }) => price);
    const found = findProducts(index, prices, query);
    const called = new Set(findCalled(index, query, found));
    const idsOf = (places: readonly number[]) => places.map((place) => products[place]?.id);
    return [
      idsOf(found.filter((place) => called.has(place))),
      idsOf(found.filter((place) => !called.has(place))),
    ];
  };

  it.each([
    ['ghadi', ['1237']],
    ['mobail', ['1235', '1236']],
    ['घड़ी', ['1237']],
    ['kitab', ['1238']],
    ['किताब', ['1238']],
    ['phone', ['1235', '1236']],
    ['fone', ['1235', '1236']],
    ['baal', ['1234']],
    ['computer', ['123']],
    ['gift for dad', ['1234', '1237', '1238']],
    ['watch for men', ['1237']],
    ['phone for kids', ['1235', '1236']],
    ['600 se kam', ['1234', '1235', '1238']],
  ])('the demo’s search finds products called “%s”', (query, called) => {
    expect(search(query)[0]).toEqual(called);
  });

  it.each(['watch for men under 500', 'saree'])(
    'the demo’s search finds nothing like “%s”',
    (query) => {
      expect(search(query)).toEqual([[], []]);
    },
  );

  it.each([
    ['headphones', ['123']],
    ['iphone', ['1235', '1236']],
    ['phne', ['1235', '1236']],
    ['laptap', ['123']],
  ])('the demo’s search finds only something similar to “%s”', (query, related) => {
    const [called, others] = search(query);
    expect(called).toEqual([]);
    expect(others).toEqual(expect.arrayContaining(related));
  });
});
