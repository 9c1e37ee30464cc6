import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  collection,
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { CASH_PRODUCTS } from '../../src/catalogue/model/terms';
import { CODE_DAYS, CODE_USES } from '../../src/orders/model/discount';
import { linkedFieldsOf } from '../../src/orders/model/orderLink';
import { buildAddress } from '../../src/testing/address';
import { countReads } from './coverage';
import { movableOrder } from './moving';
import { newAddress, newOrder, now, orderIn, place, recordIn, without } from './placing';
import {
  ago,
  closedWorldOf,
  longAgo,
  orderId,
  countedWorld,
  type RulesWorld,
  worldOf,
} from './rulesWorld';

const world = worldOf('codes');
const madeWorld = worldOf('codes-made');
const closedWorld = closedWorldOf('closed-codes');
const oneWorld = countedWorld();

const DAY_SECONDS = 86_400;
const code = 'DIWALI10';
const terms = { percent: 10, from: 500 };
const inHours = (hours: number) => ago(-3600 * hours);

const codeIn = (database: Firestore, name = code) => doc(database, 'codes', name);
const newCode = (more: DocumentData = {}): DocumentData => ({
  terms,
  since: longAgo,
  until: inHours(1),
  most: 3,
  used: 0,
  ...more,
});
const arrange = (more: DocumentData = {}, name = code, within: RulesWorld = world) =>
  within.arrange((database) => setDoc(codeIn(database, name), newCode(more)));
const usedIn = async (name = code) => {
  let used: unknown;
  await world.arrange(async (database) => {
    used = (await getDoc(codeIn(database, name))).get('used');
  });
  return used;
};

const idOf = (telephone: string, name = code) =>
  createHash('sha256').update(`${name} ${telephone}`).digest('hex');
/** The phone number of the sample address. */
const telephone = '9876543210';
const customerIn = (database: Firestore, id = idOf(telephone), name = code) =>
  doc(database, 'codes', name, 'uses', id);

const otherId = '7K3M-9QXT-2B4E';
const guest = { owner: 'guest', by: 'guest', guest: true };

interface Attempt extends NonNullable<Parameters<typeof place>[1]> {
  as?: Firestore;
  /** What is added to the uses of each code. */
  uses?: Record<string, unknown>;
  /** When; `null` to leave that out. */
  usedAt?: unknown;
  /** The documents that say who has used it. */
  customers?: string[];
}

/** Places an order with the code, as the shop does. */
function placeUsing({
  as = world.shopper,
  uses = { [code]: increment(1) },
  usedAt = now,
  customers = [],
  order,
  ...attempt
}: Attempt = {}) {
  const batch = writeBatch(as);
  for (const [name, used] of Object.entries(uses)) {
    batch.set(codeIn(as, name), { used, ...(usedAt !== null && { at: usedAt }) }, { merge: true });
  }
  for (const id of customers) batch.set(customerIn(as, id), {});
  return place(as, { order: { code, discount: terms, ...order }, ...attempt }, batch);
}

it('uses the phone number of the sample address', () => {
  expect(buildAddress().telephone.replace(/\D/g, '')).toBe(telephone);
});

