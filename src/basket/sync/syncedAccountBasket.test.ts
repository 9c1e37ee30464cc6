import { accountUnderTest } from '../../testing/accountUnderTest';
import { quiet } from '../../testing/accountVisit';
import { describeBasketStore } from '../../testing/contracts/basketStoreContract';
import { FakeBasketDatabase } from '../../testing/fakes/fakeBasketDatabase';
import { lineIdOf } from '../basketKeys';
import { createSyncedAccountBasket } from './syncBasket';

describeBasketStore('the account, on two devices', () => {
  const database = new FakeBasketDatabase(createSyncedAccountBasket);
  return {
    ...accountUnderTest('asha', database.makeAccount),
    stored: () => Promise.resolve(database.contentOf('asha')),
  };
});

/** A visit on another device has left these products in Asha's account. */
async function setUp(...products: string[]) {
  const database = new FakeBasketDatabase(createSyncedAccountBasket);
  const earlier = await database.openSignedIn();
  for (const product of products) earlier.add(product);
  await quiet();
  const visit = database.open();
  const { browser } = visit;
  /** What the next person at this browser would find. */
  const onDevice = () => Object.keys(browser.entries);
  return { browser, database, onDevice, visit };
}

describe('signing in', () => {
  it('merges both baskets, reports once how many lines it added, and leaves none on the device', async () => {
    const { database, onDevice, visit } = await setUp('lamp', 'pot');
    visit.add('rug');
    visit.setGift(true);
    database.fate = 'lost';
    await visit.signIn();
    await visit.focus();
    expect(visit.products).toEqual(['rug']);
    database.fate = 'answered';
    await visit.focus();
    for (const products of [visit.products, database.productsOf()]) {
      expect(products).toEqual(['lamp', 'pot', 'rug']);
    }
    expect(visit.gift).toBe(true);
    expect(visit.merged).toEqual([2]);
    expect(onDevice().filter((key) => lineIdOf(key))).toEqual([]);
  });

  it('reports nothing if only one of the two baskets has lines', async () => {
    const { database, visit: full } = await setUp();
    full.add('rug');
    await full.signIn();
    const empty = await database.openSignedIn();
    expect(empty.products).toEqual(['rug']);
    expect([...full.merged, ...empty.merged]).toEqual([]);
  });

  it('in one tab merges them in the other too, where no removed line comes back', async () => {
    const { browser, database, visit: one } = await setUp();
    const other = database.open(browser);
    const lamp = one.add('lamp');
    browser.settle();
    one.account.follow('asha');
    one.remove(lamp);
    one.add('pot');
    browser.settle();
    expect(other.products).toEqual(['pot']);
  });

  it('in one tab keeps a line removed that another tab removes at the same time', async () => {
    const { browser, database, visit: one } = await setUp();
    const other = database.open(browser);
    const lamp = one.add('lamp');
    browser.settle();
    await one.signIn();
    expect(database.productsOf()).toEqual(['lamp']);
    other.remove(lamp);
    browser.settle();
    await one.pass(5);
    expect([one.products, other.products, database.productsOf()]).toEqual([[], [], []]);
  });
});

it('signing out sends the unsent changes of every tab, then leaves nothing on this device', async () => {
  const { browser, database, onDevice, visit } = await setUp();
  await visit.signIn();
  const other = await database.openSignedIn(browser);
  database.fate = 'unreachable';
  visit.add('lamp');
  visit.setGift(true);
  await quiet();
  database.fate = 'answered';
  other.add('pot');
  expect(await visit.account.save()).toBe(true);
  visit.account.forget();
  expect(database.productsOf()).toEqual(['lamp', 'pot']);
  expect([visit.products, visit.gift]).toEqual([[], false]);
  // The identity service may be faster than the browser.
  other.account.follow(undefined);
  browser.settle();
  await quiet();
  expect(other.products).toEqual([]);
  expect(onDevice()).toEqual([]);
});

describe('an expired session', () => {
  it('leaves the basket on the device, and its account gets the unsent lines later', async () => {
    const { browser, database, onDevice, visit } = await setUp('lamp');
    await visit.signIn();
    database.fate = 'unreachable';
    visit.add('pot');
    await quiet();
    visit.account.follow(undefined);
    visit.add('rug');
    const all = ['lamp', 'pot', 'rug'];
    for (const { products } of [visit, database.open(browser)]) expect(products).toEqual(all);
    database.fate = 'answered';
    await visit.signIn();
    expect(database.productsOf()).toEqual(all);
    visit.account.forget();
    expect(onDevice()).toEqual([]);
  });

  it('brings back nothing that I removed on another device, or here just before or after', async () => {
    const { database, visit } = await setUp('lamp', 'pot', 'rug', 'mat');
    const phone = await database.openSignedIn();
    await visit.signIn();
    const [lamp = '', pot = '', rug = ''] = visit.lines.keys();
    phone.remove(lamp);
    await quiet();
    database.fate = 'unreachable';
    visit.remove(pot);
    await quiet();
    visit.account.follow(undefined);
    visit.remove(rug);
    expect(visit.products).toEqual(['lamp', 'mat']);
    visit.add('jug');
    database.fate = 'answered';
    await visit.signIn();
    expect(visit.products).toEqual(['mat', 'jug']);
    await visit.pass(5);
    for (const products of [visit.products, database.productsOf()]) {
      expect(products).toEqual(['mat', 'jug']);
    }
  });

  it('leaves the whole basket to another account that signs in, and the first account’s as it is', async () => {
    const { database, visit } = await setUp('lamp', 'pot');
    await visit.signIn();
    visit.account.follow(undefined);
    const [lamp = ''] = visit.lines.keys();
    visit.remove(lamp);
    await visit.signIn('ravi');
    expect([visit.products, database.productsOf('ravi')]).toEqual([['pot'], ['pot']]);
    visit.account.forget();
    visit.account.follow(undefined);
    await visit.signIn();
    for (const products of [visit.products, database.productsOf()]) {
      expect(products).toEqual(['lamp', 'pot']);
    }
  });
});

it('shows another account only its own basket, in every tab', async () => {
  const { browser, database, visit: one } = await setUp('lamp');
  await one.signIn();
  const other = await database.openSignedIn(browser);
  await one.signIn('ravi');
  one.add('rug');
  browser.settle();
  // Read from storage, before this tab knows of the new session.
  expect(other.products).toEqual(['rug']);
  await other.signIn('ravi');
  other.add('pot');
  browser.settle();
  for (const { products } of [one, other]) expect(products).toEqual(['rug', 'pot']);
  // The tabs share the interval between two writes.
  await other.pass(5);
  expect([database.productsOf(), database.productsOf('ravi')]).toEqual([['lamp'], ['rug', 'pot']]);
});

it.each([
  ['after signing out', true],
  ['at once', false],
])(
  'a database that rejects everything leaves the basket on the device, and to another account that signs in %s',
  async (_when, signsOut) => {
    const { browser, database, visit } = await setUp();
    database.fate = 'rejected';
    visit.add('lamp');
    await visit.signIn();
    visit.add('pot');
    await quiet();
    const all = ['lamp', 'pot'];
    expect(visit.status).toBe('rejected');
    expect(await visit.account.save()).toBe(true);
    expect(database.open(browser).products).toEqual(all);
    if (signsOut) visit.account.forget();
    expect([visit.products, visit.status]).toEqual([all, signsOut ? 'ok' : 'rejected']);
    database.fate = 'answered';
    await visit.signIn('ravi');
    expect([visit.products, database.productsOf('ravi')]).toEqual([all, all]);
  },
);
