import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  increment,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { MOVED_PRODUCTS } from '../../src/catalogue/model/order';
import { PRICED_PRODUCTS } from '../../src/catalogue/model/priceList';
import { CASH_PRODUCTS } from '../../src/catalogue/model/terms';
import { movableOrder } from './moving';
import { now, orderIn, place, without } from './placing';
import {
  longAgo,
  newPrices,
  pricesIn,
  type RulesWorld,
  unreportedWorld,
  worldOf,
} from './rulesWorld';

const largeWorld = unreportedWorld();
const lists = ['tags', 'soldOut', 'left', 'order'];
const fields = Object.keys(newPrices());
const tagsOf = (count: number, price: number) =>
  Array.from({ length: count }, (_, index) => `p-${index}:${price}`);

/** The prices that follow those of the sample shop. */
const nextPrices = (more: DocumentData = {}) => newPrices({ revision: 2, ...more });

/** Changes the prices without any rules. */
const edit = (world: RulesWorld, more: DocumentData) =>
  world.arrange((database) => updateDoc(pricesIn(database), more));
const unpublish = (world: RulesWorld) => world.arrange((database) => deleteDoc(pricesIn(database)));

describe('an order', () => {
  const world = worldOf('prices-ordered');
  const order = (items: DocumentData, more: DocumentData = {}) =>
    place(world.shopper, { order: { items, ...more } });

  it('is rejected with prices that are no longer current', async () => {
    await edit(world, { tags: ['123:949', 'n-0:1000'], soldOut: ['n-1:1000'] });
    await assertFails(order({ '123:990': 1 }));
    await assertFails(order({ 'n-0:1000': 1, '123:990': 1 }));
    await assertFails(order({ '123:949': 1, '123:990': 1 }));
    await assertSucceeds(order({ 'n-0:1000': 1, '123:949': 1 }));
  });

  it('is rejected with amounts in another scale than the shop’s and its prices’', async () => {
    await assertFails(order({ '123:990': 1 }, { digits: 2 }));
    await edit(world, { digits: 2 });
    await assertFails(order({ '123:990': 1 }));
    await assertFails(order({ '123:990': 1 }, { digits: 2 }));
    await edit(world, { digits: deleteField() });
    await assertSucceeds(order({ '123:990': 1 }));
  });

  it.each<[string, DocumentData]>([
    ['isn’t offered', { tags: ['n-0:1000'] }],
    ['is sold out', { tags: ['n-0:1000'], soldOut: ['123:990'] }],
    ['has none left', { left: ['n-0:1', '123:0'] }],
  ])('is rejected with a product that %s', async (_what, more) => {
    await edit(world, more);
    await assertFails(order({ '123:990': 1 }));
    await assertFails(order({ 'n-0:1000': 1, '123:990': 1 }));
    await assertSucceeds(order({ 'n-0:1000': 1 }));
  });

  it('can be placed only after prices are published, while the shop offers anything', async () => {
    const nothing: DocumentData[] = [{}, { ':0': 1 }];
    await unpublish(world);
    for (const items of [...nothing, { '123:990': 1 }]) await assertFails(order(items));
    await world.arrange((database) => setDoc(pricesIn(database), newPrices({ tags: [] })));
    for (const items of [...nothing, { '123:990': 1 }]) await assertFails(order(items));
    await world.reset();
    await assertSucceeds(order({ '123:990': 1 }));
  });

  it.each([{ price: 60 }, { price: 49, freeFrom: 500 }, {}])(
    'must have the delivery terms of the price list: %j',
    async (delivery) => {
      await edit(world, { delivery });
      await assertFails(order({ '123:990': 1 }));
      await assertSucceeds(order({ '123:990': 1 }, { delivery }));
    },
  );

  it.each(fields)(
    'needs only the list’s tags, left and delivery if an edit by hand removed %s',
    async (field) => {
      await edit(world, { [field]: deleteField() });
      const check = ['tags', 'left', 'delivery'].includes(field) ? assertFails : assertSucceeds;
      await check(order({ '123:990': 1 }));
    },
  );

  it.each(['tags', 'left', 'delivery'])(
    'can’t be placed while the list’s %s is malformed',
    async (field) => {
      for (const wrong of [null, '123:990', { '123': 990 }]) {
        await edit(world, { [field]: wrong });
        await assertFails(order({ '123:990': 1 }));
      }
    },
  );
});

