import type { AuthReason, Credentials } from '../services/authService';
import { buildCredentials } from './builders';

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

/** Checks the parts of an error that the shop uses: the reason, and the text that it alerts. */
export async function expectRefusal(call: Promise<unknown>, reason: Reason) {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ reason });
  expect(String(error)).toBe(`FirebaseError: Firebase: ${alerts[reason]}`);
}

/** What is typed instead of an account's email and password, and why the service rejects it. */
type Refusal = [
  action: 'signIn' | 'register',
  when: string,
  typed: (existing: Credentials) => Partial<Credentials>,
  reason: Reason,
];

export const refusals: Refusal[] = [
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
