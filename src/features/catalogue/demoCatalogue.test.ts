import { products } from './products';

/** Another title, or one more, makes it a merchant's own catalogue, of which nothing here is true. */
const demoTitles = [
  'Slim 14 inch laptop, 16 GB memory, 512 GB storage',
  'Matte hair wax, strong hold, cedar and vetiver, 100 g',
  'Everyday phone, 6.5 inch screen, battery for two days',
  '5G phone, triple camera, 256 GB, midnight blue',
  'Round smartwatch with woven strap, heart rate and sleep',
  'Small Stall, Long Road: how little shops outlast big ones',
];
const isDemo = products.every(({ title }) => demoTitles.includes(title));
const describeDemo = isDemo ? describe : describe.skip;

describeDemo(`the demo’s catalogue${isDemo ? '' : ' (skipped: these are other products)'}`, () => {
  it('offers the six products of the catalogue at their prices, in order', () => {
    expect(products.map(({ id, price }) => [id, price])).toEqual([
      ['123', 990],
      ['1234', 133],
      ['1235', 590],
      ['1236', 999],
      ['1237', 695],
      ['1238', 499],
    ]);
  });

  it.each([
    ['123', /laptop/i],
    ['1234', /hair wax/i],
    ['1235', /phone/i],
    ['1236', /5G phone/i],
    ['1237', /smartwatch/i],
    ['1238', /business-book/i],
  ])('%s is what the catalogue says', (id, thing) => {
    const product = products.find((candidate) => candidate.id === id);
    expect(`${product?.title} ${product?.image}`).toMatch(thing);
  });

  it('rates everything five stars', () => {
    expect(products.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('shows a different picture and title for each product', () => {
    expect(new Set(products.map(({ image }) => image)).size).toBe(6);
    expect(new Set(products.map(({ title }) => title)).size).toBe(6);
  });

  it('has details of every product, and a second picture of two', () => {
    const facts = products.map(({ details }) => Object.keys(details?.facts ?? {}).length);
    expect(Math.min(...facts)).toBeGreaterThanOrEqual(5);
    expect(products.every(({ details }) => details?.text)).toBe(true);
    expect(products.filter(({ pictures }) => pictures)).toHaveLength(2);
  });

  it('describes the two phones by the same names, in the same order', () => {
    const [one, other] = products
      .filter(({ title }) => /phone/i.test(title))
      .map(({ details }) => Object.keys(details?.facts ?? {}));
    expect(one).toEqual(other);
  });
});