describe('a code', () => {
  it('takes something off an order of an account or a guest, and counts it', async () => {
    await arrange();
    await assertSucceeds(placeUsing());
    expect(await usedIn()).toBe(1);
    const { guest: as } = world;
    await assertSucceeds(
      placeUsing({ as, uid: 'guest', id: otherId, order: guest, record: { lastOrder: otherId } }),
    );
    expect(await usedIn()).toBe(2);
  });

  it.each<[string, DocumentData]>([
    ['an amount', { amount: 100 }],
    ['free delivery', { delivery: true }],
  ])('can be one for %s', async (_what, discount) => {
    await arrange({ terms: discount });
    await assertSucceeds(placeUsing({ order: { discount } }));
  });

  it.each<[string, DocumentData, Attempt]>([
    ['that doesn’t exist', {}, { order: { code: 'DIWALI11' } }],
    ['with a higher percentage', {}, { order: { discount: { ...terms, percent: 100 } } }],
    ['with a lower subtotal', {}, { order: { discount: { percent: 10 } } }],
    ['with other terms beside its own', {}, { order: { discount: { ...terms, amount: 1 } } }],
    ['without terms', {}, { omit: 'discount' }],
    ['without its name', {}, { omit: 'code' }],
    ['with a name that isn’t a text', {}, { order: { code: 10 } }],
    ['with a path for a name', {}, { order: { code: `${code}/uses/1` } }],
    ['without a use', {}, { uses: {} }],
    ['without the time of its use', {}, { usedAt: null }],
    ['with another time of its use', {}, { usedAt: ago(60) }],
    ['used twice', {}, { uses: { [code]: increment(2) } }],
    ['not used', {}, { uses: { [code]: increment(0) } }],
    ['with a use taken back', { used: 1 }, { uses: { [code]: increment(-1) } }],
    ['whose uses start again', { used: 2 }, { uses: { [code]: 1 } }],
    ['before its time', { since: inHours(0.5) }, {}],
    ['after its time', { until: ago(1) }, {}],
    ['that is used up', { used: 3 }, {}],
    ['of a shop that prices in another scale', { digits: 2 }, {}],
  ])('%s is rejected', async (_what, more, attempt) => {
    await arrange(more);
    await assertFails(placeUsing(attempt));
  });

  it('can be used until the last one, at its first moment and before its last', async () => {
    await arrange({ since: ago(1), until: inHours(0.1), used: 2 });
    await assertSucceeds(placeUsing());
    expect(await usedIn()).toBe(3);
    const { stranger: as } = world;
    await assertFails(
      placeUsing({
        as,
        id: otherId,
        order: { owner: 'ravi', by: 'ravi' },
        record: { lastOrder: otherId },
        uid: 'ravi',
      }),
    );
  });

  it('isn’t used for another one, or together with one', async () => {
    await arrange();
    await arrange({ terms: { percent: 50 } }, 'HALF');
    await assertFails(placeUsing({ uses: { HALF: increment(1) } }));
    await assertFails(placeUsing({ order: { discount: { percent: 50 } } }));
    await assertFails(placeUsing({ uses: { [code]: increment(1), HALF: increment(1) } }));
    await assertFails(placeUsing({ also: [otherId] }));
    const { shopper } = world;
    const batch = writeBatch(shopper);
    for (let time = 0; time < 2; time += 1) {
      batch.set(codeIn(shopper), { used: increment(1), at: now }, { merge: true });
    }
    await assertFails(place(shopper, { order: { code, discount: terms } }, batch));
    await assertSucceeds(placeUsing());
  });

  it('isn’t used without an order, or by an order that exists', async () => {
    await arrange();
    const { shopper, nobody, stranger, merchant } = world;
    for (const as of [shopper, nobody, stranger]) {
      await assertFails(updateDoc(codeIn(as), { used: increment(1), at: now }));
      await assertFails(updateDoc(codeIn(as), { used: increment(1), at: ago(60) }));
    }
    await assertFails(
      place(
        shopper,
        {},
        writeBatch(shopper).update(codeIn(shopper), { used: increment(1), at: now }),
      ),
    );
    await assertSucceeds(placeUsing());
    await assertFails(placeUsing());
    for (const as of [shopper, nobody, stranger, merchant]) {
      await assertFails(updateDoc(codeIn(as), { used: increment(1), at: now }));
    }
    // A record of now with an order of before.
    await world.arrange((database) => updateDoc(recordIn(database), { lastOrderAt: ago(31) }));
    await assertFails(placeUsing());
    expect(await usedIn()).toBe(1);
  });

  it('changes nothing but its uses with an order', async () => {
    await arrange();
    const { shopper } = world;
    const batch = writeBatch(shopper).update(codeIn(shopper), {
      used: increment(1),
      at: now,
      most: 100,
    });
    await assertFails(place(shopper, { order: { code, discount: terms } }, batch));
  });

  it('can’t be added to an order, changed in it or taken off it afterwards', async () => {
    const { addMerchant, arrange: arrangeOrder, move } = movableOrder(world);
    await addMerchant();
    await arrange();
    for (const [more, change] of [
      [{}, { code, discount: terms }],
      [{ code, discount: terms }, { discount: { percent: 100 } }],
      [{ code, discount: terms }, { code: 'HALF' }],
    ]) {
      await arrangeOrder('placed', 'placed', more);
      for (const as of [world.shopper, world.merchant]) {
        await assertFails(updateDoc(orderIn(as), { ...change, changedAt: now }));
        await assertFails(move(as, 'placed', 'cancelled', change));
      }
    }
    await assertSucceeds(move(world.shopper, 'placed', 'cancelled'));
  });

  it('takes nothing off in a shop that gives out none', async () => {
    await arrange({}, code, closedWorld);
    await assertFails(placeUsing({ as: closedWorld.shopper }));
    await assertSucceeds(place(closedWorld.shopper));
  });

  it('can be read by its name while it can be used, by everybody, and otherwise by nobody', async () => {
    const { shopper, guest: asGuest, nobody, stranger } = world;
    const everybody = [shopper, asGuest, nobody, stranger];
    const check = async (as: typeof assertFails) => {
      for (const user of everybody) await as(getDoc(codeIn(user)));
    };
    await check(assertFails);
    await arrange();
    await check(assertSucceeds);
    for (const more of [{ since: inHours(1) }, { until: ago(1) }, { used: 3 }]) {
      await arrange(more);
      await check(assertFails);
    }
  });

  it('is listed and deleted by merchants alone', async () => {
    const { shopper, guest: asGuest, nobody, merchant } = world;
    await movableOrder(world).addMerchant();
    await arrange({ until: ago(1) });
    for (const user of [shopper, asGuest, nobody]) {
      await assertFails(getDocs(collection(user, 'codes')));
      await assertFails(deleteDoc(codeIn(user)));
    }
    const { docs } = await assertSucceeds(getDocs(collection(merchant, 'codes')));
    expect(docs.map(({ id }) => id)).toEqual([code]);
    await assertSucceeds(deleteDoc(codeIn(merchant)));
  });
});

