import { quiet } from '../../testing/accountVisit';
import { FakeBasketDatabase } from '../../testing/fakes/fakeBasketDatabase';
import { createSyncedAccountBasket } from './syncBasket';

/** A signed-in shopper's phone. */
async function setUp() {
  const database = new FakeBasketDatabase(createSyncedAccountBasket);
  const phone = await database.openSignedIn();
  /** Counts the calls to the database during this action. */
  async function callsDuring(act: () => unknown) {
    const before = database.callCount;
    await act();
    await quiet();
    return database.callCount - before;
  }
  return { callsDuring, database, phone };
}

it('keeps changes made while a request is pending', async () => {
  const { database, phone } = await setUp();
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
    const { callsDuring, database, phone } = await setUp();
    const lamp = phone.add('lamp');
    phone.add('pot');
    await quiet();
    const order = () => {
      database.order(phone, lamp);
    };
    expect(await callsDuring(order)).toBe(0);
    // Read once, and nothing sent.
    expect(await callsDuring(() => phone.focus())).toBe(1);
    expect([phone.products, database.productsOf()]).toEqual([['pot'], ['pot']]);
  });

  it('does not come back from a basket that was read before the order', async () => {
    const { database, phone } = await setUp();
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
    const { database, phone } = await setUp();
    database.fate = undefined;
    const lamp = phone.add('lamp');
    await quiet();
    database.order(phone, lamp);
    await database.recover();
    await phone.pass(5);
    expect([phone.products, database.productsOf()]).toEqual([[], []]);
  });
});

describe('reads what other devices have changed', () => {
  it('once each time the page is shown, gets the focus or is back online', async () => {
    const { callsDuring, phone } = await setUp();
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

  it('five times in ten minutes, and never while the page is hidden', async () => {
    const { callsDuring, database, phone } = await setUp();
    const laptop = await database.openSignedIn();
    laptop.add('lamp');
    await quiet();
    expect(await callsDuring(() => phone.pass(600))).toBe(5);
    expect(phone.products).toEqual(['lamp']);
    phone.tab.document.visibilityState = 'hidden';
    expect(await callsDuring(() => phone.pass(600))).toBe(0);
  });

  it('once more when the shopper comes back while a request is pending', async () => {
    const { callsDuring, database, phone } = await setUp();
    database.fate = undefined;
    await phone.focus();
    void phone.focus();
    expect(await callsDuring(() => database.recover())).toBe(1);
  });
});

describe('sends', () => {
  it('a change at once and ten quick changes in four requests, without reading', async () => {
    const { callsDuring, database, phone } = await setUp();
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

  it('additions and removals in two writes, five seconds apart or, when the page is hidden, one', async () => {
    const { callsDuring, database, phone } = await setUp();
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

  it('a change again that came too soon after another device’s, and reports nothing', async () => {
    const { database, phone } = await setUp();
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

it('sends nothing too soon after another tab’s change', async () => {
  const { database, phone } = await setUp();
  phone.add('pot');
  await quiet();
  const other = await database.openSignedIn(phone.browser);
  other.add('lamp');
  await phone.pass(4);
  expect(database.productsOf()).toEqual(['pot']);
  await phone.pass(1);
  expect(database.productsOf()).toEqual(['pot', 'lamp']);
});

it('saves what was pressed last before a sign-out as soon as it may be sent, and gives up after 2 seconds without an answer', async () => {
  const { database, phone } = await setUp();
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
  'lets one tab sync at a time, and the next one after a %s has been pending for 15 seconds',
  async (call) => {
    const { database, phone: one } = await setUp();
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

it('reports after 5 seconds that the account can’t be reached, and retries every 30 until it answers', async () => {
  const { callsDuring, database, phone } = await setUp();
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

it('stops syncing when the account has left the device, and ignores late answers', async () => {
  const { callsDuring, database, phone: one } = await setUp();
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
