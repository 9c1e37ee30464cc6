import { AccountVisit, quiet, untilSent } from '../testing/accountVisit';
import { FakeBasketDatabase } from '../testing/fakeBasketDatabase';
import { FakeBrowser, type FakeTab } from '../testing/fakeBrowser';

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

/** Lets these seconds pass in a tab. */
async function pass(tab: FakeTab, seconds: number) {
  for (let passed = 0; passed < seconds; passed += 1) {
    tab.passTime(1000);
    await quiet();
  }
}

it('takes a line off every device, once, wherever it was removed, and puts it back in its place', async () => {
  const { inAccount, open } = setUp();
  const [phone, laptop] = [await open(), await open()];
  const lamp = phone.add('lamp');
  phone.add('lamp');
  phone.setGift(true);
  await quiet();
  await look(laptop);
  expect([laptop.products, laptop.gift]).toEqual([['lamp', 'lamp'], true]);
  phone.remove(lamp);
  laptop.remove(lamp);
  await quiet();
  await look(phone, laptop);
  for (const { products } of [phone, laptop]) expect(products).toEqual(['lamp']);
  expect(phone.undo()).toBe(lamp);
  await untilSent(phone);
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

it('keeps what is done while an answer is under way', async () => {
  const { database, inAccount, open } = setUp();
  const phone = await open();
  const pot = phone.add('pot');
  await untilSent(phone);
  database.fate = undefined;
  const lamp = phone.add('lamp');
  await quiet();
  phone.remove(lamp);
  phone.remove(pot);
  phone.undo();
  phone.setGift(true);
  phone.add('rug');
  database.answerAll();
  await quiet();
  database.answerAll();
  await quiet();
  expect([phone.products, phone.gift]).toEqual([['pot', 'rug'], true]);
  database.fate = 'answered';
  database.answerAll();
  await untilSent(phone);
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
    database.answerAll();
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
    database.answerAll();
    await untilSent(phone);
    expect([phone.products, inAccount()]).toEqual([[], []]);
  });
});

it('lets two tabs of one device ask one at a time, and the second sends what the first has not', async () => {
  const { database, inAccount, open } = setUp();
  const browser = new FakeBrowser();
  const [one, other] = [await open(browser), await open(browser)];
  database.fate = undefined;
  one.add('lamp');
  other.add('pot');
  await quiet();
  expect(database.calls).toHaveLength(1);
  database.fate = 'answered';
  database.answerAll();
  await quiet();
  expect(inAccount()).toEqual(['lamp', 'pot']);
  browser.settle();
  for (const { products } of [one, other]) expect(products).toEqual(['lamp', 'pot']);
});

describe('asks what other devices have changed', () => {
  it('at once when the page is shown, has the focus or is online again, each time once', async () => {
    const { database, open } = setUp();
    const { tab } = await open();
    const show = () => {
      tab.wakeUp();
    };
    const [focus, online] = ['focus', 'online'].map((event) => () => {
      tab.dispatchEvent(new Event(event));
    });
    for (const events of [[focus], [online], [show], [show, focus]]) {
      const before = database.asked;
      for (const happen of events) happen?.();
      await quiet();
      expect(database.asked - before).toBe(1);
    }
  });

  it('6 times in ten minutes without any change, and not while the page is hidden', async () => {
    const { database, open } = setUp();
    const { tab } = await open();
    await pass(tab, 600);
    expect(database.asked).toBeLessThanOrEqual(6);
    const before = database.asked;
    tab.document.visibilityState = 'hidden';
    await pass(tab, 600);
    expect(database.asked).toBe(before);
  });

  it('every 20 seconds again when there was a change', async () => {
    const { database, open } = setUp();
    const [phone, laptop] = [await open(), await open()];
    await pass(laptop.tab, 301);
    phone.add('lamp');
    await quiet();
    await pass(laptop.tab, 300);
    expect(laptop.products).toEqual(['lamp']);
    const before = database.asked;
    await pass(laptop.tab, 20);
    expect(database.asked - before).toBe(1);
  });

  it('again after 20 seconds when the shopper has come back', async () => {
    const { database, open } = setUp();
    const { tab } = await open();
    await pass(tab, 600);
    tab.dispatchEvent(new Event('focus'));
    await quiet();
    const before = database.asked;
    await pass(tab, 20);
    expect(database.asked - before).toBe(1);
  });

  it('once more when the shopper comes back while the answer is under way', async () => {
    const { database, open } = setUp();
    const phone = await open();
    database.fate = undefined;
    phone.focus();
    await quiet();
    phone.focus();
    const before = database.asked;
    database.fate = 'answered';
    database.answerAll();
    await quiet();
    expect(database.asked - before).toBe(1);
  });

  it('at most a minute apart while there is no answer, and again after 20 seconds when one fails', async () => {
    const { database, open } = setUp();
    const { reached, tab } = await open();
    await pass(tab, 300);
    database.fate = 'unreachable';
    await pass(tab, 300);
    expect(reached.at(-1)).toBe('no');
    const before = database.asked;
    await pass(tab, 20);
    expect(database.asked - before).toBe(1);
    await pass(tab, 600);
    database.fate = 'answered';
    await pass(tab, 60);
    expect(reached.at(-1)).toBe('yes');
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

describe('sends', () => {
  it('a change at once, ten that follow each other in four requests, and reads nothing for it', async () => {
    const { database, inAccount, open } = setUp();
    const phone = await open();
    const before = database.asked;
    phone.add();
    await quiet();
    expect(inAccount()).toHaveLength(1);
    for (let added = 1; added < 10; added += 1) {
      await pass(phone.tab, 1);
      phone.add();
    }
    await untilSent(phone);
    expect(inAccount()).toHaveLength(10);
    expect(database.asked - before).toBeLessThanOrEqual(4);
  });

  it.each(['hides the page', 'signs out'])(
    'all of it at once when the shopper %s',
    async (what) => {
      const { inAccount, open } = setUp();
      const phone = await open();
      phone.add();
      await quiet();
      phone.add();
      if (what === 'signs out') expect(await phone.account.save()).toBe(true);
      else {
        phone.tab.document.visibilityState = 'hidden';
        phone.tab.wakeUp();
        await quiet();
      }
      expect(inAccount()).toHaveLength(2);
    },
  );
});

it.each(['write', 'read'])('lets every tab go on where one has no answer to a %s', async (call) => {
  const { database, inAccount, open } = setUp();
  const browser = new FakeBrowser();
  const [one, other] = [await open(browser), await open(browser)];
  database.fate = undefined;
  if (call === 'write') one.add('lamp');
  else one.focus();
  await quiet();
  database.fate = 'answered';
  other.add('pot');
  await pass(one.tab, 14);
  expect(inAccount()).toEqual([]);
  await pass(one.tab, 1);
  expect(inAccount()).toContain('pot');
  expect(other.reached.at(-1)).toBe('yes');
  expect(one.reached.at(-1)).toBe('no');
  await pass(one.tab, 20);
  expect(one.reached.at(-1)).toBe('yes');
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
  database.answerAll();
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
  database.answerAll();
  await quiet();
  expect(browser.entries).toEqual({});
  browser.settle();
  expect(other.products).toEqual([]);
});
