import type {
  AuthReason,
  AuthService,
  Credentials,
  GuestService,
  User,
} from '../../account/authService';
import { buildCredentials } from '../builders';

export interface GuestWorld {
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

/** What the shop relies on for guests in any identity service. */
export function describeGuestService(name: string, openWorld: () => Promise<GuestWorld>) {
  describe(`${name}, as a service for guests`, () => {
    let world: GuestWorld;
    let guests: GuestService;
    beforeEach(async () => {
      world = await openWorld();
      ({ guests } = world);
    });

    it('knows one guest on a device, however often they enter', async () => {
      expect(await guests.find()).toBeUndefined();
      const uid = await guests.enter();
      expect(uid).not.toBe('');
      expect(await guests.enter()).toBe(uid);
      expect(await guests.find()).toBe(uid);
    });

    it('forgets a guest, so that the next one is somebody else, and tells observers', async () => {
      const uid = await guests.enter();
      const seen: (string | undefined)[] = [];
      guests.observe((each) => seen.push(each));
      await guests.leave();
      expect(await guests.find()).toBeUndefined();
      const next = await guests.enter();
      expect(next).not.toBe(uid);
      await new Promise(setImmediate);
      expect(seen.slice(-2)).toEqual([undefined, next]);
    });

    it('never signs in a guest as the user', async () => {
      const users: (User | null)[] = [];
      world.auth.observe((user) => users.push(user));
      await guests.enter();
      await guests.register(buildCredentials());
      expect(users).toEqual([null]);
    });

    it('turns a guest into an account with the same uid, once', async () => {
      const uid = await guests.enter();
      const credentials = buildCredentials();
      expect(await guests.register(credentials)).toBe(credentials.email);
      expect(await guests.register(buildCredentials())).toBe(credentials.email);
      expect(await guests.find()).toBe(uid);
      const user = nextUser(world.auth);
      await world.auth.signIn(credentials);
      expect(await user).toEqual({ uid, email: credentials.email });
      expect(await guests.enter()).not.toBe(uid);
    });

    it.each<[string, (existing: Credentials) => Partial<Credentials>, AuthReason]>([
      ['an email that has an account', ({ email }) => ({ email }), 'already-in-use'],
      ['a short password', () => ({ password: '12345' }), 'password-too-short'],
      ['no email', () => ({ email: 'asha' }), 'invalid-email'],
    ])('rejects %s, and keeps the guest', async (_what, typed, reason) => {
      const existing = buildCredentials();
      await world.addAccount(existing);
      const uid = await guests.enter();
      const call = guests.register({ ...buildCredentials(), ...typed(existing) });
      await expect(call).rejects.toMatchObject({ reason });
      expect(await guests.find()).toBe(uid);
      await guests.register(buildCredentials());
    });

    it('can’t create an account without a guest', async () => {
      await expect(guests.register(buildCredentials())).rejects.toThrow('no guest');
    });
  });
}