describe('the list of prices', () => {
  const world = worldOf('prices-saved');
  beforeEach(() => movableOrder(world).addMerchant());
  const save = (data: DocumentData, as = world.merchant) => setDoc(pricesIn(as), data);
  const everybody = () => [world.shopper, world.stranger, world.guest, world.nobody];

  it('can be read by anybody, also before it’s published', async () => {
    const isThere = async () => {
      const found = [world.merchant, ...everybody()].map((user) => getDoc(pricesIn(user)));
      return (await assertSucceeds(Promise.all(found))).map((each) => each.exists());
    };
    expect(await isThere()).not.toContain(false);
    await unpublish(world);
    expect(await isThere()).not.toContain(true);
  });

  it('can be published and changed only by merchants, and never deleted', async () => {
    for (const user of everybody()) {
      await assertFails(save(nextPrices(), user));
      await assertFails(updateDoc(pricesIn(user), { left: [], revision: 2, at: now }));
      await assertFails(deleteDoc(pricesIn(user)));
    }
    await assertSucceeds(save(nextPrices()));
    await assertFails(deleteDoc(pricesIn(world.merchant)));
    await unpublish(world);
    for (const user of everybody()) await assertFails(save(newPrices(), user));
    await assertSucceeds(save(newPrices()));
  });

  it('has the scale of the shop’s amounts', async () => {
    await assertFails(save(nextPrices({ digits: 2 })));
    await assertSucceeds(save(nextPrices()));
  });

  it('can have an order of products, and needs none', async () => {
    const order = ['1236:0', 'o’clock:7:4'];
    await assertSucceeds(save(nextPrices({ order, orderedAt: 2, isNewFirst: true })));
    const saveNext = (more: DocumentData) =>
      save(nextPrices({ revision: 3, order, orderedAt: 2, isNewFirst: true, ...more }));
    await assertFails(saveNext({ isNewFirst: 'yes' }));
    await assertFails(saveNext({ orderedAt: '3' }));
    await assertFails(saveNext({ places: [] }));
    const most = tagsOf(MOVED_PRODUCTS + 1, 3);
    await assertFails(saveNext({ order: most }));
    await assertSucceeds(saveNext({ order: most.slice(1) }));
  });

  it('keeps an order of products that a page of an earlier release doesn’t know', async () => {
    const arrangement = { order: ['1236:0'], orderedAt: 2, isNewFirst: true };
    await assertSucceeds(save(nextPrices(arrangement)));
    await assertFails(save(nextPrices({ revision: 3 })));
    for (const field of Object.keys(arrangement)) {
      const { [field]: _removed, ...others }: DocumentData = { ...arrangement };
      await assertFails(save(nextPrices({ revision: 3, ...others })));
    }
    await assertSucceeds(save(nextPrices({ revision: 3, ...arrangement, order: [] })));
  });

  it('can’t overwrite another merchant’s changes', async () => {
    for (const revision of [0, 1, 3, '2']) await assertFails(save(newPrices({ revision })));
    await assertSucceeds(save(nextPrices()));
    await assertFails(save(nextPrices()));
    await unpublish(world);
    for (const revision of [0, 2]) await assertFails(save(newPrices({ revision })));
    await assertSucceeds(save(newPrices()));
  });

  it('starts again at revision 1 after a wrong revision was set by hand', async () => {
    for (const revision of [deleteField(), '7', null, -3, Number.MAX_SAFE_INTEGER]) {
      await edit(world, { revision, tags: 'x' });
      await assertFails(save(nextPrices()));
      await assertSucceeds(save(newPrices()));
    }
  });

  it.each(fields)('has a field %s', (field) => assertFails(save(without(nextPrices(), field))));

  it.each([{}, { price: 0 }, { freeFrom: 999_999_999 }])(
    'can have the delivery terms %j',
    (delivery) => assertSucceeds(save(nextPrices({ delivery }))),
  );

  it.each<[string, DocumentData]>([
    ['another field', { role: 'merchant' }],
    ['another time', { at: longAgo }],
    ['delivery in a text', { delivery: '49' }],
    ['delivery in days', { delivery: { price: 49, days: 2 } }],
    ['delivery for less than nothing', { delivery: { price: -1 } }],
    ['delivery for more than can be added up', { delivery: { price: 1_000_000_000 } }],
    ['delivery for a fraction', { delivery: { price: 49.5 } }],
    ['delivery that is free from a text', { delivery: { price: 49, freeFrom: '999' } }],
    ['news in a text', { news: '123:990:4:1' }],
    ['more news than any page reads', { news: Array.from({ length: 1001 }, () => '') }],
    ['news since some time', { newsSince: longAgo }],
    ['news since a text', { newsSince: '0' }],
    ['a text for the revision of cards', { cards: '0' }],
    ['a revision of cards that comes later', { cards: 3 }],
    ['cards that aren’t written with it', { cards: 2 }],
    ['cards from before the first ones', { cards: -1 }],
  ])('can’t have %s', (_what, more) => assertFails(save(nextPrices(more))));

  it('must have a whole number as its revision, not 1.0, which would restart it', async () => {
    await edit(world, { revision: 0.5 });
    const next = updateDoc(pricesIn(world.merchant), { revision: increment(0.5), at: now });
    await assertFails(next);
    await assertSucceeds(save(newPrices()));
  });

  it('can’t drop the revision of the products from the desk', async () => {
    await edit(world, { cards: 1 });
    for (const cards of [0, 2]) await assertFails(save(nextPrices({ cards })));
    await assertSucceeds(save(nextPrices({ cards: 1 })));
  });

  it('can be saved after a wrong revision of the cards was set by hand', async () => {
    for (const wrong of [deleteField(), '1', null, 0.5]) {
      await edit(world, { cards: wrong, revision: 1 });
      await assertSucceeds(save(nextPrices({ cards: 0 })));
    }
  });

  it('can name a new revision of the cards only in the batch that writes them', async () => {
    const cards = doc(world.merchant, 'shop/cards');
    await world.arrange((database) =>
      setDoc(doc(database, 'shop/cards'), { cards: {}, revision: 2, at: longAgo }),
    );
    await assertFails(save(nextPrices({ cards: 2 })));
    const batch = writeBatch(world.merchant).set(
      pricesIn(world.merchant),
      nextPrices({ cards: 2 }),
    );
    await assertSucceeds(batch.set(cards, { cards: {}, revision: 2, at: now }).commit());
  });
});

