import { buildCredentials } from '../testing/builders';
import type { AuthReason, AuthService, Credentials, User } from './authService';

/** The circumstances that a service is tested in. */
export interface Conditions {
  /** The project hides which e-mails have an account (e-mail enumeration protection). */
  protectsEmails?: boolean;
  /** What the identity service does with every call. */
  trouble?: 'refuses for too many requests' | 'is out of reach';
}

export interface AuthWorld {
  service: AuthService;
  addAccount: (credentials: Credentials) => unknown;
  disable: (email: string) => Promise<void> | void;
  /** How many e-mails with a link to choose a new password were sent to this address. */
  resetsSentTo: (email: string) => Promise<number> | number;
  /** Ends what the world has started. */
  end?: () => Promise<void>;
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
      while (users.length <= taken) await new Promise<void>((resolve) => (wake = resolve));
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

/** Checks all of an error that the shop uses: the reason, and the text that is alerted. */
async function expectRefusal(call: Promise<unknown>, reason: Reason) {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ reason });
  expect(String(error)).toBe(`FirebaseError: Firebase: ${alerts[reason]}`);
}

const fresh = buildCredentials;

/** What is typed instead of the e-mail and the password of an account, and what comes of it. */
type Refusal = [string, (existing: Credentials) => Partial<Credentials>, Reason];

const refusals: Record<'signIn' | 'register', Refusal[]> = {
  signIn: [
    ['the password is wrong', () => ({ password: 'open barley' }), 'wrong-password'],
    [
      'its capitals are wrong',
      ({ password: p }) => ({ password: p.toUpperCase() }),
      'wrong-password',
    ],
    ['nobody has this e-mail', () => fresh(), 'no-account'],
    ['there are spaces around it', ({ email }) => ({ email: ` ${email} ` }), 'no-account'],
    ['it is no e-mail', () => ({ email: 'asha' }), 'invalid-email'],
    ['there is no e-mail', () => ({ email: '' }), 'invalid-email'],
    ['there is no password', () => ({ password: '' }), 'missing-password'],
  ],
  register: [
    ['the e-mail has an account', () => ({ password: 'another' }), 'already-in-use'],
    ['in capitals it has', ({ email }) => ({ email: email.toUpperCase() }), 'already-in-use'],
    ['it is no e-mail', () => ({ email: 'asha' }), 'invalid-email'],
    ['there is no e-mail', () => ({ email: '' }), 'missing-email'],
    ['there is no password', () => fresh({ password: '' }), 'missing-password'],
    ['it has five characters', () => fresh({ password: '12345' }), 'password-too-short'],
  ],
};

