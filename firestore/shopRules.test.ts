import { requireRulesFit } from '../scripts/lib/rules';
import { variantsOf } from '../src/catalogue/product';
import {
  publishedPrices,
  releaseOf,
  readShopSources,
  writeRules,
  writeShopRules,
} from './shopRules';

it('lists the prices of products and delivery, without what is sold out', () => {
  const products = [
    { id: 'lamp', price: 990 },
    { id: 'pot', price: 0 },
    { id: 'cup', price: 9, soldOut: true },
  ];
  expect(publishedPrices(products, { delivery: { price: 49, days: [2, 5] } })).toEqual({
    release: expect.stringMatching(/^[\da-f]{12}$/) as string,
    prices: { lamp: 990, pot: 0 },
    delivery: { price: 49 },
  });
  expect(publishedPrices(products, {})).toMatchObject({
    prices: { lamp: 990, pot: 0 },
    delivery: {},
  });
});

it('lists the prices of variants in place of their product’s', () => {
  const cap = { id: 'cap', price: 300 };
  const variants = [{ id: 'cap-s' }, { id: 'cap-l', price: 350 }, { id: 'cap-xl', soldOut: true }];
  const prices = (more: object) => publishedPrices([{ ...cap, ...more }], {}).prices;
  expect(prices({ variants })).toEqual({ 'cap-s': 300, 'cap-l': 350 });
  expect(
    prices({ soldOut: true, variants: [{ id: 'cap-s', soldOut: false }, ...variants] }),
  ).toEqual({ 'cap-s': 300 });
  expect(releaseOf([{ ...cap, variants }])).not.toBe(releaseOf([cap]));
});

it('puts every price of this shop into its rules', () => {
  const rules = writeShopRules();
  const { products } = readShopSources();
  expect(products.length).toBeGreaterThan(0);
  for (const { id, price, soldOut } of products.flatMap(variantsOf)) {
    if (!soldOut) expect(rules).toContain(`${id}:${price}`);
  }
  expect(rules).not.toContain('GENERATED');
});

it('has no price if everything is sold out, and allows no returns if the shop accepts none', () => {
  const rules = writeRules([{ id: 'cup', price: 9, soldOut: true }], {});
  // Splitting an empty text would give one price.
  expect(rules).toMatch(/publishedTags\(\) {\s*return \[\].toSet\(\);/);
  expect(rules).toMatch(/returnDays\(\) {\s*return 0;/);
});

it('checks before a deployment whether the rules fit into Firestore', () => {
  const rulesFor = (count: number, id: string) =>
    writeRules(
      Array.from({ length: count }, (_, index) => ({ id: `${id}${index}`, price: 99_999 })),
      {},
    );
  requireRulesFit(rulesFor(10_000, 'p-'));
  for (const tooLong of [
    rulesFor(20_000, 'p-'),
    rulesFor(6000, '0e37df36-f698-11e6-8dd4-cb9ced3df9'),
  ]) {
    expect(() => {
      requireRulesFit(tooLong);
    }).toThrow(/would have \d+ KB, and Firestore takes 250: .*shorter ids/);
  }
});