describe('each list of price tags', () => {
  const world = worldOf('prices-tags');
  beforeEach(async () => {
    await movableOrder(world).addMerchant();
    await edit(world, { tags: [] });
  });
  const save = (more: DocumentData) => {
    const prices = nextPrices({ tags: [], orderedAt: 1, isNewFirst: false, ...more });
    return setDoc(pricesIn(world.merchant), prices);
  };

  it.each(['1236:1', 'चाय:12', "o'clock:7 \\n:133", 'a:b:c:9', ' :1', 'x:999999999'])(
    'can have the price or the count %j',
    async (tag) => {
      const tags = [tag, 'b:1'];
      const soldOut = [`of ${tag}`, 'of b:1'];
      await assertSucceeds(save({ tags, soldOut, left: tags }));
    },
  );

  it('can offer nothing at a price of zero, but can list sold-out products with it', async () => {
    const free = ['a:1', '1236:0', 'b:2'];
    for (const tags of [free, ['1236:0'], ['a:1', '1236:0'], ['1236:00'], ['1236:-0']]) {
      await assertFails(save({ tags }));
    }
    await assertSucceeds(save({ tags: ['a:10'], soldOut: ['1236:0'], left: free }));
    // A shop that already has a price of zero can still save everything else.
    await edit(world, { tags: free, soldOut: [], revision: 1 });
    await assertSucceeds(save({ tags: free, soldOut: [], delivery: {} }));
    await assertSucceeds(save({ tags: ['a:1', 'b:2'], soldOut: ['1236:0'], revision: 3 }));
  });

  it.each<[string, DocumentData]>([
    ['at the same price', { tags: ['a:1', 'b:9'], soldOut: ['b:9'] }],
    ['at another price', { tags: ['b:9', 'a:1'], soldOut: ['c:1', 'b:12'] }],
    ['whose id has a colon', { tags: ['b:9:1'], soldOut: ['b:9:2'] }],
  ])('doesn’t offer a product that it marks as sold out %s', async (_what, both) => {
    await assertFails(save(both));
    await assertSucceeds(save({ ...both, soldOut: ['b-9:9', 'ab:9', 'b:1:1'] }));
    // It is rejected even if one of the two lists is already there.
    await assertFails(save({ tags: ['ab:1'], soldOut: ['b-9:9', 'ab:9', 'b:1:1'], revision: 3 }));
    // A value that somebody has set by hand stays until it changes.
    await edit(world, both);
    await assertSucceeds(save({ ...both, delivery: {}, revision: 3 }));
    await assertFails(save({ ...both, soldOut: both.tags as unknown, revision: 4 }));
    await assertSucceeds(save({ ...both, soldOut: [], revision: 4 }));
  });

  it.each<[string, unknown]>([
    ['no product', ':12'],
    ['no price', '1236:'],
    ['no colon', '1236'],
    ['an empty text', ''],
    ['a fraction', '1236:9.5'],
    ['less than nothing', '1236:-9'],
    ['a price in words', '1236:nine'],
    ['a price in other digits', '1236:९'],
    ['a price with spaces', '1236: 9'],
    ['a price with a leading zero', '1236:09'],
    ['more than can be added up', '1236:1000000000'],
    ['two lines', '1236\n:9'],
    ['two tags in one text', '1236:9\n1237:9'],
    ['a line break at the end', '1236:9\n'],
    ['a line break at the start', '\n1236:9'],
    ['a number', 9],
    ['null', null],
    ['a map', { '1236': 9 }],
  ])('can’t have %s', async (_what, tag) => {
    for (const field of lists) {
      await assertFails(save({ [field]: [tag] }));
      await assertFails(save({ [field]: ['a:1', tag, 'b:2'] }));
    }
  });

  it.each([null, 4, '123:949', { '123': 949 }])(
    'isn’t %j, even after an edit by hand',
    async (wrong) => {
      for (const field of lists) {
        await assertFails(save({ [field]: wrong }));
        await edit(world, { [field]: wrong });
        await assertFails(save({ [field]: wrong }));
        await edit(world, { [field]: [] });
      }
    },
  );

  it.each(lists)('can’t have two prices or counts of one product: %s', async (field) => {
    const twice = ['a:1', 'b:9', 'a:2'];
    await assertFails(save({ [field]: twice }));
    await assertSucceeds(save({ [field]: twice.slice(1) }));
  });

  it.each(lists)(
    'isn’t checked again until it changes after an edit by hand: %s',
    async (field) => {
      const malformed = ['kettle', 'pot:-1'];
      await edit(world, { [field]: malformed });
      await assertFails(save({ [field]: [...malformed, 'a:1'] }));
      await assertSucceeds(save({ [field]: malformed, delivery: {} }));
      await assertSucceeds(save({ [field]: [], revision: 3 }));
    },
  );
});

