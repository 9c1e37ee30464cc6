import { AccountVisit, quiet, untilSent } from '../testing/accountVisit';
import { FakeBasketDatabase } from '../testing/fakeBasketDatabase';
import { FakeBrowser } from '../testing/fakeBrowser';
import { lineIdOf } from './basketEntries';

function setUp() {
  const database = new FakeBasketDatabase();
  const browser = new FakeBrowser();
  const open = (on = browser) => new AccountVisit(on, database.makeAccount);
  const inAccount = (uid = 'asha') =>
    database.contentOf(uid).lines.map(({ productId }) => productId);
  /** What a stranger who opens this browser would find. */
  const onDevice = () => Object.keys(browser.entries);
  const signIn = async (visit: AccountVisit, uid = 'asha') => {
    visit.account.follow(uid);
    await quiet();
  };
  /** A visit on another device, which leaves these products in the account. */
  const hadBefore = async (...products: string[]) => {
    const earlier = open(new FakeBrowser());
    await signIn(earlier);
    for (const product of products) earlier.add(product);
    await quiet();
  };
  return { browser, database, hadBefore, inAccount, onDevice, open, signIn };
}

describe('signing in', () => {
  it('makes one basket of both, says how many lines it has brought, and leaves none behind', async () => {
    const { browser, hadBefore, inAccount, open, signIn } = setUp();
    await hadBefore('lamp', 'pot');
    const visit = open();
    visit.add('rug');
    visit.setGift(true);
    await signIn(visit);
    for (const products of [visit.products, inAccount()]) {
      expect(products).toEqual(['lamp', 'pot', 'rug']);
    }
    expect(visit.gift).toBe(true);
    expect(visit.joined).toEqual([2]);
    expect(Object.keys(browser.entries).filter((key) => lineIdOf(key))).toEqual([]);
  });

  it('says nothing where only one of the two has anything', async () => {
    const { hadBefore, open, signIn } = setUp();
    const full = open(new FakeBrowser());
    full.add('rug');
    await signIn(full);
    await hadBefore('lamp');
    const empty = open();
    await signIn(empty);
    expect(empty.products).toEqual(['rug', 'lamp']);
    expect([...full.joined, ...empty.joined]).toEqual([]);
  });

  it.each([0, 1, 2, 3, 5, 8])(
    'broken off after %i entries and tried again, has each line once',
    async (writes) => {
      const { browser, hadBefore, inAccount, open, signIn } = setUp();
      await hadBefore('lamp');
      const visit = open();
      visit.add('rug');
      visit.add('pot');
      visit.tab.crashAfter(writes);
      visit.account.follow('asha');
      browser.closeTab(visit.tab);
      await quiet();
      const again = open();
      await signIn(again);
      for (const products of [again.products, inAccount()]) {
        expect(products).toEqual(['lamp', 'rug', 'pot']);
      }
    },
  );

  it('loses nothing where the answer is lost, however often', async () => {
    const { database, hadBefore, inAccount, open, signIn } = setUp();
    await hadBefore('lamp');
    const visit = open();
    visit.add('rug');
    database.fate = 'lost';
    await signIn(visit);
    visit.focus();
    await quiet();
    expect(visit.products).toEqual(['rug']);
    database.fate = 'answered';
    visit.focus();
    await quiet();
    expect(inAccount()).toEqual(['lamp', 'rug']);
    expect(visit.joined).toEqual([1]);
  });

  it('in one tab does so in the other, which removes nothing and brings nothing back', async () => {
    const { browser, inAccount, open, signIn } = setUp();
    const [one, other] = [open(), open()];
    const lamp = one.add('lamp');
    one.add('pot');
    browser.settle();
    await signIn(one);
    one.remove(lamp);
    await quiet();
    await signIn(other);
    browser.settle();
    await quiet();
    for (const products of [one.products, other.products, inAccount()]) {
      expect(products).toEqual(['pot']);
    }
  });
});

describe('signing out', () => {
  it('sends first what is unsent, then leaves nothing on this device', async () => {
    const { database, inAccount, onDevice, open, signIn } = setUp();
    const visit = open();
    await signIn(visit);
    database.fate = 'unreachable';
    visit.add('lamp');
    visit.setGift(true);
    await quiet();
    database.fate = 'answered';
    expect(await visit.account.save()).toBe(true);
    visit.account.forget();
    expect(inAccount()).toEqual(['lamp']);
    expect(onDevice()).toEqual([]);
    expect([visit.products, visit.gift]).toEqual([[], false]);
  });

  it('sends and removes what another tab has added a moment ago', async () => {
    const { inAccount, onDevice, open, signIn } = setUp();
    const [one, other] = [open(), open()];
    for (const visit of [one, other]) await signIn(visit);
    other.add('pot');
    expect(await one.account.save()).toBe(true);
    one.account.forget();
    expect(inAccount()).toEqual(['pot']);
    expect(onDevice()).toEqual([]);
  });

  it('in one tab takes the basket out of the other, which brings nothing back', async () => {
    const { browser, onDevice, open, signIn } = setUp();
    const [one, other] = [open(), open()];
    for (const visit of [one, other]) await signIn(visit);
    one.add();
    await quiet();
    browser.settle();
    one.account.forget();
    // The identity service may be faster than the browser.
    other.account.follow(undefined);
    browser.settle();
    await quiet();
    expect(other.products).toEqual([]);
    expect(onDevice()).toEqual([]);
  });
});

