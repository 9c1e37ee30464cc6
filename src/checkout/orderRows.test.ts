import { changesOf } from './orderRows';

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
