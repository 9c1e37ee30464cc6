import { writeRules, writeShopRules } from './shopRules';

it('completes the rules with this shop’s terms', () => {
  expect(writeShopRules()).not.toContain('GENERATED');
});

it('allows no returns if the shop accepts none', () => {
  expect(writeRules({})).toMatch(/returnDays\(\) {\s*return 0;/);
  expect(writeRules({ returns: 14 })).toMatch(/returnDays\(\) {\s*return 14;/);
});
