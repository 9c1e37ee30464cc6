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

it('has no price if everything is sold out: splitting an empty text would give one', () => {
  const rules = writeRules([{ id: 'cup', price: 9, soldOut: true }], {});
  expect(rules).toMatch(/publishedTags\(\) {\s*return \[\].toSet\(\);/);
});

it('allows no returns if the shop accepts none', () => {
  expect(writeRules([{ id: 'lamp', price: 990 }], {})).toMatch(/returnDays\(\) {\s*return 0;/);
});

it.each([
  ['20,000 products', 20_000, 'p-', /would have \d+ KB, and Firestore takes 250: .*shorter ids/],
  ['6,000 with UUIDs', 6000, '0e37df36-f698-11e6-8dd4-cb9ced3df9', /shorter ids/],
  ['10,000 with short ids', 10_000, 'p-', undefined],
])(
  'checks before a deployment whether the rules fit into Firestore: %s',
  (_shop, count, id, refusal) => {
    const product = (_: unknown, index: number) => ({ id: `${id}${index}`, price: 99_999 });
    const rules = writeRules(Array.from({ length: count }, product), {});
    const check = () => {
      requireRulesFit(rules);
    };
    if (refusal) expect(check).toThrow(refusal);
    else expect(check).not.toThrow();
  },
);
