import { shop } from '#shop/config';
import { indianStates } from '../src/markets/india/address';
import { writeRules } from './shopRules';

const rules = writeRules(shop);
/** The expressions that the rules compare a field of an address with. */
const patternsOf = (field: string) =>
  Array.from(rules.matchAll(/address\.(\w+)\.matches\('([^']*)'\)/g))
    .filter(([, name]) => name === field)
    .map(([, , pattern = '']) => new RegExp(`^(?:${pattern})$`));

describe('the rules of a shop in Germany', () => {
  it.each([
    ['10115', true],
    ['01067', true],
    ['560001', false],
    ['00123', false],
  ])('accept a postal code if it can be German: %s, %s', (code, isAccepted) => {
    const patterns = patternsOf('pin');
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.every((pattern) => pattern.test(code))).toBe(isAccepted);
  });

  it('know no state, as addresses have none', () => {
    expect(rules).not.toContain('address.state');
    expect(indianStates.filter((state) => rules.includes(`|${state}|`))).toEqual([]);
  });

  it('store withdrawals from contracts, as the law asks for', () => {
    expect(rules).toContain('/withdrawals/');
  });
});
