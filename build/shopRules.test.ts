import { readShopSources, todaysPrices, writeRules, writeShopRules } from './shopRules';

it('says what the shop asks for each product, and for delivery', () => {
  const products = [
    { id: 'lamp', price: 990 },
    { id: 'pot', price: 0 },
  ];
  expect(todaysPrices(products, { delivery: { price: 49, days: [2, 5] } })).toEqual({
    prices: { lamp: 990, pot: 0 },
    delivery: { price: 49 },
  });
  expect(todaysPrices(products, {})).toEqual({ prices: { lamp: 990, pot: 0 }, delivery: {} });
});

it('puts every price of this shop into its rules', () => {
  const rules = writeShopRules();
  const { products } = readShopSources();
  expect(products.length).toBeGreaterThan(0);
  for (const { id, price } of products) expect(rules).toContain(`${id}:${price}`);
  expect(rules).not.toContain('GENERATED');
});

it('lets nobody return anything where the shop takes nothing back', () => {
  expect(writeRules([{ id: 'lamp', price: 990 }], {})).toMatch(/returnDays\(\) {\s*return 0;/);
});

it('is as long as its prices, and no longer', () => {
  const products = Array.from({ length: 5000 }, (_, index) => ({
    id: `p-${index}`,
    price: 99_999,
  }));
  // The most that Firestore takes is 256 kB.
  expect(writeRules(products, {}).length).toBeLessThan(100_000);
});
