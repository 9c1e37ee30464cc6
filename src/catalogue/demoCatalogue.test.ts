import { products } from './products';

/** With any other title, it is a merchant's own catalogue, which these tests don't apply to. */
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
  it('has the six specified products, in order', () => {
    const specified: [id: string, price: number, thing: RegExp][] = [
      ['123', 990, /laptop/i],
      ['1234', 133, /hair wax/i],
      ['1235', 590, /phone/i],
      ['1236', 999, /5G phone/i],
      ['1237', 695, /smartwatch/i],
      ['1238', 499, /business-book/i],
    ];
    expect(products).toHaveLength(specified.length);
    specified.forEach(([id, price, thing], place) => {
      const product = products[place];
      expect(product).toMatchObject({ id, price, rating: 5 });
      expect(`${product?.title} ${product?.image}`).toMatch(thing);
    });
    expect(new Set(products.map(({ image }) => image)).size).toBe(6);
    expect(new Set(products.map(({ title }) => title)).size).toBe(6);
  });

  it('has details of every product, the same facts for both phones, and a second picture of two', () => {
    for (const { details } of products) {
      expect(details?.text).toBeTruthy();
      expect(Object.keys(details?.facts ?? {}).length).toBeGreaterThanOrEqual(5);
    }
    const [one, other] = products
      .filter(({ title }) => /phone/i.test(title))
      .map(({ details }) => Object.keys(details?.facts ?? {}));
    expect(one).toEqual(other);
    expect(products.filter(({ pictures }) => pictures)).toHaveLength(2);
  });
});
