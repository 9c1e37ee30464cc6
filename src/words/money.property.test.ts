import * as fc from 'fast-check';
import { germany } from '../markets/germany/market';
import { india } from '../markets/india/market';
import type { Market } from '../markets/market';
import { holds } from '../testing/properties';

async function moneyIn(market: Market) {
  jest.resetModules();
  jest.doMock('#shop/config', () => ({ shop: { market } }));
  return {
    ...(await import('./typedMoney')),
    ...(await import('../orders/model/order')),
  };
}

const amount = fc.nat({ max: 99_999_999 });
const items = fc.array(
  fc.record({
    productId: fc.constant('lamp'),
    price: amount,
    count: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 40 },
);

const markets: [string, Market][] = [
  ['rupees', india],
  ['euros', germany],
  ['dinars', { ...germany, currency: 'KWD', digits: 3 }],
];

for (const [currency, market] of markets) {
  const scale = 10n ** BigInt(market.digits);
  let money: ReturnType<typeof moneyIn> | undefined;
  holds(
    `no total in ${currency} is rounded, and what a field shows is read as the same amount`,
    60_000,
    [items, amount],
    async (ordered, price) => {
      const { totalOf, decimalOf, typedMoney, parseMoney } = await (money ??= moneyIn(market));
      const total = totalOf({ items: ordered, delivery: { price } });
      const exact = ordered.reduce(
        (sum, each) => sum + BigInt(each.price) * BigInt(each.count),
        BigInt(price),
      );
      const rest = String(exact % scale).padStart(market.digits, '0');
      expect(decimalOf(total)).toBe(market.digits === 0 ? `${exact}` : `${exact / scale}.${rest}`);
      expect(parseMoney(typedMoney(total))).toBe(total);
    },
  );
}