describe('a code that each customer can use once', () => {
  const once = { ...terms, once: true };
  const order = { discount: once };
  const customers = [idOf(telephone)];
  beforeEach(() => arrange({ terms: once }));

  it('is used by a phone number once, whatever account or guest orders with it', async () => {
    await assertFails(placeUsing({ order }));
    await assertSucceeds(placeUsing({ order, customers }));
    const again = { id: otherId, record: { lastOrder: otherId } };
    const { stranger, guest: asGuest } = world;
    const theirs = { ...order, owner: 'ravi', by: 'ravi' };
    for (const attempt of [
      { as: stranger, uid: 'ravi', order: theirs, ...again },
      { as: asGuest, uid: 'guest', order: { ...order, ...guest }, ...again },
    ]) {
      await assertFails(placeUsing(attempt));
      await assertFails(placeUsing({ ...attempt, customers }));
    }
    expect(await usedIn()).toBe(1);
    const other = newAddress({ telephone: '98765 43211' });
    const next = { as: stranger, uid: 'ravi', order: { ...theirs, address: other }, ...again };
    await assertFails(placeUsing({ ...next, customers }));
    await assertSucceeds(placeUsing({ ...next, customers: [idOf('9876543211')] }));
  });

  it.each([
    ['a leading zero', '07654321098', '7654321098'],
    ['the plus of another country', '+447700900123', '+447700900123'],
  ])('is used by a phone number with %s, and without spaces', async (_what, typed, stored) => {
    const dialled = { order: { ...order, address: newAddress({ telephone: typed }) } };
    await assertFails(placeUsing({ ...dialled, customers: [idOf(`0${stored}`)] }));
    await assertSucceeds(placeUsing({ ...dialled, customers: [idOf(stored)] }));
  });

  it.each<[string, string[]]>([
    ['another phone number', [idOf('9876543211')]],
    ['another code', [idOf(telephone, 'HALF')]],
    ['a phone number with its space', [idOf('98765 43210')]],
    ['the phone number itself', [telephone]],
    ['two customers', [idOf(telephone), idOf('9876543211')]],
  ])('isn’t used by the hash of %s', async (_what, ids) => {
    await assertFails(placeUsing({ order, customers: ids }));
  });

  it('has a customer only with an order, and nothing about that customer', async () => {
    const { shopper, stranger, nobody } = world;
    for (const user of [shopper, stranger, nobody]) await assertFails(setDoc(customerIn(user), {}));
    const batch = writeBatch(shopper).set(customerIn(shopper), { name: 'Asha' });
    batch.set(codeIn(shopper), { used: increment(1), at: now }, { merge: true });
    await assertFails(place(shopper, { order: { code, ...order } }, batch));
    await assertFails(place(shopper, {}, writeBatch(shopper).set(customerIn(shopper), {})));
    await arrange();
    await assertFails(placeUsing({ customers }));
    await assertSucceeds(placeUsing());
    await assertFails(setDoc(customerIn(shopper), {}));
  });

  it('shows nobody its customers, and lets merchants alone list and delete them', async () => {
    await movableOrder(world).addMerchant();
    await assertSucceeds(placeUsing({ order, customers }));
    const { shopper, stranger, nobody, merchant } = world;
    for (const user of [shopper, stranger, nobody]) {
      await assertFails(getDoc(customerIn(user)));
      await assertFails(getDocs(collection(user, 'codes', code, 'uses')));
      await assertFails(deleteDoc(customerIn(user)));
      await assertFails(setDoc(customerIn(user), {}));
    }
    await assertSucceeds(getDocs(collection(merchant, 'codes', code, 'uses')));
    await assertSucceeds(deleteDoc(customerIn(merchant)));
  });

  /** Places the largest order: twenty products in cash, with a link, an email, WhatsApp, a basket and this code. */
  function placeInFull({ shopper, guest: asGuest }: RulesWorld, isGuest: boolean) {
    const linkKey = '0123456789abcdef0123456789abcdef';
    const tags = Array.from({ length: CASH_PRODUCTS }, (_, item) => `n-${item}:1000`);
    const items = Object.fromEntries(tags.map((tag) => [tag, 1]));
    const as = isGuest ? asGuest : shopper;
    const address = newAddress({ email: 'asha@example.com' });
    const data = {
      items,
      linkKey,
      updates: true,
      whatsApp: true,
      code,
      ...order,
      address,
      ...(isGuest && guest),
    };
    const id = isGuest ? otherId : orderId;
    const batch = writeBatch(as);
    batch.set(doc(as, 'orders', id, 'links', linkKey), linkedFieldsOf(newOrder(data)));
    batch.set(codeIn(as), { used: increment(1), at: now }, { merge: true });
    batch.set(customerIn(as), {});
    if (!isGuest) {
      const lines = arrayRemove('000000000-00000000:n-0');
      batch.set(doc(as, 'baskets/asha'), { lines, gift: false }, { merge: true });
    }
    const uid = isGuest ? 'guest' : 'asha';
    return place(as, { id, uid, order: data, record: { lastOrder: id } }, batch);
  }

  it.each([true, false])(
    'is used in the largest order, whether it’s a guest’s (%s) or not',
    async (isGuest) => {
      await assertSucceeds(placeInFull(world, isGuest));
    },
  );

  it.each([
    ['an account', false, 16],
    ['a guest', true, 15],
  ])(
    'is used by %s with few of the 20 documents that a batch may read',
    async (_who, isGuest, reads) => {
      await oneWorld.open();
      await arrange({ terms: once }, code, oneWorld);
      await assertSucceeds(placeInFull(oneWorld, isGuest));
      expect(await countReads(oneWorld.projectId)).toBe(reads);
    },
  );
});

