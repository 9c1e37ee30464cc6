import { accountUnderTest } from '../../testing/accountUnderTest';
import { quiet } from '../../testing/accountVisit';
import { describeBasketStore } from '../../testing/contracts/basketStoreContract';
import { FakeBasketDatabase } from '../../testing/fakes/fakeBasketDatabase';
import { lineIdOf, lineKey } from '../storage/basketKeys';
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
  /** The entries that the next person at this browser would find. */
  const onDevice = () => Object.keys(browser.entries);
  /** Counts the calls to the database during this action. */
  async function callsDuring(act: () => unknown) {
    const before = database.callCount;
    await act();
    await quiet();
    return database.callCount - before;
  }
  return { browser, callsDuring, database, onDevice, visit };
}

/** A signed-in shopper's phone. */
async function setUpPhone() {
  const { callsDuring, database, visit: phone } = await setUp();
  await phone.signIn();
  return { callsDuring, database, phone };
}

describe('signing in', () => {
  it('merges both baskets, reports once how many lines were added, and clears the device’s own', async () => {
    const { database, onDevice, visit } = await setUp('lamp', 'pot');
    visit.add('rug');
    visit.setGift(true);
    database.fate = 'lost';
    await visit.signIn();
    await visit.focus();
    expect(visit.products).toEqual(['rug']);
    database.fate = 'answered';
    await visit.focus();
    const all = ['lamp', 'pot', 'rug'];
    expect([visit.products, database.productsOf()]).toEqual([all, all]);
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

  it('in one tab merges the baskets in the other too, and brings back no removed line', async () => {
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

  it('in one tab brings back no line that another tab removes at the same time', async () => {
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

it('brings back no line that was removed while another tab was sending it', async () => {
  const { browser, database, onDevice, visit: one } = await setUp();
  await one.signIn();
  const other = await database.openSignedIn(browser);
  const lamp = one.add('lamp');
  browser.settle();
  await quiet();
  other.remove(lamp);
  // Browsers pass on what another tab has stored a few milliseconds later.
  one.store.entries.set(lineKey(lamp, 'asha'), 'lamp');
  browser.settle();
  expect([one.products, other.products]).toEqual([[], []]);
  await other.pass(5);
  expect([one.products, other.products, database.productsOf()]).toEqual([[], [], []]);
  expect(onDevice().filter((key) => key.includes(lamp))).toEqual([]);
});

it('signing out sends every tab’s unsent changes, then clears the basket from this device', async () => {
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
  it('leaves the basket on the device, and sends the unsent lines at the next sign-in', async () => {
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

  it('brings back no line that I removed on another device, or here just before or after', async () => {
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
    const rest = ['mat', 'jug'];
    expect([visit.products, database.productsOf()]).toEqual([rest, rest]);
  });

  it('gives the basket to another account that signs in, and keeps the first account’s as it is', async () => {
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
    const both = ['lamp', 'pot'];
    expect([visit.products, database.productsOf()]).toEqual([both, both]);
  });
});

it('shows another account only its own basket, in every tab', async () => {
  const { browser, database, visit: one } = await setUp('lamp');
  await one.signIn();
  const other = await database.openSignedIn(browser);
  await one.signIn('ravi');
  one.add('rug');
  browser.settle();
  // The tab reads this from storage before it knows of the new session.
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
  'a rejecting database leaves the basket on the device, and to an account that signs in %s',
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

it('keeps changes that I make while a request is pending', async () => {
  const { database, phone } = await setUpPhone();
  const pot = phone.add('pot');
  await phone.pass(5);
  database.fate = undefined;
  const lamp = phone.add('lamp');
  await quiet();
  phone.remove(lamp);
  phone.remove(pot);
  phone.undo();
  phone.setGift(true);
  phone.add('rug');
  for (let answered = 0; answered < 2; answered += 1) await database.answerAll();
  expect([phone.products, phone.gift]).toEqual([['pot', 'rug'], true]);
  await database.recover();
  await phone.pass(10);
  expect([phone.products, phone.gift]).toEqual([['pot', 'rug'], true]);
  expect(database.productsOf()).toEqual(['pot', 'rug']);
});

describe('an ordered line', () => {
  it('is removed without another request', async () => {
    const { callsDuring, database, phone } = await setUpPhone();
    const lamp = phone.add('lamp');
    phone.add('pot');
    await quiet();
    const order = () => {
      database.order(phone, lamp);
    };
    expect(await callsDuring(order)).toBe(0);
    // The tab has read once, and sent nothing.
    expect(await callsDuring(() => phone.focus())).toBe(1);
    expect([phone.products, database.productsOf()]).toEqual([['pot'], ['pot']]);
  });

  it('does not come back when a basket read before the order arrives', async () => {
    const { database, phone } = await setUpPhone();
    const lamp = phone.add('lamp');
    await quiet();
    database.fate = undefined;
    await phone.focus();
    for (const call of database.calls) database.decide(call, 'reached');
    database.order(phone, lamp);
    await database.answerAll();
    expect(phone.products).toEqual([]);
  });

  it('is removed from the account even if it was still being sent', async () => {
    const { database, phone } = await setUpPhone();
    database.fate = undefined;
    const lamp = phone.add('lamp');
    await quiet();
    database.order(phone, lamp);
    await database.recover();
    await phone.pass(5);
    expect([phone.products, database.productsOf()]).toEqual([[], []]);
  });
});

describe('reads other devices’ changes', () => {
  it('once each time the page is shown, gets the focus or is back online', async () => {
    const { callsDuring, phone } = await setUpPhone();
    const { tab } = phone;
    const focus = () => phone.focus();
    const online = () => tab.dispatchEvent(new Event('online'));
    const show = () => {
      tab.wakeUp();
    };
    const showWithFocus = () => {
      show();
      return focus();
    };
    for (const comeBack of [focus, online, show, showWithFocus]) {
      expect(await callsDuring(comeBack)).toBe(1);
    }
  });

  it('five times in ten minutes, but not while the page is hidden', async () => {
    const { callsDuring, database, phone } = await setUpPhone();
    const laptop = await database.openSignedIn();
    laptop.add('lamp');
    await quiet();
    expect(await callsDuring(() => phone.pass(600))).toBe(5);
    expect(phone.products).toEqual(['lamp']);
    phone.tab.document.visibilityState = 'hidden';
    expect(await callsDuring(() => phone.pass(600))).toBe(0);
  });

  it('once more when the shopper comes back while a request is pending', async () => {
    const { callsDuring, database, phone } = await setUpPhone();
    database.fate = undefined;
    await phone.focus();
    void phone.focus();
    expect(await callsDuring(() => database.recover())).toBe(1);
  });
});

describe('sends', () => {
  it('a change at once and ten quick changes in four requests, without reading', async () => {
    const { callsDuring, database, phone } = await setUpPhone();
    const addTen = async () => {
      phone.add();
      await quiet();
      expect(database.productsOf()).toHaveLength(1);
      for (let added = 1; added < 10; added += 1) {
        await phone.pass(1);
        phone.add();
      }
      await phone.pass(5);
    };
    expect(await callsDuring(addTen)).toBeLessThanOrEqual(4);
    expect(database.productsOf()).toHaveLength(10);
  });

  it('additions and removals in two writes five seconds apart, or one if the page is hidden', async () => {
    const { callsDuring, database, phone } = await setUpPhone();
    const pot = phone.add('pot');
    await quiet();
    phone.add('lamp');
    phone.remove(pot);
    expect(await callsDuring(() => phone.pass(4))).toBe(0);
    expect(await callsDuring(() => phone.pass(1))).toBe(1);
    expect(database.productsOf()).toEqual(['pot', 'lamp']);
    await phone.pass(1);
    phone.tab.document.visibilityState = 'hidden';
    const hide = () => {
      phone.tab.wakeUp();
    };
    expect(await callsDuring(hide)).toBe(1);
    expect(database.productsOf()).toEqual(['lamp']);
  });

  it('a change again that came too soon after another device’s, without reporting a failure', async () => {
    const { database, phone } = await setUpPhone();
    const laptop = await database.openSignedIn();
    laptop.add('pot');
    await quiet();
    database.fate = 'tooSoon';
    phone.add('lamp');
    await quiet();
    database.fate = 'answered';
    expect([phone.status, database.productsOf()]).toEqual(['ok', ['pot']]);
    await phone.pass(1);
    expect([phone.status, database.productsOf()]).toEqual(['ok', ['pot', 'lamp']]);
    expect(phone.products.sort()).toEqual(['lamp', 'pot']);
  });
});

it('waits before it sends a change right after another tab’s', async () => {
  const { database, phone } = await setUpPhone();
  phone.add('pot');
  await quiet();
  const other = await database.openSignedIn(phone.browser);
  other.add('lamp');
  await phone.pass(4);
  expect(database.productsOf()).toEqual(['pot']);
  await phone.pass(1);
  expect(database.productsOf()).toEqual(['pot', 'lamp']);
});

it('saves the last changes before a sign-out, and gives up after 2 seconds without an answer', async () => {
  const { database, phone } = await setUpPhone();
  phone.add('pot');
  await quiet();
  phone.add('lamp');
  const saving = phone.account.save();
  await phone.pass(1);
  expect(await saving).toBe(true);
  expect(database.productsOf()).toEqual(['pot', 'lamp']);
  database.fate = 'tooSoon';
  phone.add('cup');
  const refused = phone.account.save();
  await phone.pass(4);
  expect(await refused).toBe(false);
  database.fate = 'answered';
  await phone.pass(5);
  database.fate = undefined;
  phone.add('rug');
  const failing = phone.account.save();
  await quiet();
  await phone.pass(2);
  expect(await failing).toBe(false);
});

it.each(['write', 'read'])(
  'lets one tab sync at a time, and the next one once a %s is pending for 15 seconds',
  async (call) => {
    const { database, phone: one } = await setUpPhone();
    const other = await database.openSignedIn(one.browser);
    database.fate = undefined;
    if (call === 'write') one.add('lamp');
    else void one.focus();
    await quiet();
    database.fate = 'answered';
    other.add('pot');
    await one.pass(14);
    expect(database.productsOf()).toEqual([]);
    expect([one.status, other.status]).toEqual(['unreachable', 'ok']);
    await one.pass(1);
    await other.pass(5);
    expect(database.productsOf()).toContain('pot');
    await one.pass(30);
    expect(one.status).toBe('ok');
  },
);

it('reports an unreachable account after 5 seconds, and retries every 30 until it answers', async () => {
  const { callsDuring, database, phone } = await setUpPhone();
  database.fate = undefined;
  phone.add();
  await quiet();
  phone.tab.passTime(4900);
  expect(phone.status).toBe('ok');
  phone.tab.passTime(100);
  expect(phone.status).toBe('unreachable');
  database.fate = 'unreachable';
  await phone.pass(120);
  expect(await callsDuring(() => phone.pass(60))).toBe(2);
  await database.recover();
  await phone.pass(30);
  expect(phone.status).toBe('ok');
});

it('stops syncing and ignores late answers once the account has left the device', async () => {
  const { callsDuring, database, phone: one } = await setUpPhone();
  const { browser } = one;
  const other = await database.openSignedIn(browser);
  one.add();
  await quiet();
  browser.settle();
  database.fate = undefined;
  await other.focus();
  one.account.forget();
  one.account.follow(undefined);
  // The storage event has not reached the other tab yet.
  await database.answerAll();
  expect(browser.entries).toEqual({});
  browser.settle();
  expect(other.products).toEqual([]);
  const comeBack = async () => {
    await one.focus();
    await one.pass(60);
  };
  expect(await callsDuring(comeBack)).toBe(0);
});
