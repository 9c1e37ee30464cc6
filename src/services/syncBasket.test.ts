import { AccountVisit, quiet } from '../testing/accountVisit';
import { FakeBasketDatabase } from '../testing/fakeBasketDatabase';
import { FakeBrowser } from '../testing/fakeBrowser';

/** A signed-in shopper's devices: `open` is a tab on one of them, at first on a device of its own. */
function setUp() {
  const database = new FakeBasketDatabase();
  async function open(browser = new FakeBrowser()) {
    const visit = new AccountVisit(browser, database.makeAccount);
    visit.account.follow('asha');
    await quiet();
    return visit;
  }
  const inAccount = () => database.contentOf('asha').lines.map(({ productId }) => productId);
  return { database, open, inAccount };
}

async function look(...visits: AccountVisit[]) {
  for (const visit of visits) {
    visit.focus();
    await quiet();
  }
}

it('keeps the additions of two devices, and shows each what the other added', async () => {
  const { inAccount, open } = setUp();
  const [phone, laptop] = [await open(), await open()];
  phone.add('lamp');
  laptop.add('pot');
  phone.setGift(true);
  await quiet();
  await look(phone, laptop);
  for (const { products, gift } of [phone, laptop]) {
    expect([products, gift]).toEqual([['lamp', 'pot'], true]);
  }
  expect(inAccount()).toEqual(['lamp', 'pot']);
});

it('takes a line off every device, once, wherever it was removed, and puts it back in its place', async () => {
  const { inAccount, open } = setUp();
  const [phone, laptop] = [await open(), await open()];
  const lamp = phone.add('lamp');
  phone.add('lamp');
  await quiet();
  await look(laptop);
  phone.remove(lamp);
  laptop.remove(lamp);
  await quiet();
  await look(phone, laptop);
  for (const { products } of [phone, laptop]) expect(products).toEqual(['lamp']);
  expect(phone.undo()).toBe(lamp);
  await quiet();
  await look(laptop);
  expect([...laptop.lines.keys()].sort()[0]).toBe(lamp);
  expect(inAccount()).toEqual(['lamp', 'lamp']);
});

it.each(['lost', 'unreachable'] as const)(
  'sends again what was not acknowledged, and adds it once (%s)',
  async (fate) => {
    const { database, inAccount, open } = setUp();
    const phone = await open();
    database.fate = fate;
    phone.add('lamp');
    phone.remove(phone.add('pot'));
    await quiet();
    expect(phone.reached.at(-1)).toBe('no');
    expect(phone.products).toEqual(['lamp']);
    database.fate = 'answered';
    phone.tab.dispatchEvent(new Event('online'));
    await quiet();
    expect(phone.reached.at(-1)).toBe('yes');
    expect(inAccount()).toEqual(['lamp']);
  },
);

it('sends after a reload what was unsent before it', async () => {
  const { database, inAccount, open } = setUp();
  const browser = new FakeBrowser();
  const phone = await open(browser);
  phone.remove(phone.add('lamp'));
  await quiet();
  database.fate = undefined;
  phone.add('pot');
  await quiet();
  expect(database.calls).toHaveLength(1);
  browser.closeTab(phone.tab);
  database.fate = 'answered';
  expect((await open(browser)).products).toEqual(['pot']);
  expect(inAccount()).toEqual(['pot']);
});

it('keeps what is done while an answer is under way', async () => {
  const { database, inAccount, open } = setUp();
  const phone = await open();
  const pot = phone.add('pot');
  await quiet();
  database.fate = undefined;
  const lamp = phone.add('lamp');
  await quiet();
  phone.remove(lamp);
  phone.remove(pot);
  phone.undo();
  phone.setGift(true);
  phone.add('rug');
  for (const fate of ['answered', 'answered'] as const) {
    for (const call of [...database.calls]) database.decide(call, fate);
    await quiet();
  }
  expect([phone.products, phone.gift]).toEqual([['pot', 'rug'], true]);
  database.fate = 'answered';
  for (const call of [...database.calls]) database.decide(call, 'answered');
  await quiet();
  expect([phone.products, phone.gift]).toEqual([['pot', 'rug'], true]);
  expect(inAccount()).toEqual(['pot', 'rug']);
});

