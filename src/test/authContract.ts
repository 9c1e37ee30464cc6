import type { AuthService, Credentials, User } from '../services/authService';
import { buildCredentials } from './builders';

/** How the world is in which a service is to work. */
export interface Conditions {
  /** The project hides which e-mails have an account (e-mail enumeration protection). */
  protectsEmails?: boolean;
  /** What the identity service does with whatever it is asked. */
  trouble?: 'refuses for too many requests' | 'is out of reach';
}

export interface AuthWorld {
  service: AuthService;
  addAccount: (credentials: Credentials) => Promise<void> | void;
  disable: (email: string) => Promise<void> | void;
  /** How many e-mails with a link to choose a new password this address was sent. */
  resetsSentTo: (email: string) => Promise<number> | number;
  /** Leaves everything as it was found. */
  end: () => Promise<void> | void;
}

/** Every user that the service tells of: `next()` waits for the one after the last taken. */
function watch(service: AuthService) {
  const told: (User | null)[] = [];
  let taken = 0;
  let wake: () => void = () => undefined;
  const unsubscribe = service.observe((user) => {
    told.push(user);
    wake();
  });
  return {
    told,
    unsubscribe,
    async next(): Promise<User | null> {
      while (told.length <= taken) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return told[taken++] ?? null;
    },
  };
}

type Refusal = [
  situation: string,
  action: 'signIn' | 'register',
  typed: (existing: Credentials) => Credentials,
  code: string,
  protectedCode?: string,
];

/** What e-mail and password can be refused for. `existing` has an account. */
const refusals: Refusal[] = [
  [
    'the password is wrong',
    'signIn',
    ({ email }) => ({ email, password: 'open barley' }),
    'auth/wrong-password',
    'auth/invalid-credential',
  ],
  [
    'the password has other capitals',
    'signIn',
    ({ email, password }) => ({ email, password: password.toUpperCase() }),
    'auth/wrong-password',
    'auth/invalid-credential',
  ],
  [
    'nobody has this e-mail',
    'signIn',
    () => buildCredentials(),
    'auth/user-not-found',
    'auth/invalid-credential',
  ],
  [
    'the e-mail has spaces around it',
    'signIn',
    ({ email, password }) => ({ email: ` ${email} `, password }),
    'auth/user-not-found',
    'auth/invalid-credential',
  ],
  [
    'the e-mail is none',
    'signIn',
    ({ password }) => ({ email: 'asha', password }),
    'auth/invalid-email',
  ],
  [
    'there is no e-mail',
    'signIn',
    ({ password }) => ({ email: '', password }),
    'auth/invalid-email',
  ],
  [
    'there is no password',
    'signIn',
    ({ email }) => ({ email, password: '' }),
    'auth/missing-password',
  ],
  [
    'the e-mail has an account',
    'register',
    ({ email }) => ({ email, password: 'another one' }),
    'auth/email-already-in-use',
  ],
  [
    'the e-mail has an account with other capitals',
    'register',
    ({ email, password }) => ({ email: email.toUpperCase(), password }),
    'auth/email-already-in-use',
  ],
  [
    'the e-mail is none',
    'register',
    ({ password }) => ({ email: 'asha', password }),
    'auth/invalid-email',
  ],
  [
    'there is no e-mail',
    'register',
    ({ password }) => ({ email: '', password }),
    'auth/missing-email',
  ],
  [
    'there is no password',
    'register',
    () => buildCredentials({ password: '' }),
    'auth/missing-password',
  ],
  [
    'the password has five characters',
    'register',
    () => buildCredentials({ password: '12345' }),
    'auth/weak-password',
  ],
];

