import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  increment,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { CASH_PRODUCTS } from '../../src/catalogue/model/terms';
import { linkedFieldsOf } from '../../src/orders/model/orderLink';
import { SHOP_OWNER } from '../../src/orders/model/states';
import { movableOrder } from './moving';
import { newAddress, newOrder, newRecord, now, orderIn, place, recordIn, without } from './placing';
import { ago, longAgo, orderId, worldOf } from './rulesWorld';

const world = worldOf('taken');
const { addMerchant, arrange, change, move, undo } = movableOrder(world);
beforeEach(addMerchant);

const otherId = '7K3M-9QXT-2B4E';
const other = { id: otherId, record: { lastOrder: otherId } };
const ofShop = { owner: SHOP_OWNER, by: 'meera' };
const stall = { ...ofShop, delivery: {} };

type Attempt = NonNullable<Parameters<typeof place>[1]>;

/** Places an order as the desk does. */
const take = (attempt: Attempt = {}, as = world.merchant, batch = writeBatch(as)) =>
  place(as, { uid: SHOP_OWNER, ...attempt, order: { ...ofShop, ...attempt.order } }, batch);

/** A sale at the stall, which has no address and no delivery. */
const sell = ({ order, ...attempt }: Attempt = {}, as = world.merchant, batch = writeBatch(as)) =>
  take({ ...attempt, omit: 'address', order: { ...stall, ...order } }, as, batch);

describe('an order that a merchant takes by phone', () => {
  it('is the shop’s, and can follow another one at once', async () => {
    await assertSucceeds(take());
    await assertSucceeds(take(other));
  });

  it('can’t be taken by anybody else, in the shop’s name or a merchant’s', async () => {
    for (const as of [world.shopper, world.guest, world.nobody]) {
      await assertFails(take({}, as));
      await assertFails(take({ order: { by: 'asha' } }, as));
      await assertFails(take({ order: { by: 'asha' }, uid: 'asha' }, as));
      await assertFails(sell({}, as));
    }
    await assertFails(take({ order: { by: 'ravi' } }));
    await assertFails(take({ order: { owner: 'asha' } }));
    await assertFails(take({ uid: 'meera' }));
  });

  it('isn’t the shop’s if a merchant orders for themselves', async () => {
    await assertSucceeds(
      place(world.merchant, { uid: 'meera', order: { owner: 'meera', by: 'meera' } }),
    );
    await assertFails(
      place(world.merchant, { ...other, uid: 'meera', order: { owner: 'meera', by: 'meera' } }),
    );
  });

  it.each<[string, DocumentData]>([
    ['an invented price', { items: { '123:1': 1 } }],
    ['a product that is sold out', { items: { 'cap-xl:300': 1 } }],
    ['more than twenty of a product', { items: { '123:990': 21 } }],
    ['other terms of delivery', { delivery: {} }],
    ['a discount without a code', { discount: { percent: 10 } }],
    ['an address outside of the area', { address: newAddress({ pin: '400001' }) }],
    ['half an address', { address: without(newAddress(), 'city') }],
    ['a payment that is made already', { payment: 'paid' }],
    ['a state after the first', { state: 'accepted' }],
  ])('is rejected with %s', async (_what, order) => {
    await assertFails(take({ order }));
  });
});

it('lets a merchant decide what is sold and sent for cash, above the shoppers’ limit', async () => {
  const items = { 'n-0:1000': 20, 'n-1:1000': 20 };
  await assertFails(place(world.shopper, { order: { items } }));
  await assertSucceeds(take({ order: { items } }));
  await assertSucceeds(sell({ ...other, order: { items } }));
});

describe('a sale at the stall', () => {
  it('needs no address, and has no delivery to pay for', async () => {
    await assertSucceeds(sell());
    await assertFails(sell({ ...other, order: { delivery: { price: 49, freeFrom: 999 } } }));
    await assertFails(take({ ...other, order: { delivery: {} } }));
  });

  it('can’t be a shopper’s', async () => {
    await assertFails(place(world.shopper, { omit: 'address' }));
    await assertFails(place(world.shopper, { omit: 'address', order: { delivery: {} } }));
    await assertFails(
      place(world.merchant, {
        uid: 'meera',
        omit: 'address',
        order: { owner: 'meera', by: 'meera', delivery: {} },
      }),
    );
  });

  it.each<[string, DocumentData]>([
    ['an invented price', { items: { '123:1': 1 } }],
    ['a product that is sold out', { items: { 'cap-xl:300': 1 } }],
  ])('is rejected with %s', async (_what, order) => {
    await assertFails(sell({ order }));
  });

  it('is opened again without an address, which other orders need', async () => {
    for (const [order, check] of [
      [ofShop, assertFails],
      [stall, assertSucceeds],
    ] as const) {
      await arrange('cancelled', 'placed', order);
      await change({ address: deleteField() });
      await check(undo(world.merchant, 'cancelled', 'placed'));
    }
  });

  it('is handed over without an address, which other orders need', async () => {
    const moves = [
      ['placed', 'accepted'],
      ['accepted', 'sent'],
      ['sent', 'delivered'],
    ] as const;
    for (const [from, to] of moves) {
      const checkOther = to === 'delivered' ? assertSucceeds : assertFails;
      for (const [order, check] of [
        [{ owner: 'asha' }, checkOther],
        [{ owner: 'asha', delivery: {} }, checkOther],
        [ofShop, checkOther],
        [stall, assertSucceeds],
      ] as const) {
        await arrange(from, from, order);
        await change({ address: deleteField() });
        await check(move(world.merchant, from, to));
      }
    }
  });
});

