import type { AuthReason, AuthService, Credentials, User } from '../services/authService';
import { buildCredentials } from './builders';

/** The circumstances that a service is tested in. */
export interface Conditions {
  /** The project hides which e-mails have an account (e-mail enumeration protection). */
  protectsEmails?: boolean;
  /** What the identity service does with every call. */
  trouble?: 'refuses for too many requests' | 'is out of reach';
}

export interface AuthWorld {
  service: AuthService;
  addAccount: (credentials: Credentials) => Promise<void> | void;
  disable: (email: string) => Promise<void> | void;
  /** How many e-mails with a link to choose a new password were sent to this address. */
  resetsSentTo: (email: string) => Promise<number> | number;
  /** Ends what the world has started. */
  end: () => Promise<void> | void;
}

/** Records every user that the service reports: `next()` waits for the one after the last taken. */
function watch(service: AuthService) {
  const users: (User | null)[] = [];
  let taken = 0;
  let wake: () => void = () => undefined;
  const unsubscribe = service.observe((user) => {
    users.push(user);
    wake();
  });
  return {
    users,
    unsubscribe,
    async next(): Promise<User | null> {
      while (users.length <= taken) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return users[taken++] ?? null;
    },
  };
}

/** What the shop alerts for each reason, after `FirebaseError: Firebase: `. */
const alerts = {
  'wrong-credentials': 'Error (auth/invalid-credential).',
  'wrong-password': 'Error (auth/wrong-password).',
  'no-account': 'Error (auth/user-not-found).',
  'account-closed': 'Error (auth/user-disabled).',
  'already-in-use': 'Error (auth/email-already-in-use).',
  'invalid-email': 'Error (auth/invalid-email).',
  'missing-email': 'Error (auth/missing-email).',
  'missing-password': 'Error (auth/missing-password).',
  'password-too-short': 'Password should be at least 6 characters (auth/weak-password).',
  'too-many-attempts': 'Error (auth/too-many-requests).',
  unreachable: 'Error (auth/network-request-failed).',
} satisfies Partial<Record<AuthReason, string>>;

type Reason = keyof typeof alerts;

type Refusal = [
  situation: string,
  action: 'signIn' | 'register',
  /** What is typed instead of the e-mail and the password of an account. */
  typed: (existing: Credentials) => Partial<Credentials>,
  reason: Reason,
];

const refusals: Refusal[] = [
  ['the password is wrong', 'signIn', () => ({ password: 'open barley' }), 'wrong-password'],
  [
    'the password has other capitals',
    'signIn',
    ({ password }) => ({ password: password.toUpperCase() }),
    'wrong-password',
  ],
  ['nobody has this e-mail', 'signIn', () => buildCredentials(), 'no-account'],
  [
    'the e-mail has spaces around it',
    'signIn',
    ({ email }) => ({ email: ` ${email} ` }),
    'no-account',
  ],
  ['the e-mail is not an e-mail', 'signIn', () => ({ email: 'asha' }), 'invalid-email'],
  ['there is no e-mail', 'signIn', () => ({ email: '' }), 'invalid-email'],
  ['there is no password', 'signIn', () => ({ password: '' }), 'missing-password'],
  ['the e-mail has an account', 'register', () => ({ password: 'another' }), 'already-in-use'],
  [
    'the e-mail has an account with other capitals',
    'register',
    ({ email }) => ({ email: email.toUpperCase() }),
    'already-in-use',
  ],
  ['the e-mail is not an e-mail', 'register', () => ({ email: 'asha' }), 'invalid-email'],
  ['there is no e-mail', 'register', () => ({ email: '' }), 'missing-email'],
  [
    'there is no password',
    'register',
    () => buildCredentials({ password: '' }),
    'missing-password',
  ],
  [
    'the password has five characters',
    'register',
    () => buildCredentials({ password: '12345' }),
    'password-too-short',
  ],
];

