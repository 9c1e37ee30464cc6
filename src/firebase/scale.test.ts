import { totalOf } from '../orders/model/order';
import { cardsIn } from './cardsDocument';
import { countsByTag, orderOf } from './orderDocument';
import { priceListIn, toFields } from './priceDocument';

it('keeps an order’s cents in a shop without cents, and sells in whole amounts', () => {
  const items = { 'lamp:1999': 3 };
  const time = { toMillis: () => 0 };
  const order = orderOf('A', {
    items,
    taken: items,
    delivery: { price: 490 },
    digits: 2,
    placedAt: time,
    stateAt: time,
    beforeAt: time,
    changedAt: time,
    times: {},
  });
  expect(totalOf(order)).toBeCloseTo(64.87);
  expect(countsByTag(order, order.taken)).toEqual(items);
  const list = priceListIn(
    toFields({
      tags: ['lamp:1999'],
      soldOut: [],
      left: [],
      delivery: { price: 490, freeFrom: 9950 },
      revision: 1,
      news: ['lamp:1999:3:1'],
      newsSince: 0,
      cards: 0,
      digits: 2,
    }),
  );
  expect(list).toMatchObject({
    offers: { lamp: { price: 20 } },
    delivery: { price: 5, freeFrom: 100 },
  });
  const card = JSON.stringify({ id: 'lamp', title: 'Lamp', price: 1999, digits: 2 });
  expect(cardsIn(toFields({ cards: { lamp: card } }).cards).lamp?.price).toBe(20);
});
