import type { AuthService, Credentials, GuestService, User } from '../../auth/authService';
import { buildCredentials } from '../builders';

interface GuestWorld {
  guests: GuestService;
  /** The identity service of the same project. */
  auth: AuthService;
  addAccount: (credentials: Credentials) => unknown;
}

/** Resolves with the next user who signs in. */
const nextUser = (auth: AuthService) =>
  new Promise<User>((resolve) => {
    auth.observe((user) => {
      if (user) resolve(user);
    });
  });

/** The promises about guests that the shop relies on in any identity service. */
export function describeGuestService(name: string, openWorld: () => Promise<GuestWorld>) {
  describe(`${name}, as a service for guests`, () => {
    let world: GuestWorld;
    let guests: GuestService;
    beforeEach(async () => {
      world = await openWorld();
      ({ guests } = world);
    });

    it('has one guest per device, another after that one has left, and notifies observers', async () => {
      expect(await guests.find()).toBeUndefined();
      await expect(guests.register(buildCredentials())).rejects.toThrow('no guest');
      const uid = await guests.enter();
      expect(uid).not.toBe('');
      expect(await guests.enter()).toBe(uid);
      expect(await guests.find()).toBe(uid);
      const seen: (string | undefined)[] = [];
      guests.observe((each) => seen.push(each));
      await guests.leave();
      expect(await guests.find()).toBeUndefined();
      const next = await guests.enter();
      expect(next).not.toBe(uid);
      await new Promise(setImmediate);
      expect(seen.slice(-2)).toEqual([undefined, next]);
    });

    it('turns a guest into an account with the same uid, once, without signing the guest in', async () => {
      const users: (User | null)[] = [];
      world.auth.observe((user) => users.push(user));
      const uid = await guests.enter();
      const credentials = buildCredentials();
      expect(await guests.register(credentials)).toBe(credentials.email);
      expect(await guests.register(buildCredentials())).toBe(credentials.email);
      expect(await guests.find()).toBe(uid);
      expect(users).toEqual([null]);
      const user = nextUser(world.auth);
      await world.auth.signIn(credentials);
      expect(await user).toEqual({ uid, email: credentials.email });
      expect(await guests.enter()).not.toBe(uid);
    });

    it('rejects an account with a reason, and keeps the guest', async () => {
      const { email } = buildCredentials();
      await world.addAccount({ email, password: 'open sesame' });
      const uid = await guests.enter();
      for (const [typed, reason] of [
        [{ email }, 'already-in-use'],
        [{ password: '12345' }, 'password-too-short'],
        [{ email: 'asha' }, 'invalid-email'],
      ] as const) {
        const call = guests.register({ ...buildCredentials(), ...typed });
        await expect(call).rejects.toMatchObject({ reason });
        expect(await guests.find()).toBe(uid);
      }
      await guests.register(buildCredentials());
    });
  });
}
