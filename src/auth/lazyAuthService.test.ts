import { buildCredentials } from '../testing/builders';
import { describeAuthContract } from '../testing/contracts/authContract';
import { FakeAuthService } from '../testing/fakes/fakeAuthService';
import { lazyAuthService } from './lazyAuthService';

// Wraps the fake, so this also proves that the fake fulfils the contract.
describeAuthContract('the lazily loaded service', () => {
  const fake = new FakeAuthService();
  return {
    service: lazyAuthService(() => Promise.resolve(fake)),
    addAccount: (credentials) => fake.addAccount(credentials),
    openEmailLink: (newEmail) => {
      fake.openEmailLink(newEmail);
    },
    expireSessions: () => {
      fake.expireSession();
    },
  };
});

const account = buildCredentials();

/** The service behind a download that fails `failures` times, then succeeds. */
function setUp(failures = 0) {
  const fake = new FakeAuthService({ accounts: [account] });
  const load = jest.fn(() => Promise.resolve(fake));
  for (let i = 0; i < failures; i += 1) load.mockRejectedValueOnce(new Error('No network.'));
  return { fake, load, service: lazyAuthService(load) };
}

/** Resolves once all pending promises have settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('downloads its code at the first call, once, and not for observers', async () => {
  const { load, service } = setUp();
  service.observe(() => undefined);
  expect(load).not.toHaveBeenCalled();
  await Promise.all([service.find(), service.signIn(account)]);
  await service.signOut();
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects the call whose download failed, and retries at the next call', async () => {
  const { fake, load, service } = setUp(1);
  await expect(service.signIn(account)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(fake.calls).toEqual([]);
  await expect(service.signIn(account)).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('reports every sign-in to its observers, even after a failed download', async () => {
  const { service } = setUp(1);
  const listener = jest.fn();
  service.observe(listener);
  await expect(service.find()).rejects.toMatchObject({ reason: 'unreachable' });
  expect(listener).not.toHaveBeenCalled();
  await service.signIn(account);
  await settled();
  expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ email: account.email }));
});
