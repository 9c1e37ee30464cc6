/** @jest-environment ./src/testing/browserEnvironment.ts */
import { FakeAccountBasket } from '../testing/fakeAccountBasket';
import { FakeBrowser } from '../testing/fakeBrowser';
import { createLineId } from './lineId';
import { lazyAccountBasket } from './lazyAccountBasket';
import { createLocalBasketStore } from './localBasketStore';
import { belongTo } from './basketOwner';

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The account's basket behind a download that fails `failures` times, then succeeds. */
function setUp({ failures = 0, owner }: { failures?: number; owner?: string } = {}) {
  const browser = new FakeBrowser();
  const local = createLocalBasketStore(browser.openTab().asWindow());
  local.observe({ changed: () => undefined, saved: () => undefined });
  belongTo(local, owner);
  const fake = new FakeAccountBasket();
  const load = jest.fn(() => Promise.resolve(fake));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new Error('Loading failed.'));
  const reached = jest.fn();
  const account = lazyAccountBasket(local, load, reached);
  const add = () => {
    local.add({ lineId: createLineId(), productId: 'lamp' });
  };
  return { account, add, browser, fake, load, local, reached };
}

it('downloads nothing where nobody is signed in, nor was', async () => {
  const { account, load } = setUp();
  account.follow(undefined);
  expect(await account.save()).toBe(true);
  account.forget();
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['of whoever signs in', undefined, 'asha'],
  ['of whoever was signed in last time', 'asha', undefined],
])('downloads once for the basket %s, and follows', async (_whose, owner, uid) => {
  const { account, fake, load } = setUp({ owner });
  account.follow(uid);
  await settled();
  account.follow(undefined);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(fake.calls).toEqual([`follow ${uid ?? 'nobody'}`, 'follow nobody']);
});

it('follows whoever is signed in when the download arrives', async () => {
  const { account, fake } = setUp();
  account.follow('asha');
  account.follow('ravi');
  await settled();
  expect(new Set(fake.calls)).toEqual(new Set(['follow ravi']));
});

it('says that the account can’t be reached when the download fails, and tries again online', async () => {
  const { account, fake, reached } = setUp({ failures: 1 });
  account.follow('asha');
  await settled();
  expect(reached.mock.calls).toEqual([[]]);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(fake.calls).toEqual(['follow asha']);
});

it.each([
  ['something', false],
  ['nothing', true],
])('knows without the download whether %s is unsent', async (what, isSaved) => {
  const { account, add } = setUp({ failures: 1, owner: 'asha' });
  if (what === 'something') add();
  account.follow('asha');
  await settled();
  expect(await account.save()).toBe(isSaved);
});

it('asks the account’s basket where it is downloaded or on the way', async () => {
  const { account, add, fake } = setUp({ owner: 'asha' });
  add();
  account.follow('asha');
  fake.isSaved = true;
  expect(await account.save()).toBe(true);
  expect(fake.calls).toEqual(['follow asha', 'save']);
});

it('says after 2 seconds without an answer whether something would be lost', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { account, add, fake } = setUp({ owner: 'asha' });
  add();
  account.follow('asha');
  fake.hang();
  const answered = jest.fn();
  void account.save().then(answered);
  await jest.advanceTimersByTimeAsync(1900);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(answered.mock.calls).toEqual([[false]]);
  jest.useRealTimers();
});

it('takes the basket off the device without the download, which does not bring it back', async () => {
  const { account, add, browser, fake } = setUp({ owner: 'asha' });
  add();
  account.follow('asha');
  account.forget();
  expect(browser.entries).toEqual({});
  await settled();
  expect(fake.calls).not.toContain('follow asha');
});