describe('a code', () => {
  const code = 'DIWALI10';
  const terms = { percent: 10, from: 500 };
  const codeIn = (database: Firestore) => doc(database, 'codes', code);
  const coded = { code, discount: terms };
  const give = (more: DocumentData = {}) =>
    world.arrange((database) =>
      setDoc(codeIn(database), {
        terms,
        since: longAgo,
        until: ago(-3600),
        most: 3,
        used: 0,
        ...more,
      }),
    );
  const using = (as = world.merchant) =>
    writeBatch(as).set(codeIn(as), { used: increment(1), at: now }, { merge: true });
  const customerIn = (database: Firestore, telephone: string) =>
    doc(
      database,
      'codes',
      code,
      'uses',
      createHash('sha256').update(`${code} ${telephone}`).digest('hex'),
    );

  it('takes something off what a merchant sells, and counts it', async () => {
    await give();
    await assertSucceeds(take({ order: coded }, world.merchant, using()));
    await assertSucceeds(sell({ ...other, order: coded }, world.merchant, using()));
    await world.arrange(async (database) => {
      expect((await getDoc(codeIn(database))).get('used')).toBe(2);
    });
  });

  it('takes nothing else off than its terms say, and nothing once it is used up', async () => {
    await give();
    await assertFails(sell({ order: coded }));
    const discount = { percent: 90 };
    await assertFails(sell({ order: { ...coded, discount } }, world.merchant, using()));
    await assertFails(sell({ order: {} }, world.merchant, using()));
    await give({ used: 3 });
    await assertFails(sell({ order: coded }, world.merchant, using()));
  });

  it('isn’t used by an earlier sale, nor by somebody who sells nothing', async () => {
    await give();
    await assertSucceeds(sell({ order: coded }, world.merchant, using()));
    await assertFails(using().commit());
    await assertFails(using(world.shopper).commit());
  });

  it('isn’t used for two orders, the merchant’s own and the shop’s, in one batch', async () => {
    await give();
    const { merchant } = world;
    const withOwn = (order: DocumentData = {}, batch = writeBatch(merchant)) =>
      batch
        .set(orderIn(merchant, otherId), newOrder({ owner: 'meera', by: 'meera', ...order }))
        .set(recordIn(merchant, 'meera'), newRecord(other.record));
    const free = { ...coded, discount: { percent: 100 } };
    await assertFails(sell({ order: free }, merchant, withOwn(coded, using())));
    await assertFails(sell({ order: coded }, merchant, withOwn(coded, using())));
    await assertFails(sell({}, merchant, withOwn()));
    // Each can be placed by itself, and the shop's right after the merchant's own.
    await assertSucceeds(withOwn(coded, using()).commit());
    await assertSucceeds(sell({ order: coded }, merchant, using()));
  });

  it('for one use per customer needs the customer’s phone number', async () => {
    const once = { percent: 10, once: true };
    const order = { code, discount: once };
    await give({ terms: once });
    const { merchant } = world;
    await assertFails(sell({ order }, merchant, using().set(customerIn(merchant, ''), {})));
    const withCustomer = () => using().set(customerIn(merchant, '9876543210'), {});
    await assertSucceeds(take({ order }, merchant, withCustomer()));
    await assertFails(take({ ...other, order }, merchant, withCustomer()));
  });

  it('takes it off the largest order: twenty products in cash, with a link and an email', async () => {
    const once = { ...terms, once: true };
    await give({ terms: once });
    const { merchant } = world;
    const linkKey = '0123456789abcdef0123456789abcdef';
    const tags = Array.from({ length: CASH_PRODUCTS }, (_, item) => `n-${item}:1000`);
    const items = Object.fromEntries(tags.map((tag) => [tag, 1]));
    const address = newAddress({ email: 'asha@example.com' });
    const order = { items, linkKey, updates: true, address, code, discount: once };
    const batch = using().set(customerIn(merchant, '9876543210'), {});
    const data = newOrder({ ...ofShop, ...order });
    batch.set(doc(merchant, 'orders', orderId, 'links', linkKey), linkedFieldsOf(data));
    // A merchant has a record of their own, too, once they have ordered something.
    await world.arrange((database) =>
      setDoc(recordIn(database, 'meera'), newRecord({ lastOrder: otherId, lastOrderAt: ago(60) })),
    );
    await assertSucceeds(take({ order }, merchant, batch));
  });
});

describe('the record of the shop’s last order', () => {
  it('changes only with an order, and nobody reads it', async () => {
    const { merchant, shopper } = world;
    await assertFails(setDoc(recordIn(merchant, SHOP_OWNER), newRecord()));
    await take();
    await assertFails(setDoc(recordIn(merchant, SHOP_OWNER), newRecord()));
    await assertFails(setDoc(recordIn(merchant, SHOP_OWNER), { closedAt: now }));
    for (const user of [merchant, shopper]) await assertFails(getDoc(recordIn(user, SHOP_OWNER)));
  });
});
