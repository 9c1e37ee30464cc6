import { germany } from '../src/markets/germany';
import { india } from '../src/markets/india';
import { writeRules, writeShopRules } from './shopRules';

it('completes the rules with this shop’s terms', () => {
  expect(writeShopRules()).not.toContain('GENERATED');
});

it('allows no returns if the shop accepts none', () => {
  expect(writeRules({})).toMatch(/returnDays\(\) {\s*return 0;/);
  expect(writeRules({ returns: 14 })).toMatch(/returnDays\(\) {\s*return 14;/);
});

it('lets shoppers withdraw from contracts only where the law asks for that', () => {
  expect(writeRules({ market: germany })).toContain('/withdrawals/');
  for (const market of [india, undefined]) {
    expect(writeRules({ market })).not.toContain('/withdrawals/');
  }
});
