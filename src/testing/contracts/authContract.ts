import type { Credentials } from '../../account/authService';
import {
  enter,
  enterSignedIn,
  expectRefusal,
  type MakeAuthWorld,
  type Reason,
  watch,
} from '../authWorld';
import { buildCredentials } from '../builders';
import { describeAccountChanges } from './accountChangesContract';

/** What is typed instead of an account's email and password, and why the service rejects it. */
type Refusal = [
  action: 'signIn' | 'register',
  when: string,
  typed: (existing: Credentials) => Partial<Credentials>,
  reason: Reason,
];

const refusals: Refusal[] = [
  ['signIn', 'the password is wrong', () => ({ password: 'open barley' }), 'wrong-password'],
  ['signIn', 'its case is wrong', () => ({ password: 'OPEN SESAME' }), 'wrong-password'],
  ['signIn', 'the email has no account', () => buildCredentials(), 'no-account'],
  ['signIn', 'it has spaces around it', ({ email }) => ({ email: ` ${email} ` }), 'no-account'],
  ['signIn', 'it is not an email', () => ({ email: 'asha' }), 'invalid-email'],
  ['signIn', 'it is empty', () => ({ email: '' }), 'invalid-email'],
  ['signIn', 'the password is empty', () => ({ password: '' }), 'missing-password'],
  ['register', 'the email has an account', () => ({ password: 'another' }), 'already-in-use'],
  [
    'register',
    'only its case differs',
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

/** What the shop relies on in any identity service. */
export function describeAuthContract(name: string, makeWorld: MakeAuthWorld) {
  describe(`${name} fulfils the contract of an identity service:`, () => {
    it('reports nothing to an observer that has stopped', async () => {
      const { service, current, existing } = await enter(makeWorld);
      const listener = jest.fn();
      service.observe(listener)();
      await service.signIn(existing);
      await current.next();
      expect(listener).not.toHaveBeenCalled();
    });

    it('reports a user who registers, and the same user after signing out and in', async () => {
      const { service, current } = await enter(makeWorld);
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
      const { service, existing, current } = await enterSignedIn(makeWorld);
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
      const refused = (call: Promise<unknown>, reason: Reason) =>
        expectRefusal(call, reason, protectsEmails);

      it.each(refusals)('rejects %s when %s', async (action, _when, typed, reason) => {
        const { service, existing } = await enter(makeWorld, { protectsEmails });
        const call = service[action]({ ...existing, ...typed(existing) });
        await refused(call, reason);
        expect(await watch(service).next()).toBeNull();
      });

      it('sends an account a link to choose a new password, without revealing who has an account', async () => {
        const { service, existing, resetsSentTo } = await enter(makeWorld, { protectsEmails });
        const { email: unknown } = buildCredentials();
        for (const email of [existing.email, existing.email.toUpperCase(), unknown]) {
          await expect(service.sendPasswordReset(email)).resolves.toBeUndefined();
        }
        expect(await resetsSentTo(existing.email)).toBe(2);
        expect(await resetsSentTo(unknown)).toBe(0);
        await refused(service.sendPasswordReset(''), 'missing-email');
      });

      it('rejects a sign-in to a disabled account, but not a request for a link', async () => {
        const { service, existing, disable } = await enter(makeWorld, { protectsEmails });
        await disable(existing.email);
        await refused(service.signIn(existing), 'account-closed');
        await expect(service.sendPasswordReset(existing.email)).resolves.toBeUndefined();
      });

      describeAccountChanges(makeWorld, protectsEmails);
    });

    it('reports the end of a session that the service has ended, at the next refresh', async () => {
      const { service, existing, current, expireSessions } = await enterSignedIn(makeWorld);
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
      const { service } = await enter(makeWorld, { trouble });
      await expectRefusal(service.signIn(buildCredentials()), reason);
      await expectRefusal(service.register(buildCredentials()), reason);
      await expectRefusal(service.sendPasswordReset(buildCredentials().email), reason);
    });
  });
}
