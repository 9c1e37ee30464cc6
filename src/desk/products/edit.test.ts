import { shop } from '#shop/config';
import type { Offer } from '../../catalogue/model/priceList';
import { setShop } from '../../testing/setShop';
import { applyEdit, onTopOf, priceProblem } from './edit';
import { emptyForm, problemsIn } from './productForm';

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

describe('a price that the payment service rejects', () => {
  const dinars = { ...shop.market, currency: 'KWD', digits: 3 };

  it('is reported while it is typed, in the list and in a product’s form', () => {
    setShop({ payments: { service: 'stripe' }, market: dinars });
    expect(priceProblem('1234')).toBe('unpayablePrice');
    expect(priceProblem('1230')).toBe(false);
    const typed = applyEdit(offer(1230), { price: { typed: '1234', from: '1230' } });
    expect(typed).toMatchObject({ wrong: ['price'], to: offer(1230) });
    const variants = [{ id: 'a', name: 'Small', price: '1235', left: '' }];
    expect(problemsIn({ ...emptyForm, price: '1234', variants })).toMatchObject({
      price: 'unpayablePrice',
      'variant-price-0': 'unpayablePrice',
    });
    // The former price may be unpayable, as nobody pays it.
    expect(problemsIn({ ...emptyForm, price: '1230', was: '1235' }).was).toBeUndefined();
  });

  it('can be saved in a shop without payments online', () => {
    setShop({ payments: undefined, market: dinars });
    expect(priceProblem('1234')).toBe(false);
  });
});
