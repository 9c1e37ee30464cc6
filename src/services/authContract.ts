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
const upper = (email: string) => email.toUpperCase();

/** What is typed instead of the email and the password of an account, and why it is refused. */
type Refusal = [
  action: 'signIn' | 'register',
  when: string,
  typed: (existing: Credentials) => Partial<Credentials>,
  reason: Reason,
];

const refusals: Refusal[] = [
  ['signIn', 'the password is wrong', () => ({ password: 'open barley' }), 'wrong-password'],
  ['signIn', 'its capitals are wrong', () => ({ password: 'OPEN SESAME' }), 'wrong-password'],
  ['signIn', 'nobody has this email', () => fresh(), 'no-account'],
  ['signIn', 'there are spaces around it', ({ email }) => ({ email: ` ${email} ` }), 'no-account'],
  ['signIn', 'it is no email', () => ({ email: 'asha' }), 'invalid-email'],
  ['signIn', 'there is no email', () => ({ email: '' }), 'invalid-email'],
  ['signIn', 'there is no password', () => ({ password: '' }), 'missing-password'],
  ['register', 'the email has an account', () => ({ password: 'another' }), 'already-in-use'],
  ['register', 'only its case differs', ({ email }) => ({ email: upper(email) }), 'already-in-use'],
  ['register', 'it is no email', () => ({ email: 'asha' }), 'invalid-email'],
  ['register', 'there is no email', () => ({ email: '' }), 'missing-email'],
  ['register', 'there is no password', () => fresh({ password: '' }), 'missing-password'],
  ['register', 'it has five characters', () => fresh({ password: '12345' }), 'password-too-short'],
];

/** What the shop relies on in an identity service, whichever it is. */
export function describeAuthContract(
  name: string,
  makeWorld: (conditions: Conditions) => Promise<AuthWorld> | AuthWorld,
) {
  describe(`${name} keeps the contract of an identity service:`, () => {
    async function enter(conditions: Conditions = {}) {
      const world = await makeWorld(conditions);
      const existing = buildCredentials();
      if (!conditions.trouble) await world.addAccount(existing);
      const current = watch(world.service);
      expect(await current.next()).toBeNull();
      return { ...world, existing, current };
    }

    /** With somebody signed in. */
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

    it('reports who registers, and the same again after signing out and in', async () => {
      const { service, current } = await enter();
      await expect(service.signOut()).resolves.toBeUndefined();
      const somebody = fresh({ password: '123456' });
      await service.register(somebody);
      const registered = await current.next();
      expect(registered).toMatchObject({ email: somebody.email });
      await service.signOut();
      expect(await current.next()).toBeNull();
      await service.signIn({ ...somebody, email: upper(somebody.email) });
      expect(await current.next()).toEqual(registered);
    });

    it('reports the signed-in user to late observers too, once, until another sign-in succeeds', async () => {
      const { service, existing, current } = await enterSignedIn();
      expect(await watch(service).next()).toMatchObject({ email: existing.email });
      await service.signIn(existing);
      await expect(service.signIn(fresh())).rejects.toThrow();
      const next = fresh();
      await service.register(next);
      expect(await current.next()).toMatchObject({ email: next.email });
    });

    it('reports nothing after unsubscribing', async () => {
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

    describe.each([
      ['that shows which emails have an account', false],
      ['that hides which emails have an account', true],
    ])('in a project %s', (_name, protectsEmails) => {
      const isHidden = (reason: Reason) =>
        protectsEmails && (reason === 'wrong-password' || reason === 'no-account');
      const refused = (call: Promise<unknown>, reason: Reason) =>
        expectRefusal(call, isHidden(reason) ? 'wrong-credentials' : reason);

      it.each(refusals)('%s is refused when %s', async (action, _when, typed, reason) => {
        const { service, existing } = await enter({ protectsEmails });
        const call = service[action]({ ...existing, ...typed(existing) });
        await refused(call, reason);
        expect(await watch(service).next()).toBeNull();
      });

      it('sends a link to choose a new password to an account, and tells nobody whether there is one', async () => {
        const { service, existing, resetsSentTo } = await enter({ protectsEmails });
        const { email: unknown } = fresh();
        for (const email of [existing.email, upper(existing.email), unknown]) {
          await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
        }
        expect(await resetsSentTo(existing.email)).toBe(2);
        expect(await resetsSentTo(unknown)).toBe(0);
        await refused(service.sendPasswordReset(''), 'missing-email');
      });

      it('refuses an account that was disabled, but not to send it a link', async () => {
        const { service, existing, disable } = await enter({ protectsEmails });
        await disable(existing.email);
        await refused(service.signIn(existing), 'account-closed');
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
      });

      it('deletes an account once its password is confirmed, not before, and ends the session', async () => {
        const { service, existing, current } = await enterSignedIn({ protectsEmails });
        await refused(service.confirmPassword('open barley'), 'wrong-password');
        await refused(service.confirmPassword(''), 'missing-password');
        await service.confirmPassword(existing.password);
        await service.signOut();
        expect(await current.next()).toBeNull();
        await expect(service.confirmPassword(existing.password)).rejects.toThrow();

        await service.signIn(existing);
        expect(await current.next()).toMatchObject({ email: existing.email });
        const confirmed = await service.confirmPassword(existing.password);
        await expect(confirmed.delete()).resolves.toBeUndefined();
        expect(await current.next()).toBeNull();
        await refused(service.signIn(existing), 'no-account');
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
