import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type DocumentData, updateDoc } from 'firebase/firestore/lite';
import { CASH_PRODUCTS } from '../../src/catalogue/model/terms';
import { movableOrder } from './moving';
import { newAddress, now, orderIn, place } from './placing';
import { closedWorldOf, pricesIn, worldOf } from './rulesWorld';

const world = worldOf('terms');
const closedWorld = closedWorldOf('closed-terms');

/** One each of this many products at ₹1000. */
const thousands = (count: number): DocumentData =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n-${index}:1000`, 1]));
const most = CASH_PRODUCTS;

/**
 * Tests where the shop delivers, and what can be paid in cash.
 */
it.each<[string, typeof assertFails]>([
  ['560001', assertSucceeds],
  ['569999', assertSucceeds],
  ['110096', assertSucceeds],
  ['570001', assertFails],
  ['111001', assertFails],
  ['156001', assertFails],
])('a shopper can order only to PIN codes where the shop delivers: %s', async (pin, check) => {
  const order = { address: newAddress({ pin }) };
  await check(place(world.shopper, { order }));
  await assertSucceeds(place(closedWorld.shopper, { order }));
});

it('an order can have the shop’s terms, or none as in pages from before there were any', async () => {
  const terms = { currency: 'INR', returns: 14, days: [2, 5] };
  await assertSucceeds(place(world.shopper, { order: { terms } }));
  await assertSucceeds(
    place(closedWorld.shopper, { order: { terms: { currency: 'INR', returns: 14 } } }),
  );
});

describe('with a limit of ₹20,000 for cash, an order', () => {
  it.each<[string, DocumentData, typeof assertFails]>([
    ['₹182', { "o'clock:7 \\n:133": 1 }, assertSucceeds],
    ['₹20,000 at the price of one product', { 'n-0:1000': 20 }, assertSucceeds],
    ['₹20,133', { 'n-0:1000': 20, "o'clock:7 \\n:133": 1 }, assertFails],
    [`₹20,000 for ${most} products`, thousands(most), assertSucceeds],
    [
      '₹20,133 for 6 products',
      { ...thousands(5), 'n-5:1000': 15, "o'clock:7 \\n:133": 1 },
      assertFails,
    ],
    [`${most + 1} products`, { ...thousands(most - 1), '123:990': 1, 'चाय:1': 1 }, assertFails],
  ])('of %s can be paid in cash, or else only by UPI', async (_what, items, check) => {
    const { addMerchant, arrange } = movableOrder(world);
    const { shopper } = world;
    await check(place(shopper, { order: { items } }));
    await assertSucceeds(place(closedWorld.shopper, { order: { items } }));
    await addMerchant();
    await arrange('placed', 'placed', { pay: 'upi', items });
    await check(updateDoc(orderIn(shopper), { pay: 'cash', payment: 'due', changedAt: now }));
  });

  it('has no limit by UPI', async () => {
    const items = { 'n-0:1000': 20, ...thousands(most), '123:990': 1 };
    await assertSucceeds(place(world.shopper, { order: { items, pay: 'upi' } }));
  });
});

it.each<[string, DocumentData, accepted: number, rejected: number]>([
  ['with delivery', { price: 49 }, 19_951, 19_952],
  ['with delivery that is free from some price', { price: 49, freeFrom: 20_000 }, 20_000, 19_999],
  ['without a price of delivery', {}, 20_000, 20_001],
  ['with delivery that is only known to be free', { freeFrom: 999 }, 20_000, 20_001],
])('the limit for cash is compared with the total %s', async (_what, delivery, ...prices) => {
  const tags = prices.map((price) => `${price}:${price}`);
  await world.arrange((database) => updateDoc(pricesIn(database), { tags, delivery }));
  const [accepted, rejected] = tags.map((tag) => ({ items: { [tag]: 1 }, delivery }));
  await assertFails(place(world.shopper, { order: rejected }));
  await assertSucceeds(place(world.shopper, { order: accepted }));
});
