import { describeAuthContract } from '../testing/authContract';
import { buildCredentials, buildUser } from '../testing/builders';
import { FakeAuthService } from '../testing/fakeAuthService';
import { fakeAuthWorld } from '../testing/fakeAuthWorld';
import type { AuthService, Credentials } from './authService';
import { lazyAuthService } from './lazyAuthService';

describeAuthContract('the lazily loaded service', (conditions) =>
  fakeAuthWorld(conditions, (fake) => lazyAuthService(() => Promise.resolve(fake))),
);

const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** The service behind a download that fails `failures` times, then succeeds. */
function setUp({ failures = 0 } = {}) {
  const account = buildCredentials();
  const fake = new FakeAuthService({ accounts: [account] });
  const load = jest.fn(() => Promise.resolve(fake));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(chunkError());
  return { account, fake, load, service: lazyAuthService(load) };
}

/** Resolves once all pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('downloads nothing before it is used', () => {
  expect(setUp().load).not.toHaveBeenCalled();
});

it('downloads once, whichever calls are made and however often', async () => {
  const { account, fake, load, service } = setUp();
  service.observe(() => undefined);
  await Promise.all([service.signIn(account), service.signIn(account)]);
  await service.signOut();
  service.observe(() => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  expect(fake.calls).toEqual([['signIn', account], ['signIn', account], ['signOut']]);
});

it.each<[string, (service: AuthService, account: Credentials) => Promise<unknown>]>([
  ['signIn', (service, account) => service.signIn(account)],
  ['register', (service) => service.register(buildCredentials())],
  ['signOut', (service) => service.signOut()],
  ['sendPasswordReset', (service, { email }) => service.sendPasswordReset(email)],
])(
  'rejects the call that needed a failed download, and tries again at the next one (%s)',
  async (_name, ask) => {
    const { account, fake, load, service } = setUp({ failures: 1 });
    const call = () => ask(service, account);
    await expect(call()).rejects.toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk 7 failed.',
    });
    expect(fake.calls).toEqual([]);
    await expect(call()).resolves.toBeUndefined();
    expect(load).toHaveBeenCalledTimes(2);
  },
);

it('says nothing when the download that an observer needs fails', async () => {
  const { load, service } = setUp({ failures: 1 });
  const listener = jest.fn();
  service.observe(listener);
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(listener).not.toHaveBeenCalled();
});

it('subscribes an observer as soon as a later download succeeds', async () => {
  const { account, service } = setUp({ failures: 2 });
  const listener = jest.fn();
  service.observe(listener);
  await settled();
  await expect(service.signIn(account)).rejects.toThrow('Loading chunk 7 failed.');
  await service.signIn(account);
  await settled();
  expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ email: account.email }));
});

it('never subscribes an observer that unsubscribed before the download arrived', async () => {
  const { account, fake, service } = setUp();
  const listener = jest.fn();
  service.observe(listener)();
  await service.signIn(account);
  await settled();
  expect(fake.observerCount).toBe(0);
  expect(listener).not.toHaveBeenCalled();
});

it.each([
  ['before the download arrived', false],
  ['after it', true],
])('ends a subscription that began %s', async (_name, downloaded) => {
  const { fake, service } = setUp();
  if (downloaded) await service.signOut();
  const listener = jest.fn();
  const unsubscribe = service.observe(listener);
  await settled();
  expect(fake.observerCount).toBe(1);
  unsubscribe();
  fake.changeElsewhere(buildUser());
  await settled();
  expect(fake.observerCount).toBe(0);
  expect(listener.mock.calls).toEqual([[null]]);
});
