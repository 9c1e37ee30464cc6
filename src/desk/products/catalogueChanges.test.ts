import { type Card, type Cards, withCards } from '../../catalogue/model/cards';
import { arranged } from '../../catalogue/model/order';
import {
  changePrices,
  firstPriceList,
  type Offer,
  type PriceList,
} from '../../catalogue/model/priceList';
import { buildProduct } from '../../testing/buildProduct';
import { onTopOf, productsOnTop } from './catalogueChanges';

const offer = (price: number, left?: number, soldOut = false): Offer => ({ price, soldOut, left });

describe('a merchant’s edit on top of today’s offer', () => {
  it.each<[string, Record<'from' | 'to' | 'now', Offer | undefined>, Offer | undefined]>([
    [
      'a price, while orders are counted',
      { from: offer(99, 10), to: offer(89, 10), now: offer(99, 7) },
      offer(89, 7),
    ],
    [
      'sold out, while orders are counted',
      { from: offer(99, 10), to: offer(99, 10, true), now: offer(99, 7) },
      offer(99, 7, true),
    ],
    [
      'the same price as another device, while orders are counted',
      { from: offer(99, 10), to: offer(89, 10), now: offer(89, 7) },
      offer(89, 7),
    ],
    [
      'the same count as another device',
      { from: offer(99, 10), to: offer(99, 12), now: offer(99, 12) },
      offer(99, 12),
    ],
    [
      'hidden, while orders are counted',
      { from: offer(99, 10), to: undefined, now: offer(99, 7) },
      undefined,
    ],
    [
      'hidden, as on another device',
      { from: offer(99, 10), to: undefined, now: undefined },
      undefined,
    ],
    [
      'published, as on another device, and counted there',
      { from: undefined, to: offer(99), now: offer(99, 3) },
      offer(99, 3),
    ],
  ])('is saved without a question: %s', (_, { now, ...change }, saved) => {
    expect(onTopOf(now, { seen: change.from, ...change })).toEqual(saved);
  });

  it.each<[string, Record<'from' | 'to' | 'now', Offer | undefined>]>([
    ['another price', { from: offer(99), to: offer(89), now: offer(79) }],
    ['another price, while I hid it', { from: offer(99), to: undefined, now: offer(79) }],
    ['sold out', { from: offer(99), to: offer(89), now: offer(99, undefined, true) }],
    ['no longer offered', { from: offer(99), to: offer(89), now: undefined }],
    ['another count than mine', { from: offer(99, 10), to: offer(99, 12), now: offer(99, 3) }],
    ['no longer counted', { from: offer(99, 10), to: offer(99, 12), now: offer(99) }],
    ['published at another price', { from: undefined, to: offer(99), now: offer(89) }],
  ])(
    'needs the merchant’s check if another device has made the product %s',
    (_, { now, ...change }) => {
      expect(onTopOf(now, { seen: change.from, ...change })).toBe('changed');
    },
  );

  it.each<[string, Offer, Offer, Offer | 'changed']>([
    ['sold', offer(99, 50), offer(99, 6), offer(99, 49)],
    ['sold, more than I typed', offer(99, 1), offer(99, 3), offer(99, 0)],
    ['sold, and I no longer count it', offer(99), offer(99, 6), offer(99)],
    ['put back', offer(99, 50), offer(99, 8), 'changed'],
  ])('subtracts later sales after one question: %s', (_, to, now, saved) => {
    const asked = { seen: offer(99, 10), from: offer(99, 7), to };
    expect(onTopOf(now, asked)).toEqual(saved);
  });
});

describe('new products', () => {
  const list = { ...firstPriceList({}), order: { jug: 0 } };
  const pot: Card = { id: 'pot', title: 'Pot', image: '/p.webp', price: 9, addedAt: 1 };
  const add = (today: PriceList) =>
    productsOnTop(
      { base: { list, cards: {} }, offers: {}, cards: { pot }, pictures: [] },
      { list: today, cards: {} },
      {},
    );

  it('come last, and leave the order as it is', () => {
    expect(add(list)).toMatchObject({ products: { cards: { pot: { addedAt: 2 } } } });
    expect(add(list)?.prices.order).toBeUndefined();
  });

  it('come first if the merchant has chosen so, also before products that were moved', () => {
    const [jug, cup, ...added] = ['jug', 'cup', 'pot', 'pan'].map((id) =>
      buildProduct({ id, image: '/p.webp' }),
    );
    const files = [cup, jug].flatMap((product) => product ?? []);
    let today = changePrices(list, { isNewFirst: true });
    let cards: Cards = {};
    for (const { id, title, image, price } of added) {
      const typed = { [id]: { id, title, image, price, addedAt: 1 } };
      const changes = productsOnTop(
        { base: { list: today, cards }, offers: {}, cards: typed, pictures: [] },
        { list: today, cards },
        {},
      );
      cards = { ...cards, ...changes?.products?.cards };
      today = changePrices(today, changes?.prices ?? {});
    }
    const ids = arranged(withCards(files, cards), today.order, ({ id }) => id).map(({ id }) => id);
    expect(ids).toEqual(['pan', 'pot', 'jug', 'cup']);
  });
});
