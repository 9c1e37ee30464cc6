import type { AuthReason, AuthService, Credentials, User } from '../account/authService';
import { buildCredentials } from './builders';

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

export type MakeAuthWorld = (conditions: Conditions) => Promise<AuthWorld> | AuthWorld;

/** Observes the service: `next()` waits for the user that it reports next. */
export function watch(service: AuthService) {
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

/** A world with an account, in which nobody is signed in. */
export async function enter(makeWorld: MakeAuthWorld, conditions: Conditions = {}) {
  const world = await makeWorld(conditions);
  const existing = buildCredentials();
  if (!conditions.trouble) await world.addAccount(existing);
  const current = watch(world.service);
  expect(await current.next()).toBeNull();
  return { ...world, existing, current };
}

/** A world with an account that is signed in. */
export async function enterSignedIn(makeWorld: MakeAuthWorld, conditions?: Conditions) {
  const entered = await enter(makeWorld, conditions);
  await entered.service.signIn(entered.existing);
  const { email } = entered.existing;
  expect(await entered.current.next()).toStrictEqual({
    uid: expect.stringMatching(/./) as string,
    email,
  });
  return entered;
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
  'session-expired': 'Error (auth/user-token-expired).',
  'too-many-attempts': 'Error (auth/too-many-requests).',
  unreachable: 'Error (auth/network-request-failed).',
} satisfies Partial<Record<AuthReason, string>>;

export type Reason = keyof typeof alerts;

/**
 * Checks the parts of an error that the shop uses: the reason, and the text that it alerts.
 *
 * @param protectsEmails whether the project hides which emails have an account
 */
export async function expectRefusal(
  call: Promise<unknown>,
  expected: Reason,
  protectsEmails = false,
) {
  const isHidden = protectsEmails && (expected === 'wrong-password' || expected === 'no-account');
  const reason = isHidden ? 'wrong-credentials' : expected;
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ reason });
  expect(String(error)).toBe(`FirebaseError: Firebase: ${alerts[reason]}`);
}
