import { checkPrices } from './firestoreCatalogue';

const release = 'a1';
const prices = { '123': 990, '7': 0 };

it.each([{}, { price: 49 }, { price: 0, freeFrom: 999 }])(
  'reads prices and delivery: %j',
  (delivery) => {
    expect(checkPrices({ release, prices, delivery })).toEqual({
      ...{ release, prices, delivery },
    });
  },
);

const notAmounts = ['990', null, -1, 9.5, NaN, Infinity, [990], { amount: 990 }];

it.each<unknown>([
  null,
  'not found',
  { release, delivery: {} },
  { prices, delivery: {} },
  { release, prices },
  ...notAmounts.map((amount) => ({
    ...{ release, prices: { ...prices, '123': amount }, delivery: {} },
  })),
  ...notAmounts.map((price) => ({ release, prices, delivery: { price } })),
])('takes for no prices: %j', (value) => {
  expect(() => checkPrices(value)).toThrow(TypeError);
});