describe('what has been ordered', () => {
  it('is gone without another request', async () => {
    const { database, inAccount, open } = setUp();
    const phone = await open();
    const lamp = phone.add('lamp');
    phone.add('pot');
    await quiet();
    const before = database.asked;
    database.order('asha', lamp);
    phone.order(lamp);
    await quiet();
    expect(database.asked).toBe(before);
    await look(phone);
    // Read once, and nothing sent.
    expect(database.asked).toBe(before + 1);
    expect([phone.products, inAccount()]).toEqual([['pot'], ['pot']]);
  });

  it('does not come back from a basket that was read before', async () => {
    const { database, open } = setUp();
    const phone = await open();
    const lamp = phone.add('lamp');
    await quiet();
    database.fate = undefined;
    await look(phone);
    for (const call of [...database.calls]) database.decide(call, 'reached');
    database.order('asha', lamp);
    phone.order(lamp);
    for (const call of [...database.calls]) database.decide(call, 'answered');
    await quiet();
    expect(phone.products).toEqual([]);
  });

  it('leaves the account also where it was still being sent there', async () => {
    const { database, inAccount, open } = setUp();
    const phone = await open();
    database.fate = undefined;
    const lamp = phone.add('lamp');
    await quiet();
    database.order('asha', lamp);
    phone.order(lamp);
    database.fate = 'answered';
    for (const call of [...database.calls]) database.decide(call, 'answered');
    await quiet();
    expect([phone.products, inAccount()]).toEqual([[], []]);
  });
});

describe('two tabs of one device', () => {
  it('ask one at a time, and the second sends what the first has not', async () => {
    const { database, inAccount, open } = setUp();
    const browser = new FakeBrowser();
    const [one, other] = [await open(browser), await open(browser)];
    database.fate = undefined;
    one.add('lamp');
    other.add('pot');
    await quiet();
    expect(database.calls).toHaveLength(1);
    database.fate = 'answered';
    for (const call of [...database.calls]) database.decide(call, 'answered');
    await quiet();
    expect(inAccount()).toEqual(['lamp', 'pot']);
    browser.settle();
    for (const { products } of [one, other]) expect(products).toEqual(['lamp', 'pot']);
  });

  it('go on when the one that asks is closed', async () => {
    const { database, inAccount, open } = setUp();
    const browser = new FakeBrowser();
    const [one, other] = [await open(browser), await open(browser)];
    database.fate = undefined;
    one.add('lamp');
    await quiet();
    database.fate = 'answered';
    browser.closeTab(one.tab);
    await look(other);
    expect(other.products).toEqual(['lamp']);
    expect(inAccount()).toEqual(['lamp']);
  });
});

describe('looks for changes of other devices', () => {
  it('when the page is shown, has the focus, is online again, and every 20 seconds in view', async () => {
    const { database, open } = setUp();
    const { tab } = await open();
    const asksAfter = async (what: () => void) => {
      const before = database.asked;
      what();
      await quiet();
      return database.asked - before;
    };
    for (const event of ['focus', 'online']) {
      expect(await asksAfter(() => tab.dispatchEvent(new Event(event)))).toBe(1);
    }
    expect(
      await asksAfter(() => {
        tab.wakeUp();
      }),
    ).toBe(1);
    expect(
      await asksAfter(() => {
        tab.passTime(20_000);
      }),
    ).toBe(1);
    tab.document.visibilityState = 'hidden';
    expect(
      await asksAfter(() => {
        tab.passTime(60_000);
      }),
    ).toBe(0);
  });

  it('no more when the account has left', async () => {
    const { database, open } = setUp();
    const { account, tab } = await open();
    account.forget();
    account.follow(undefined);
    const before = database.asked;
    tab.dispatchEvent(new Event('focus'));
    tab.passTime(60_000);
    await quiet();
    expect(database.asked).toBe(before);
  });
});

it('says after 5 seconds that there is no answer, and takes it back when there is', async () => {
  const { database, open } = setUp();
  const phone = await open();
  database.fate = undefined;
  phone.add();
  await quiet();
  phone.tab.passTime(4900);
  expect(phone.reached.at(-1)).toBe('yes');
  phone.tab.passTime(100);
  expect(phone.reached.at(-1)).toBe('no');
  database.fate = 'answered';
  for (const call of [...database.calls]) database.decide(call, 'answered');
  await quiet();
  expect(phone.reached.at(-1)).toBe('yes');
});

it('takes over nothing that arrives after the account has left', async () => {
  const { database, open } = setUp();
  const browser = new FakeBrowser();
  const [one, other] = [await open(browser), await open(browser)];
  one.add();
  await quiet();
  browser.settle();
  database.fate = undefined;
  other.focus();
  await quiet();
  one.account.forget();
  // The other tab has not heard of it yet.
  for (const call of [...database.calls]) database.decide(call, 'answered');
  await quiet();
  expect(browser.entries).toEqual({});
  browser.settle();
  expect(other.products).toEqual([]);
});