/** What the shop relies on in an identity service, whichever it is. */
export function describeAuthContract(
  name: string,
  makeWorld: (conditions: Conditions) => Promise<AuthWorld> | AuthWorld,
) {
  describe(`${name} keeps the contract of an identity service:`, () => {
    const worlds: AuthWorld[] = [];

    async function enter(conditions: Conditions = {}) {
      const world = await makeWorld(conditions);
      worlds.push(world);
      return world;
    }

    async function enterWithAccount(conditions?: Conditions) {
      const world = await enter(conditions);
      const existing = buildCredentials();
      await world.addAccount(existing);
      return { ...world, existing };
    }

    /** Checks all of an error that the shop uses: the code, and the text that is alerted. */
    async function expectRefusal(call: Promise<void>, code: string) {
      const error: unknown = await call.then(
        () => 'nothing was refused',
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ name: 'FirebaseError', code });
      const text = `FirebaseError: Firebase: ${
        code === 'auth/weak-password' ? 'Password should be at least 6 characters' : 'Error'
      } (${code}).`;
      expect(String(error)).toBe(text);
    }

    afterEach(async () => {
      for (const world of worlds.splice(0)) await world.end();
    });

    describe('observing', () => {
      it('says first that nobody is signed in', async () => {
        const { service } = await enter();
        expect(await watch(service).next()).toBeNull();
      });

      it('tells of who signs in, as plain data, and of nobody after signing out', async () => {
        const { service, existing } = await enterWithAccount();
        const observer = watch(service);
        await observer.next();
        await service.signIn(existing);
        expect(await observer.next()).toStrictEqual({
          uid: expect.stringMatching(/./) as string,
          email: existing.email,
        });
        await service.signOut();
        expect(await observer.next()).toBeNull();
      });

      it('tells of who registers', async () => {
        const { service } = await enter();
        const observer = watch(service);
        await observer.next();
        const fresh = buildCredentials();
        await service.register(fresh);
        expect(await observer.next()).toMatchObject({ email: fresh.email });
      });

      it('tells a late observer of who is signed in already', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn(existing);
        expect(await watch(service).next()).toMatchObject({ email: existing.email });
      });

      it('does not tell twice of the same user', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn(existing);
        const observer = watch(service);
        await observer.next();
        await service.signIn(existing);
        await service.signOut();
        expect(await observer.next()).toBeNull();
      });

      it('ends at once when unsubscribed, for this observer alone', async () => {
        const { service, existing } = await enterWithAccount();
        const early = watch(service);
        early.unsubscribe();
        const leaving = watch(service);
        const staying = watch(service);
        await leaving.next();
        await staying.next();
        leaving.unsubscribe();
        await service.signIn(existing);
        expect(await staying.next()).toMatchObject({ email: existing.email });
        expect(leaving.told).toEqual([null]);
        expect(early.told).toEqual([]);
      });
    });

    describe('signing in, registering and signing out', () => {
      it('lets the same person in again after registering, with the same uid', async () => {
        const { service } = await enter();
        const fresh = buildCredentials();
        const observer = watch(service);
        await observer.next();
        await service.register(fresh);
        const registered = await observer.next();
        await service.signOut();
        await observer.next();
        await service.signIn(fresh);
        expect(registered).not.toBeNull();
        expect(await observer.next()).toEqual(registered);
      });

      it('lets somebody in whatever the capitals of the e-mail', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn({ ...existing, email: existing.email.toUpperCase() });
        expect(await watch(service).next()).toMatchObject({ email: existing.email });
      });

      it('takes the place of whoever was signed in', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn(existing);
        const next = buildCredentials();
        await service.register(next);
        expect(await watch(service).next()).toMatchObject({ email: next.email });
      });

      it('leaves signed in whoever is, when another sign-in is refused', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn(existing);
        await expect(service.signIn(buildCredentials())).rejects.toThrow();
        expect(await watch(service).next()).toMatchObject({ email: existing.email });
      });

      it('accepts a password of six characters', async () => {
        const { service } = await enter();
        const short = buildCredentials({ password: '123456' });
        await service.register(short);
        expect(await watch(service).next()).toMatchObject({ email: short.email });
      });

      it('signs nobody out without complaint', async () => {
        const { service } = await enter();
        await expect(service.signOut()).resolves.toBeUndefined();
      });
    });

    describe.each([
      ['that hides no e-mails', false],
      ['that hides which e-mails have an account', true],
    ])('in a project %s', (_name, protectsEmails) => {
      it.each(refusals)(
        'refuses when %s (%s)',
        async (_situation, action, typed, code, protectedCode = code) => {
          const { service, existing } = await enterWithAccount({ protectsEmails });
          const call = service[action](typed(existing));
          await expectRefusal(call, protectsEmails ? protectedCode : code);
          expect(await watch(service).next()).toBeNull();
        },
      );

      it('refuses an account that was disabled', async () => {
        const { service, existing, disable } = await enterWithAccount({ protectsEmails });
        await disable(existing.email);
        await expectRefusal(service.signIn(existing), 'auth/user-disabled');
        expect(await watch(service).next()).toBeNull();
      });

      it('sends whoever has an account a link to choose a new password', async () => {
        const { service, existing, resetsSentTo } = await enterWithAccount({ protectsEmails });
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
        expect(await resetsSentTo(existing.email)).toBe(1);
        await service.sendPasswordReset(existing.email.toUpperCase());
        expect(await resetsSentTo(existing.email)).toBe(2);
        expect(await watch(service).next()).toBeNull();
      });

      it('answers in the same way where there is no account, and sends nothing', async () => {
        const { service, resetsSentTo } = await enter({ protectsEmails });
        const { email } = buildCredentials();
        await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
        expect(await resetsSentTo(email)).toBe(0);
      });

      it('answers in the same way where the account is disabled', async () => {
        const { service, existing, disable } = await enterWithAccount({ protectsEmails });
        await disable(existing.email);
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
      });

      it('refuses to send a link to no address', async () => {
        const { service } = await enter({ protectsEmails });
        await expectRefusal(service.sendPasswordReset(''), 'auth/missing-email');
      });
    });

    describe.each([
      ['refuses for too many requests', 'auth/too-many-requests'],
      ['is out of reach', 'auth/network-request-failed'],
    ] as const)('when the identity service %s', (trouble, code) => {
      it.each(['signIn', 'register'] as const)('says so (%s)', async (action) => {
        const { service } = await enter({ trouble });
        await expectRefusal(service[action](buildCredentials()), code);
      });

      it('says so (sendPasswordReset)', async () => {
        const { service } = await enter({ trouble });
        await expectRefusal(service.sendPasswordReset(buildCredentials().email), code);
      });

      it('still says that nobody is signed in', async () => {
        const { service } = await enter({ trouble });
        expect(await watch(service).next()).toBeNull();
      });
    });
  });
}