/** What the shop relies on in an identity service, whichever it is. */
export function describeAuthContract(
  name: string,
  makeWorld: (conditions: Conditions) => Promise<AuthWorld> | AuthWorld,
) {
  describe(`${name} keeps the contract of an identity service:`, () => {
    let world: AuthWorld | undefined;

    async function enter(conditions: Conditions = {}) {
      world = await makeWorld(conditions);
      const existing = buildCredentials();
      if (!conditions.trouble) await world.addAccount(existing);
      const current = watch(world.service);
      expect(await current.next()).toBeNull();
      return { ...world, existing, current };
    }

    /** Where somebody is signed in. */
    async function enterSignedIn(conditions?: Conditions) {
      const entered = await enter(conditions);
      await entered.service.signIn(entered.existing);
      const { email } = entered.existing;
      expect(await entered.current.next()).toStrictEqual({
        uid: expect.stringMatching(/./) as string,
        email,
      });
      return entered;
    }

    afterEach(async () => {
      await world?.end?.();
      world = undefined;
    });

    it('reports who registers, and the same again after signing out and in', async () => {
      const { service, current } = await enter();
      const somebody = fresh({ password: '123456' });
      await service.register(somebody);
      const registered = await current.next();
      expect(registered).toMatchObject({ email: somebody.email });
      await service.signOut();
      expect(await current.next()).toBeNull();
      await service.signIn({ ...somebody, email: somebody.email.toUpperCase() });
      expect(await current.next()).toEqual(registered);
    });

    it('reports who is signed in to a late observer, and nobody twice in a row', async () => {
      const { service, existing, current } = await enterSignedIn();
      expect(await watch(service).next()).toMatchObject({ email: existing.email });
      await service.signIn(existing);
      await service.signOut();
      expect(await current.next()).toBeNull();
    });

    it('reports nothing to whoever has unsubscribed', async () => {
      const { service, existing, current } = await enter();
      const early = watch(service);
      early.unsubscribe();
      const late = watch(service);
      await late.next();
      late.unsubscribe();
      await service.signIn(existing);
      expect(await current.next()).toMatchObject({ email: existing.email });
      expect([early.users, late.users]).toEqual([[], [null]]);
    });

    it('keeps the user until another sign-in succeeds', async () => {
      const { service, current } = await enterSignedIn();
      await expect(service.signIn(fresh())).rejects.toThrow();
      const next = fresh();
      await service.register(next);
      expect(await current.next()).toMatchObject({ email: next.email });
    });

    it('resolves a sign-out when nobody is signed in', async () => {
      const { service } = await enter();
      await expect(service.signOut()).resolves.toBeUndefined();
    });

    describe.each([
      ['that hides no e-mails', false, 'wrong-password', 'no-account'],
      ['that hides them', true, 'wrong-credentials', 'wrong-credentials'],
    ] as const)('in a project %s', (_name, protectsEmails, wrongPassword, noAccount) => {
      const inThisProject: Partial<Record<Reason, Reason>> = {
        'wrong-password': wrongPassword,
        'no-account': noAccount,
      };

      describe.each(['signIn', 'register'] as const)('%s is refused when', (action) => {
        it.each(refusals[action])('%s', async (_situation, typed, reason) => {
          const { service, existing } = await enter({ protectsEmails });
          const call = service[action]({ ...existing, ...typed(existing) });
          await expectRefusal(call, inThisProject[reason] ?? reason);
          expect(await watch(service).next()).toBeNull();
        });
      });

      it('sends a link to choose a new password to an account, and tells nobody whether there is one', async () => {
        const { service, existing, resetsSentTo } = await enter({ protectsEmails });
        const { email: unknown } = fresh();
        for (const email of [existing.email, existing.email.toUpperCase(), unknown]) {
          await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
        }
        expect(await resetsSentTo(existing.email)).toBe(2);
        expect(await resetsSentTo(unknown)).toBe(0);
        await expectRefusal(service.sendPasswordReset(''), 'missing-email');
      });

      it('refuses an account that was disabled, but not to send it a link', async () => {
        const { service, existing, disable } = await enter({ protectsEmails });
        await disable(existing.email);
        await expectRefusal(service.signIn(existing), 'account-closed');
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
      });

      it('deletes an account once its password is confirmed, not before, and ends the session', async () => {
        const { service, existing, current } = await enterSignedIn({ protectsEmails });
        await expectRefusal(service.confirmPassword('open barley'), wrongPassword);
        await expectRefusal(service.confirmPassword(''), 'missing-password');
        await service.confirmPassword(existing.password);
        await service.signOut();
        expect(await current.next()).toBeNull();
        await expect(service.confirmPassword(existing.password)).rejects.toThrow();

        await service.signIn(existing);
        expect(await current.next()).toMatchObject({ email: existing.email });
        const confirmed = await service.confirmPassword(existing.password);
        await expect(confirmed.delete()).resolves.toBeUndefined();
        expect(await current.next()).toBeNull();
        await expectRefusal(service.signIn(existing), noAccount);
      });
    });

    it.each([
      ['refuses for too many requests', 'too-many-attempts'],
      ['is out of reach', 'unreachable'],
    ] as const)(
      'says so when the identity service %s, and that nobody is signed in',
      async (trouble, reason) => {
        const { service } = await enter({ trouble });
        await expectRefusal(service.signIn(fresh()), reason);
        await expectRefusal(service.register(fresh()), reason);
        await expectRefusal(service.sendPasswordReset(fresh().email), reason);
      },
    );
  });
}
