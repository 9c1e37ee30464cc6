/** @jest-environment ./src/testing/browserEnvironment.ts */
import { AccountVisit, quiet } from '../../testing/accountVisit';
import { FakeAccountBasket } from '../../testing/fakes/fakeAccountBasket';
import { FakeBrowser } from '../../testing/fakes/fakeBrowser';
import { syncStatusChanged } from '../basketSlice';
import { lineIdAtIndex, lineKey } from '../storage/basketKeys';
import { lazyAccountBasket } from './lazyAccountBasket';

/** A line that the account has. */
const stored = lineIdAtIndex(0);

/** The account's basket behind a download that fails `failures` times, then succeeds. */
function setUp({ failures = 0, owner }: { failures?: number; owner?: string } = {}) {
  const browser = new FakeBrowser();
  const visit = new AccountVisit(browser);
  if (owner) visit.store.setOwner(owner);
  const fake = new FakeAccountBasket();
  const load = jest.fn(() => Promise.resolve(fake));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new Error('Loading failed.'));
  const dispatch = jest.fn();
  const account = lazyAccountBasket(visit.store, dispatch, load);
  return { account, browser, dispatch, fake, load, visit };
}

it.each([
  ['before anybody signs in', undefined],
  ['after a session has ended by itself', 'asha'],
])('downloads nothing %s', async (_when, owner) => {
  const { account, load } = setUp({ owner });
  account.follow(undefined);
  expect(await account.save()).toBe(true);
  account.forget();
  expect(load).not.toHaveBeenCalled();
});

it('downloads once when a user signs in, and follows the user who is signed in by then', async () => {
  const { account, fake, load } = setUp();
  account.follow('asha');
  account.follow('ravi');
  await quiet();
  expect(new Set(fake.calls)).toEqual(new Set(['follow ravi']));
  account.follow(undefined);
  await quiet();
  expect(fake.calls.at(-1)).toBe('follow nobody');
  expect(load).toHaveBeenCalledTimes(1);
});

it.each<[what: string, change: (visit: AccountVisit) => unknown, isSaved: boolean]>([
  ['an addition', (visit) => visit.add(), false],
  [
    'a removal',
    ({ store }) => {
      store.remove(stored);
    },
    false,
  ],
  [
    'a gift choice',
    ({ store }) => {
      store.setGift(true);
    },
    false,
  ],
  ['nothing', () => undefined, true],
])(
  'reports an unreachable account if the download fails with %s unsent; retries online',
  async (_what, change, isSaved) => {
    const { account, dispatch, fake, visit } = setUp({ failures: 1, owner: 'asha' });
    visit.store.entries.set(lineKey(stored, 'asha'), 'lamp');
    change(visit);
    account.follow('asha');
    await quiet();
    expect(dispatch.mock.calls).toEqual([[syncStatusChanged('unreachable')]]);
    expect(await account.save()).toBe(isSaved);
    window.dispatchEvent(new Event('online'));
    await quiet();
    expect(fake.calls).toEqual(['follow asha']);
  },
);

it.each([
  ['the session has ended', false],
  ['the basket has left the device', true],
])(
  'does not retry a failed download if nobody is signed in: %s since then',
  async (_what, isForgotten) => {
    const { account, load } = setUp({ failures: 1 });
    account.follow('asha');
    await quiet();
    if (isForgotten) account.forget();
    else account.follow(undefined);
    for (const event of ['online', 'focus']) window.dispatchEvent(new Event(event));
    await quiet();
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it('retries a failed download once for both events, for the current user', async () => {
  const { account, dispatch, fake, load } = setUp({ failures: 1 });
  account.follow('asha');
  account.follow('ravi');
  await quiet();
  for (const event of ['online', 'focus', 'online']) {
    window.dispatchEvent(new Event(event));
    await quiet();
  }
  expect(dispatch).toHaveBeenCalledWith(syncStatusChanged('unreachable'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(fake.calls).toEqual(['follow ravi']);
});

it('saves the basket once downloaded, and waits at most 2 seconds for the download', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { account, fake, load, visit } = setUp({ owner: 'asha' });
  let finish: (basket: FakeAccountBasket) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  visit.add();
  account.follow('asha');
  const answered = jest.fn();
  void account.save().then(answered);
  await jest.advanceTimersByTimeAsync(1900);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(answered.mock.calls).toEqual([[false]]);
  finish(fake);
  expect(await account.save()).toBe(true);
  expect(fake.calls).toEqual(['follow asha', 'save']);
  jest.useRealTimers();
});

it('removes the basket from the device for good, even before the download has finished', async () => {
  const { account, browser, fake, visit } = setUp({ owner: 'asha' });
  visit.add();
  account.follow('asha');
  account.forget();
  expect(browser.entries).toEqual({});
  await quiet();
  expect(fake.calls).not.toContain('follow asha');
});