describe('a new code', () => {
  beforeEach(() => movableOrder(madeWorld).addMerchant());
  const make = (more: DocumentData = {}, { as = madeWorld.merchant, name = code } = {}) =>
    setDoc(codeIn(as, name), newCode({ since: now, ...more }));

  it.each<[string, DocumentData]>([
    ['a percentage', { terms: { percent: 1 } }],
    ['all percent', { terms: { percent: 100 } }],
    ['an amount', { terms: { amount: 1 } }],
    ['the highest amounts', { terms: { amount: 999_999_999, from: 999_999_999 } }],
    ['delivery', { terms: { delivery: true, from: 1 } }],
    ['once per customer', { terms: { percent: 10, once: true } }],
    ['later', { since: inHours(1), until: inHours(2) }],
    ['for long', { until: ago(-(CODE_DAYS * DAY_SECONDS - 60)) }],
    ['the most uses', { most: CODE_USES }],
    ['one use', { most: 1 }],
  ])('is made by merchants, and can be for %s', async (_what, more) => {
    await assertFails(make(more, { as: madeWorld.shopper }));
    await assertFails(make(more, { as: madeWorld.nobody }));
    await assertSucceeds(make(more));
  });

  it.each<[string, DocumentData]>([
    ['nothing', { terms: {} }],
    ['two things', { terms: { percent: 10, amount: 10 } }],
    ['zero percent', { terms: { percent: 0 } }],
    ['101 percent', { terms: { percent: 101 } }],
    ['a negative percentage', { terms: { percent: -10 } }],
    ['half a percent', { terms: { percent: 0.5 } }],
    ['a text', { terms: { percent: '10' } }],
    ['no amount', { terms: { amount: 0 } }],
    ['a negative amount', { terms: { amount: -1 } }],
    ['too high an amount', { terms: { amount: 1_000_000_000 } }],
    ['delivery that isn’t free', { terms: { delivery: false } }],
    ['a negative subtotal', { terms: { percent: 10, from: -1 } }],
    ['every customer more than once', { terms: { percent: 10, once: false } }],
    ['something else', { terms: { percent: 10, product: 'lamp' } }],
    ['amounts in another scale', { digits: 2 }],
    ['ever', { until: ago(-(CODE_DAYS + 1) * DAY_SECONDS) }],
    ['no time', { since: inHours(2), until: inHours(1) }],
    ['a time that isn’t one', { since: 1, until: 2 }],
    ['any number of uses', { most: CODE_USES + 1 }],
    ['no use', { most: 0 }],
    ['a part of a use', { most: 1.5 }],
    ['a code that was used', { used: 1 }],
    ['fewer uses than none', { used: -1 }],
    ['other fields', { name: 'Diwali' }],
  ])('can’t be for %s', async (_what, more) => {
    await assertFails(make(more));
  });

  it.each(['AB', 'A'.repeat(21), 'diwali', 'DIWALI 10', 'DÜRER'])(
    'can’t be called %s',
    async (name) => {
      await assertFails(make({}, { name }));
    },
  );

  it('can’t be made twice, or without an end or a limit', async () => {
    await assertFails(setDoc(codeIn(madeWorld.merchant), without(newCode(), 'until')));
    await assertFails(setDoc(codeIn(madeWorld.merchant), without(newCode(), 'most')));
    await arrange({ used: 2 }, code, madeWorld);
    await assertFails(make());
  });

  it.each<[string, DocumentData, typeof assertFails]>([
    ['stopped', { until: now }, assertSucceeds],
    ['extended', { until: inHours(48), most: 9 }, assertSucceeds],
    ['without an end', { until: ago(-(CODE_DAYS + 1) * DAY_SECONDS) }, assertFails],
    ['without a limit', { most: CODE_USES + 1 }, assertFails],
    ['more generous', { terms: { percent: 20, from: 500 } }, assertFails],
    ['less generous', { 'terms.from': 600 }, assertFails],
    ['used less often', { used: 0 }, assertFails],
    ['used more often', { used: increment(1) }, assertFails],
    ['used since later', { since: inHours(0.5) }, assertFails],
    ['in another scale', { digits: 2 }, assertFails],
  ])('is %s by a merchant, or can’t be', async (_what, change, check) => {
    await arrange({ used: 1 }, code, madeWorld);
    await assertFails(updateDoc(codeIn(madeWorld.shopper), change));
    await check(updateDoc(codeIn(madeWorld.merchant), change));
  });

  it('of another shop means nothing here', async () => {
    await arrange({ terms: { percent: 50 } }, 'HALF', closedWorld);
    await assertFails(
      placeUsing({
        as: madeWorld.shopper,
        order: { code: 'HALF', discount: { percent: 50 } },
        uses: { HALF: 1 },
      }),
    );
  });
});