/** Accepts an order together with the stock. */
function accept(order: ReturnType<typeof movableOrder>, as: Firestore, more: DocumentData = {}) {
  const change = { left: ['123:2'], news: ['123:990:2:2'], newsSince: 1, revision: 2, at: now };
  const batch = writeBatch(as).update(pricesIn(as), { ...change, ...more });
  return order.move(as, 'placed', 'accepted', { taken: { '123:990': 2 } }, batch);
}

describe('a merchant', () => {
  const world = worldOf('prices-stock');
  const order = movableOrder(world);
  beforeEach(async () => {
    await order.addMerchant();
    await order.arrange('placed');
  });

  it('accepts an order and updates the stock together, or neither', async () => {
    const { merchant, shopper, nobody } = world;
    const expectState = async (state: string, prices: DocumentData) => {
      expect((await getDoc(orderIn(merchant))).data()).toMatchObject({ state });
      expect((await getDoc(pricesIn(nobody))).data()).toEqual({
        ...newPrices(prices),
        at: expect.any(Timestamp) as Timestamp,
      });
    };
    await assertFails(accept(order, merchant, { revision: 3 }));
    await assertFails(accept(order, merchant, { left: ['123:-1'] }));
    await assertFails(accept(order, shopper));
    await expectState('placed', {});
    await assertSucceeds(accept(order, merchant));
    const news = ['123:990:2:2'];
    await expectState('accepted', { left: ['123:2'], news, newsSince: 1, revision: 2 });
  });

  it('can’t accept an order that has moved in the meantime, and its stock stays as it was', async () => {
    await order.change({ state: 'cancelled' });
    await assertFails(accept(order, world.merchant));
    expect((await getDoc(pricesIn(world.nobody))).data()).toMatchObject({ left: ['123:4'] });
  });
});

