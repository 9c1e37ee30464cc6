import { shop } from '#shop/config';
import { setShop } from '../testing/setShop';
import { changesOf, choiceOfPayment } from './orderRows';

describe('what has changed since the shopper saw the prices', () => {
  it.each([
    ['free delivery stays free', { price: 0, freeFrom: 500 }, {}],
    ['delivery costs the same', { price: 49, freeFrom: 500 }, { price: 49, freeFrom: 500 }],
  ])('is nothing if %s', (_, before, delivery) => {
    expect(changesOf({ items: [], delivery: before }, { prices: {}, delivery })).toBeUndefined();
  });

  it.each([
    ['is no longer free', {}, { price: 49 }],
    ['costs more', { price: 49 }, { price: 59 }],
    ['is free from a higher total', { price: 49, freeFrom: 500 }, { price: 49, freeFrom: 999 }],
  ])('is a price if delivery %s', (_, before, delivery) => {
    expect(changesOf({ items: [], delivery: before }, { prices: {}, delivery })).toMatchObject({
      delivery: { before, after: delivery },
    });
  });
});

it('limits cash by the total before a code takes something off, and payments online by the rest', () => {
  setShop({ cash: { upTo: 1000 }, payments: { service: 'razorpay', upTo: 1000 } });
  const items = [{ productId: 'lamp', title: 'Lamp', price: 1100, count: 1, most: 20 }];
  const order = { items, delivery: {}, code: 'DIWALI10', discount: { percent: 10 } };
  expect(choiceOfPayment(order)).toMatchObject({
    pay: 'online',
    cashProblem: 'aboveLimit',
    onlineLimit: undefined,
  });
});

it('tells a total that a code makes too low to pay online from one that is too low anyway', () => {
  setShop({
    market: { ...shop.market, currency: 'JPY' },
    cash: undefined,
    payments: { service: 'stripe' },
  });
  const order = (price: number) => ({
    items: [{ productId: 'lamp', title: 'Lamp', price, count: 1, most: 20 }],
    delivery: {},
    code: 'DIWALI90',
    discount: { percent: 90 },
  });
  const onlineLimit = { kind: 'least', amount: 50 };
  expect(choiceOfPayment(order(100))).toMatchObject({
    onlineLimit,
    onlineLimitWithoutCode: undefined,
  });
  expect(choiceOfPayment(order(40))).toMatchObject({
    onlineLimit,
    onlineLimitWithoutCode: onlineLimit,
  });
});