describe('a session that ends by itself', () => {
  it('leaves the basket on the device, and its account gets what it did not have', async () => {
    const { database, inAccount, onDevice, open, signIn } = setUp();
    const visit = open();
    await signIn(visit);
    visit.add('lamp');
    await quiet();
    database.fate = 'unreachable';
    visit.add('pot');
    await untilSent(visit);
    visit.account.follow(undefined);
    visit.add('rug');
    for (const { products } of [visit, open()]) expect(products).toEqual(['lamp', 'pot', 'rug']);
    database.fate = 'answered';
    await signIn(visit);
    expect(inAccount()).toEqual(['lamp', 'pot', 'rug']);
    visit.account.forget();
    expect(onDevice()).toEqual([]);
  });

  it('brings nothing back that I have ordered on another device', async () => {
    const { hadBefore, inAccount, open, signIn } = setUp();
    await hadBefore('lamp', 'pot');
    const [laptop, phone] = [open(), open(new FakeBrowser())];
    for (const visit of [laptop, phone]) await signIn(visit);
    for (const lineId of phone.lines.keys()) phone.remove(lineId);
    await untilSent(phone);
    laptop.account.follow(undefined);
    expect(laptop.products).toEqual(['lamp', 'pot']);
    laptop.add('rug');
    await signIn(laptop);
    for (const products of [laptop.products, inAccount()]) expect(products).toEqual(['rug']);
  });

  it.each(['just before', 'after'])('brings nothing back that I have removed %s', async (when) => {
    const { database, hadBefore, inAccount, open, signIn } = setUp();
    await hadBefore('lamp', 'pot');
    const visit = open();
    await signIn(visit);
    const [lamp = ''] = visit.lines.keys();
    database.fate = 'unreachable';
    if (when === 'just before') visit.remove(lamp);
    await quiet();
    visit.account.follow(undefined);
    if (when === 'after') visit.remove(lamp);
    database.fate = 'answered';
    await signIn(visit);
    for (const products of [visit.products, inAccount()]) expect(products).toEqual(['pot']);
  });

  it('leaves all of the basket to whoever signs in with another account, and that of the first as it is', async () => {
    const { hadBefore, inAccount, open, signIn } = setUp();
    await hadBefore('lamp', 'pot');
    const visit = open();
    await signIn(visit);
    visit.account.follow(undefined);
    const [lamp = ''] = visit.lines.keys();
    visit.remove(lamp);
    await signIn(visit, 'ravi');
    expect([visit.products, inAccount('ravi')]).toEqual([['pot'], ['pot']]);
    visit.account.forget();
    visit.account.follow(undefined);
    await signIn(visit);
    expect([visit.products, inAccount()]).toEqual([
      ['lamp', 'pot'],
      ['lamp', 'pot'],
    ]);
  });
});

it('shows another account its own basket alone, and goes on with it in every tab', async () => {
  const { browser, inAccount, open, signIn } = setUp();
  const [one, other] = [open(), open()];
  for (const visit of [one, other]) await signIn(visit);
  one.add('lamp');
  await quiet();
  await signIn(one, 'ravi');
  browser.settle();
  await signIn(other, 'ravi');
  other.add('pot');
  await quiet();
  browser.settle();
  for (const { products } of [one, other]) expect(products).toEqual(['pot']);
  expect([inAccount('asha'), inAccount('ravi')]).toEqual([['lamp'], ['pot']]);
});

describe('a database that refuses everything', () => {
  it('leaves the basket on the device, and says so', async () => {
    const { database, open, signIn } = setUp();
    database.fate = 'refused';
    const visit = open();
    visit.add('lamp');
    await signIn(visit);
    visit.add('pot');
    await quiet();
    expect(visit.reached.at(-1)).toBe('refused');
    expect(open().products).toEqual(['lamp', 'pot']);
    expect(await visit.account.save()).toBe(true);
    visit.account.forget();
    expect(visit.products).toEqual(['lamp', 'pot']);
    expect(visit.reached.at(-1)).toBe('yes');
  });

  it('leaves it there for another account too', async () => {
    const { database, inAccount, open, signIn } = setUp();
    database.fate = 'refused';
    const visit = open();
    await signIn(visit);
    visit.add('lamp');
    await quiet();
    database.fate = 'answered';
    await signIn(visit, 'ravi');
    expect(visit.products).toEqual(['lamp']);
    expect(inAccount('ravi')).toEqual(['lamp']);
  });
});
