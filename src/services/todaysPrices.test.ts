import { checkPrices } from './todaysPrices';

const prices = { '123': 990, '7': 0 };

it.each([{}, { price: 49 }, { price: 0, freeFrom: 999 }])(
  'reads prices and delivery: %j',
  (delivery) => {
    expect(checkPrices({ prices, delivery })).toEqual({ prices, delivery });
  },
);

const notAmounts = ['990', null, -1, 9.5, NaN, Infinity, [990], { amount: 990 }];

it.each<unknown>([
  null,
  'not found',
  { delivery: {} },
  { prices: {}, delivery: {} },
  { prices },
  ...notAmounts.map((amount) => ({ prices: { ...prices, '123': amount }, delivery: {} })),
  ...notAmounts.map((price) => ({ prices, delivery: { price } })),
])('takes for no prices: %j', (value) => {
  expect(() => checkPrices(value)).toThrow(TypeError);
});
