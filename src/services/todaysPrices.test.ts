import { checkPrices } from './todaysPrices';

const prices = { '123': 990, '7': 0 };

it.each([{}, { price: 49 }, { price: 0, freeFrom: 999 }])(
  'reads prices and delivery: %j',
  (delivery) => {
    expect(checkPrices({ prices, delivery })).toEqual({ prices, delivery });
  },
);

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'not found'],
  ['no prices', { delivery: {} }],
  ['not one price', { prices: {}, delivery: {} }],
  ['no delivery', { prices }],
  ...['990', null, -1, 9.5, NaN, Infinity, [990], { amount: 990 }].flatMap(
    (amount): [string, unknown][] => [
      [
        `the price ${JSON.stringify(amount)}`,
        { prices: { ...prices, '123': amount }, delivery: {} },
      ],
      [`the delivery ${JSON.stringify(amount)}`, { prices, delivery: { price: amount } }],
    ],
  ),
])('takes for no prices: %s', (_what, value) => {
  expect(() => checkPrices(value)).toThrow(TypeError);
});
