import { buildCredentials } from '../testing/builders';
import { expectRefusal, refusals, type Reason } from '../testing/authRefusals';
import type { AuthService, Credentials, User } from './authService';

export interface Conditions {
  /** Whether the project hides which emails have an account (email enumeration protection). */
  protectsEmails?: boolean;
  /** What the identity service does at every call. */
  trouble?: 'gets too many requests' | 'is out of reach';
}

export interface AuthWorld {
  service: AuthService;
  addAccount: (credentials: Credentials) => unknown;
  disable: (email: string) => Promise<void> | void;
  /** How many links to choose a new password were sent to this address. */
  resetsSentTo: (email: string) => Promise<number> | number;
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

/** What the shop relies on in any identity service. */
export function describeAuthContract(
  name: string,
  makeWorld: (conditions: Conditions) => Promise<AuthWorld> | AuthWorld,
) {
  describe(`${name} fulfils the contract of an identity service:`, () => {
    async function enter(conditions: Conditions = {}) {
      const world = await makeWorld(conditions);
      const existing = buildCredentials();
      if (!conditions.trouble) await world.addAccount(existing);
      const current = watch(world.service);
      expect(await current.next()).toBeNull();
      return { ...world, existing, current };
    }

    /** With a user signed in. */
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

    it('reports a user who registers, and the same user after signing out and in', async () => {
      const { service, current } = await enter();
      await expect(service.signOut()).resolves.toBeUndefined();
      const credentials = buildCredentials({ password: '123456' });
      await service.register(credentials);
      const registered = await current.next();
      expect(registered).toMatchObject({ email: credentials.email });
      await service.signOut();
      expect(await current.next()).toBeNull();
      await service.signIn({ ...credentials, email: credentials.email.toUpperCase() });
      expect(await current.next()).toEqual(registered);
    });

    it('reports the signed-in user to late observers too, once, until another sign-in succeeds', async () => {
      const { service, existing, current } = await enterSignedIn();
      expect(await watch(service).next()).toMatchObject({ email: existing.email });
      await service.signIn(existing);
      await expect(service.signIn(buildCredentials())).rejects.toThrow();
      const next = buildCredentials();
      await service.register(next);
      expect(await current.next()).toMatchObject({ email: next.email });
    });

    describe.each([
      ['that shows which emails have an account', false],
      ['that hides which emails have an account', true],
    ])('in a project %s', (_name, protectsEmails) => {
      const isHidden = (reason: Reason) =>
        protectsEmails && (reason === 'wrong-password' || reason === 'no-account');
      const refused = (call: Promise<unknown>, reason: Reason) =>
        expectRefusal(call, isHidden(reason) ? 'wrong-credentials' : reason);

      it.each(refusals)('rejects %s when %s', async (action, _when, typed, reason) => {
        const { service, existing } = await enter({ protectsEmails });
        const call = service[action]({ ...existing, ...typed(existing) });
        await refused(call, reason);
        expect(await watch(service).next()).toBeNull();
      });

      it('sends an account a link to choose a new password, without revealing who has an account', async () => {
        const { service, existing, resetsSentTo } = await enter({ protectsEmails });
        const { email: unknown } = buildCredentials();
        for (const email of [existing.email, existing.email.toUpperCase(), unknown]) {
          await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
        }
        expect(await resetsSentTo(existing.email)).toBe(2);
        expect(await resetsSentTo(unknown)).toBe(0);
        await refused(service.sendPasswordReset(''), 'missing-email');
      });

      it('rejects a sign-in to a disabled account, but not a request for a link', async () => {
        const { service, existing, disable } = await enter({ protectsEmails });
        await disable(existing.email);
        await refused(service.signIn(existing), 'account-closed');
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
      });

      it('changes a password only after the current one is confirmed, and keeps the session', async () => {
        const { service, existing, current } = await enterSignedIn({ protectsEmails });
        const confirmed = await service.confirmPassword(existing.password);
        const empty = confirmed.changePassword('');
        await expect(empty).rejects.toMatchObject({ reason: 'password-too-short' });
        await refused(confirmed.changePassword('12345'), 'password-too-short');
        await expect(confirmed.changePassword('sesame, open')).resolves.toBeUndefined();
        await expect(service.refresh()).resolves.toBeUndefined();
        await service.signOut();
        expect(await current.next()).toBeNull();
        await refused(service.signIn(existing), 'wrong-password');
        await service.signIn({ ...existing, password: 'sesame, open' });
        expect(await current.next()).toMatchObject({ email: existing.email });
      });

      it('changes an email once the link to the new one is opened, and keeps the account', async () => {
        const { service, existing, current, ...world } = await enterSignedIn({ protectsEmails });
        const [other, { email }] = [buildCredentials(), buildCredentials()];
        await world.addAccount(other);
        const confirmed = await service.confirmPassword(existing.password);
        await expect(confirmed.changeEmail('')).rejects.toMatchObject({ reason: 'missing-email' });
        await refused(confirmed.changeEmail(other.email), 'already-in-use');
        await expect(confirmed.changeEmail(email.toUpperCase())).resolves.toBeUndefined();
        await refused(service.signIn({ ...existing, email }), 'no-account');
        await world.openEmailLink(email);
        await service.refresh();
        const changed = await current.next();
        expect(changed).toMatchObject({ email });
        await service.signOut();
        expect(await current.next()).toBeNull();
        await refused(service.signIn(existing), 'no-account');
        await service.signIn({ ...existing, email });
        expect(await current.next()).toEqual(changed);
      });

      it('deletes an account only after its password is confirmed, and ends the session', async () => {
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

    it('reports the end of a session that the service has ended, at the next refresh', async () => {
      const { service, existing, current, expireSessions } = await enterSignedIn();
      await service.refresh();
      await expireSessions(existing.email);
      await expectRefusal(service.refresh(), 'session-expired');
      expect(await current.next()).toBeNull();
      await expect(service.refresh()).resolves.toBeUndefined();
    });

    it.each([
      ['gets too many requests', 'too-many-attempts'],
      ['is out of reach', 'unreachable'],
    ] as const)('rejects every call when the identity service %s', async (trouble, reason) => {
      const { service } = await enter({ trouble });
      await expectRefusal(service.signIn(buildCredentials()), reason);
      await expectRefusal(service.register(buildCredentials()), reason);
      await expectRefusal(service.sendPasswordReset(buildCredentials().email), reason);
    });
  });
}