/** The reason that is given instead in a project that hides which e-mails have an account. */
const whereProtected: Partial<Record<Reason, Reason>> = {
  'wrong-password': 'wrong-credentials',
  'no-account': 'wrong-credentials',
};

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

    /** Checks all of an error that the shop uses: the reason, and the text that is alerted. */
    async function expectRefusal(call: Promise<unknown>, reason: Reason) {
      const error: unknown = await call.then(
        () => 'nothing was refused',
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(Error);
      expect(error).toMatchObject({ reason });
      expect(String(error)).toBe(`FirebaseError: Firebase: ${alerts[reason]}`);
    }

    afterEach(async () => {
      for (const world of worlds.splice(0)) await world.end();
    });

    describe('observing', () => {
      it('says first that nobody is signed in', async () => {
        const { service } = await enter();
        expect(await watch(service).next()).toBeNull();
      });

      it('reports who signs in, as plain data, and nobody after signing out', async () => {
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

      it('reports who registers', async () => {
        const { service } = await enter();
        const observer = watch(service);
        await observer.next();
        const fresh = buildCredentials();
        await service.register(fresh);
        expect(await observer.next()).toMatchObject({ email: fresh.email });
      });

      it('reports to a late observer who is already signed in', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn(existing);
        expect(await watch(service).next()).toMatchObject({ email: existing.email });
      });

      it('does not report the same user twice in a row', async () => {
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
        expect(leaving.users).toEqual([null]);
        expect(early.users).toEqual([]);
      });
    });

    describe('signing in, registering and signing out', () => {
      it('signs the same person in again after registering, with the same uid', async () => {
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

      it('ignores capitals in the e-mail', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn({ ...existing, email: existing.email.toUpperCase() });
        expect(await watch(service).next()).toMatchObject({ email: existing.email });
      });

      it('replaces the user who was signed in', async () => {
        const { service, existing } = await enterWithAccount();
        await service.signIn(existing);
        const next = buildCredentials();
        await service.register(next);
        expect(await watch(service).next()).toMatchObject({ email: next.email });
      });

      it('keeps the current user signed in when another sign-in is refused', async () => {
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

      it('resolves a sign-out when nobody is signed in', async () => {
        const { service } = await enter();
        await expect(service.signOut()).resolves.toBeUndefined();
      });
    });

    describe.each([
      ['that hides no e-mails', false],
      ['that hides which e-mails have an account', true],
    ])('in a project %s', (_name, protectsEmails) => {
      it.each(refusals)('refuses when %s (%s)', async (_situation, action, typed, reason) => {
        const { service, existing } = await enterWithAccount({ protectsEmails });
        const call = service[action]({ ...existing, ...typed(existing) });
        await expectRefusal(call, (protectsEmails && whereProtected[reason]) || reason);
        expect(await watch(service).next()).toBeNull();
      });

      it('refuses an account that was disabled', async () => {
        const { service, existing, disable } = await enterWithAccount({ protectsEmails });
        await disable(existing.email);
        await expectRefusal(service.signIn(existing), 'account-closed');
        expect(await watch(service).next()).toBeNull();
      });

      it('sends a link to choose a new password to an address that has an account', async () => {
        const { service, existing, resetsSentTo } = await enterWithAccount({ protectsEmails });
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
        expect(await resetsSentTo(existing.email)).toBe(1);
        await service.sendPasswordReset(existing.email.toUpperCase());
        expect(await resetsSentTo(existing.email)).toBe(2);
        expect(await watch(service).next()).toBeNull();
      });

      it('also resolves where there is no account, and sends nothing', async () => {
        const { service, resetsSentTo } = await enter({ protectsEmails });
        const { email } = buildCredentials();
        await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
        expect(await resetsSentTo(email)).toBe(0);
      });

      it('also resolves where the account is disabled', async () => {
        const { service, existing, disable } = await enterWithAccount({ protectsEmails });
        await disable(existing.email);
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
      });

      it('refuses to send a link to no address', async () => {
        const { service } = await enter({ protectsEmails });
        await expectRefusal(service.sendPasswordReset(''), 'missing-email');
      });
    });

    describe.each([
      ['that hides no e-mails', false],
      ['that hides which e-mails have an account', true],
    ])('deleting an account in a project %s', (_name, protectsEmails) => {
      async function enterSignedIn() {
        const world = await enterWithAccount({ protectsEmails });
        await world.service.signIn(world.existing);
        return world;
      }
      const wrong = protectsEmails ? 'wrong-credentials' : 'wrong-password';

      it('deletes it once its password is confirmed, and ends the session', async () => {
        const { service, existing } = await enterSignedIn();
        const observer = watch(service);
        expect(await observer.next()).toMatchObject({ email: existing.email });
        const confirmed = await service.confirmPassword(existing.password);
        await expect(confirmed.delete()).resolves.toBeUndefined();
        expect(await observer.next()).toBeNull();
        const gone = protectsEmails ? 'wrong-credentials' : 'no-account';
        await expectRefusal(service.signIn(existing), gone);
      });

      it.each([
        ['another password', 'open barley', wrong],
        ['no password', '', 'missing-password'],
      ] as const)('refuses %s, and the session goes on', async (_what, typed, reason) => {
        const { service, existing } = await enterSignedIn();
        await expectRefusal(service.confirmPassword(typed), reason);
        expect(await watch(service).next()).toMatchObject({ email: existing.email });
      });

      it('deletes nothing when the password is only confirmed', async () => {
        const { service, existing } = await enterSignedIn();
        await service.confirmPassword(existing.password);
        await service.signOut();
        await expect(service.signIn(existing)).resolves.toBeUndefined();
      });

      it('confirms nothing when nobody is signed in', async () => {
        const { service, existing } = await enterWithAccount({ protectsEmails });
        await expect(service.confirmPassword(existing.password)).rejects.toThrow();
      });
    });

    describe.each([
      ['refuses for too many requests', 'too-many-attempts'],
      ['is out of reach', 'unreachable'],
    ] as const)('when the identity service %s', (trouble, reason) => {
      it.each(['signIn', 'register'] as const)('says so (%s)', async (action) => {
        const { service } = await enter({ trouble });
        await expectRefusal(service[action](buildCredentials()), reason);
      });

      it('says so (sendPasswordReset)', async () => {
        const { service } = await enter({ trouble });
        await expectRefusal(service.sendPasswordReset(buildCredentials().email), reason);
      });

      it('still says that nobody is signed in', async () => {
        const { service } = await enter({ trouble });
        expect(await watch(service).next()).toBeNull();
      });
    });
  });
}
