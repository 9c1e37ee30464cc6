import type { AuthReason, AuthService, Credentials, User } from '../../auth/authService';
import { buildCredentials } from '../builders';

interface AuthWorld {
  service: AuthService;
  addAccount: (credentials: Credentials) => unknown;
  /** Opens the link that was sent to a new email. */
  openEmailLink: (newEmail: string) => Promise<void> | void;
  /** Ends this account's sessions at the service. */
  expireSessions: (email: string) => Promise<void> | void;
}

/** Observes the service: `next()` waits for the user that it reports next. */
function watch(service: AuthService) {
  const users: (User | null)[] = [];
  let wake: () => void = () => undefined;
  service.observe((user) => {
    users.push(user);
    wake();
  });
  return {
    async next(): Promise<User | null> {
      while (users.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return users.shift() ?? null;
    },
  };
}

/** The text that the shop alerts for each reason, after `FirebaseError: Firebase: `. */
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
  'session-expired': 'Error (auth/user-token-expired).',
} satisfies Partial<Record<AuthReason, string>>;

type Reason = keyof typeof alerts;

/** Checks the parts of an error that the shop uses: the reason, and the text that it alerts. */
export async function expectRefusal(call: Promise<unknown>, reason: Reason) {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ reason });
  expect(String(error)).toBe(`FirebaseError: Firebase: ${alerts[reason]}`);
}

/** Wrong emails and passwords, and the reasons why the service rejects them. */
type Refusal = [
  action: 'signIn' | 'register',
  when: string,
  typed: (existing: Credentials) => Partial<Credentials>,
  reason: Reason,
];

const refusals: Refusal[] = [
  [
    'signIn',
    'the case of the password is wrong',
    () => ({ password: 'OPEN SESAME' }),
    'wrong-password',
  ],
  ['signIn', 'the email has no account', () => buildCredentials(), 'no-account'],
  ['signIn', 'it has spaces around it', ({ email }) => ({ email: ` ${email} ` }), 'no-account'],
  ['signIn', 'it is not an email', () => ({ email: 'asha' }), 'invalid-email'],
  ['signIn', 'it is empty', () => ({ email: '' }), 'invalid-email'],
  ['signIn', 'the password is empty', () => ({ password: '' }), 'missing-password'],
  [
    'register',
    'only the case of an email differs',
    ({ email }) => ({ email: email.toUpperCase() }),
    'already-in-use',
  ],
  ['register', 'it is not an email', () => ({ email: 'asha' }), 'invalid-email'],
  ['register', 'it is empty', () => ({ email: '' }), 'missing-email'],
  [
    'register',
    'the password is empty',
    () => buildCredentials({ password: '' }),
    'missing-password',
  ],
  [
    'register',
    'it has five characters',
    () => buildCredentials({ password: '12345' }),
    'password-too-short',
  ],
];

/** The promises that the shop relies on in any identity service. */
export function describeAuthContract(
  name: string,
  makeWorld: () => Promise<AuthWorld> | AuthWorld,
) {
  describe(`${name} fulfils the contract of an identity service:`, () => {
    let world: AuthWorld;
    let service: AuthService;
    let existing: Credentials;
    let current: ReturnType<typeof watch>;
    beforeEach(async () => {
      world = await makeWorld();
      ({ service } = world);
      existing = buildCredentials();
      await world.addAccount(existing);
      current = watch(service);
      expect(await service.find()).toBeNull();
      expect(await current.next()).toBeNull();
    });

    async function signIn(credentials = existing) {
      await service.signIn(credentials);
      const user = await current.next();
      const uid = expect.stringMatching(/./) as string;
      expect(user).toStrictEqual({ uid, email: credentials.email.toLowerCase() });
      return user;
    }
    async function signOut() {
      await service.signOut();
      expect(await current.next()).toBeNull();
    }

    it('reports a user who registers, and the same user after signing out and in', async () => {
      await expect(service.signOut()).resolves.toBeUndefined();
      const credentials = buildCredentials({ password: '123456' });
      await service.register(credentials);
      const registered = await current.next();
      expect(registered).toMatchObject({ email: credentials.email });
      await signOut();
      const email = credentials.email.toUpperCase();
      expect(await signIn({ ...credentials, email })).toEqual(registered);
    });

    it('reports the signed-in user to callers and late observers, until another sign-in succeeds', async () => {
      const user = await signIn();
      expect(await service.find()).toStrictEqual(user);
      expect(await watch(service).next()).toStrictEqual(user);
      await service.signIn(existing);
      await expect(service.signIn(buildCredentials())).rejects.toThrow();
      const next = buildCredentials();
      await service.register(next);
      expect(await current.next()).toMatchObject({ email: next.email });
    });

    it.each(refusals)('rejects %s when %s', async (action, _when, typed, reason) => {
      await expectRefusal(service[action]({ ...existing, ...typed(existing) }), reason);
      expect(await watch(service).next()).toBeNull();
    });

    it('sends a link for a new password without revealing who has an account', async () => {
      for (const { email } of [existing, buildCredentials()]) {
        await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
      }
      await expectRefusal(service.sendPasswordReset(''), 'missing-email');
    });

    it('changes a password only after confirming the current one, and keeps the session', async () => {
      await signIn();
      const confirmed = await service.confirmPassword(existing.password);
      for (const short of ['', '12345']) {
        const reason = 'password-too-short';
        await expect(confirmed.changePassword(short)).rejects.toMatchObject({ reason });
      }
      await expect(confirmed.changePassword('sesame, open')).resolves.toBeUndefined();
      await expect(service.refresh()).resolves.toBeUndefined();
      await signOut();
      await expectRefusal(service.signIn(existing), 'wrong-password');
      await signIn({ ...existing, password: 'sesame, open' });
    });

    it('changes an email once its link is opened, and keeps the account', async () => {
      await signIn();
      const [other, { email }] = [buildCredentials(), buildCredentials()];
      await world.addAccount(other);
      const confirmed = await service.confirmPassword(existing.password);
      await expect(confirmed.changeEmail('')).rejects.toMatchObject({ reason: 'missing-email' });
      await expectRefusal(confirmed.changeEmail(other.email), 'already-in-use');
      await expect(confirmed.changeEmail(email.toUpperCase())).resolves.toBeUndefined();
      await expectRefusal(service.signIn({ ...existing, email }), 'no-account');
      await world.openEmailLink(email);
      await service.refresh();
      const changed = await current.next();
      expect(changed).toMatchObject({ email });
      await signOut();
      await expectRefusal(service.signIn(existing), 'no-account');
      expect(await signIn({ ...existing, email })).toEqual(changed);
    });

    it('deletes an account only after confirming its password, and ends the session', async () => {
      await signIn();
      await expectRefusal(service.confirmPassword('open barley'), 'wrong-password');
      await expectRefusal(service.confirmPassword(''), 'missing-password');
      await service.confirmPassword(existing.password);
      await signOut();
      await expect(service.confirmPassword(existing.password)).rejects.toThrow();

      await signIn();
      const confirmed = await service.confirmPassword(existing.password);
      await expect(confirmed.delete()).resolves.toBeUndefined();
      expect(await current.next()).toBeNull();
      await expectRefusal(service.signIn(existing), 'no-account');
    });

    it('reports at the next refresh that the service has ended the session', async () => {
      await signIn();
      await service.refresh();
      await world.expireSessions(existing.email);
      await expectRefusal(service.refresh(), 'session-expired');
      expect(await current.next()).toBeNull();
      await expect(service.refresh()).resolves.toBeUndefined();
    });
  });
}