describe(`a shop with ${PRICED_PRODUCTS} products`, () => {
  const tags = tagsOf(PRICED_PRODUCTS, 949);
  const left = tagsOf(PRICED_PRODUCTS, 0);
  /** The same number of products, all sold out. */
  const others = tags.map((tag) => tag.replace('p', 's'));
  const full = { tags, soldOut: others, left };
  const save = (more: DocumentData) => setDoc(pricesIn(largeWorld.merchant), nextPrices(more));
  beforeEach(() => movableOrder(largeWorld).addMerchant());
  // This clears the emulator's report, which would fill its memory.
  afterEach(() => largeWorld.open());

  it('can have a price and a count for each of them, and for no more', async () => {
    const tooMany = tagsOf(PRICED_PRODUCTS + 1, 949);
    for (const field of lists) await assertFails(save({ [field]: tooMany }));
    await assertSucceeds(save(full));
    const next = tagsOf(PRICED_PRODUCTS, 850);
    const soldOut = next.map((tag) => tag.replace('p', 's'));
    const changed = { tags: next, soldOut, left: next, revision: 3 };
    const last = (tags: string[]) => [...tags.slice(1), 'p-7:850'];
    await assertFails(save({ ...changed, soldOut: last(soldOut) }));
    await assertSucceeds(save(changed));
  });

  it('can accept an order together with an update of its stock', async () => {
    await edit(largeWorld, full);
    const order = movableOrder(largeWorld);
    await order.arrange('placed');
    await assertSucceeds(accept(order, largeWorld.merchant, { left: left.slice(1) }));
  });

  it(`accepts an order of ${CASH_PRODUCTS} of them in cash`, async () => {
    await edit(largeWorld, { ...full, left: left.slice(CASH_PRODUCTS) });
    const items = Object.fromEntries(tags.slice(0, CASH_PRODUCTS).map((tag) => [tag, 1]));
    await assertSucceeds(place(largeWorld.shopper, { order: { items } }));
  });
});
