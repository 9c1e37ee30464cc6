import { AuthErrorCodes } from 'firebase/auth';
import type { AuthErrorCode } from '../../services/authService';
import { authError } from '../../test/fakeAuthService';
import { explainRefusal, isExplained } from './explainRefusal';

type FirebaseCode = (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes];

/** Codes of Firebase that e-mail and password can't produce, by what does. */
const ofOtherWays = {
  'a telephone': [
    'auth/code-expired',
    'auth/invalid-app-credential',
    'auth/invalid-phone-number',
    'auth/invalid-verification-code',
    'auth/invalid-verification-id',
    'auth/missing-app-credential',
    'auth/missing-phone-number',
    'auth/missing-verification-code',
    'auth/missing-verification-id',
  ],
  'another provider, in a window of its own': [
    'auth/account-exists-with-different-credential',
    'auth/auth-domain-config-required',
    'auth/cancelled-popup-request',
    'auth/credential-already-in-use',
    'auth/invalid-auth-event',
    'auth/invalid-oauth-client-id',
    'auth/invalid-oauth-provider',
    'auth/invalid-provider-id',
    'auth/missing-iframe-start',
    'auth/missing-or-invalid-nonce',
    'auth/no-auth-event',
    'auth/no-such-provider',
    'auth/popup-blocked',
    'auth/popup-closed-by-user',
    'auth/provider-already-linked',
    'auth/redirect-cancelled-by-user',
    'auth/redirect-operation-pending',
    'auth/rejected-credential',
    'auth/user-cancelled',
  ],
  'a token of one’s own, or a tenant': [
    'auth/custom-token-mismatch',
    'auth/invalid-custom-token',
    'auth/invalid-tenant-id',
    'auth/tenant-id-mismatch',
    'auth/unsupported-tenant-operation',
  ],
  'a second factor': [
    'auth/invalid-multi-factor-session',
    'auth/maximum-second-factor-count-exceeded',
    'auth/missing-multi-factor-info',
    'auth/missing-multi-factor-session',
    'auth/multi-factor-info-not-found',
    'auth/second-factor-already-in-use',
    'auth/unsupported-first-factor',
    'auth/unverified-email',
  ],
  'a change of an account': [
    'auth/email-change-needs-verification',
    'auth/null-user',
    'auth/requires-recent-login',
    'auth/user-mismatch',
    'auth/user-signed-out',
  ],
  'the link in an e-mail, once opened, or where it is to lead': [
    'auth/expired-action-code',
    'auth/invalid-action-code',
    'auth/invalid-continue-uri',
    'auth/invalid-dynamic-link-domain',
    'auth/invalid-hosting-link-domain',
    'auth/missing-continue-uri',
    'auth/unauthorized-continue-uri',
  ],
  'an app on a telephone': [
    'auth/app-not-installed',
    'auth/cordova-not-ready',
    'auth/dynamic-link-not-activated',
    'auth/invalid-app-id',
    'auth/invalid-cert-hash',
    'auth/invalid-cordova-configuration',
    'auth/missing-android-pkg-name',
    'auth/missing-ios-bundle-id',
  ],
  'a mistake in the code, found when the shop is made': [
    'auth/already-initialized',
    'auth/app-deleted',
    'auth/argument-error',
    'auth/cors-unsupported',
    'auth/dependent-sdk-initialized-before-auth',
    'auth/emulator-config-failed',
    'auth/invalid-emulator-scheme',
    'auth/invalid-persistence-type',
    'auth/unsupported-persistence-type',
  ],
} as const satisfies Record<string, readonly Exclude<FirebaseCode, AuthErrorCode>[]>;

type OfOtherWays = (typeof ofOtherWays)[keyof typeof ofOtherWays][number];
// A code that is new in Firebase stops the type check here, which names it: explain it or list it.
const heardOf: readonly (AuthErrorCode | OfOtherWays)[] = Object.values(AuthErrorCodes);

it('knows every code of Firebase: each is explained, or belongs to another way of signing in', () => {
  const others = new Set<string>(Object.values(ofOtherWays).flat());
  expect(heardOf.length).toBeGreaterThan(100);
  expect(heardOf.filter((code) => isExplained(code) === others.has(code))).toEqual([]);
});

it.each<[AuthErrorCode, string, RegExp]>([
  ['auth/invalid-email', 'email', /whole e-mail address/],
  ['auth/missing-email', 'email', /Enter your e-mail/],
  ['auth/user-not-found', 'email', /create an account/],
  ['auth/email-already-in-use', 'email', /Sign in to it/],
  ['auth/user-disabled', 'email', /closed/],
  ['auth/wrong-password', 'password', /Forgot your password/],
  ['auth/missing-password', 'password', /Enter your password/],
  ['auth/weak-password', 'password', /6 characters or more/],
  ['auth/invalid-credential', 'password', /e-mail or the password/],
  ['auth/invalid-login-credentials', 'password', /e-mail or the password/],
  ['auth/too-many-requests', 'form', /Wait a few minutes/],
  ['auth/resource-exhausted', 'form', /Wait a few minutes/],
  ['auth/network-request-failed', 'form', /online/],
  ['auth/operation-not-allowed', 'form', /go on shopping/],
])('says what %s is about (%s) and what to do', (code, field, sentence) => {
  const explanation = explainRefusal(authError(code));
  expect(explanation.field).toBe(field);
  expect(explanation.sentence).toMatch(sentence);
});

it.each([
  ['QuotaExceededError', /no room/],
  ['SecurityError', /keeps no data/],
  ['InvalidStateError', /keeps no data/],
])('tells what to do about a browser that can not keep a session (%s)', (name, sentence) => {
  const explanation = explainRefusal({ name, code: '', message: '…' });
  expect(explanation.field).toBe('form');
  expect(explanation.sentence).toMatch(sentence);
});

it('speaks in whole sentences, without the words of machines', () => {
  for (const code of heardOf.filter((known) => isExplained(known))) {
    const { sentence } = explainRefusal({ code });
    expect(sentence).toMatch(/^[A-Z][^!]+\.$/);
    expect(sentence).not.toMatch(/auth|error|firebase|invalid|token|code/i);
  }
});

const cyclic: Record<string, unknown> = {};
cyclic.code = cyclic;
const revoked = Proxy.revocable({}, {});
revoked.revoke();

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'auth/wrong-password'],
  ['a number', 42],
  ['a symbol', Symbol('odd')],
  ['a function', () => undefined],
  ['an object that holds itself', cyclic],
  ['an object without any origin', Object.create(null)],
  ['an object that can’t be looked into', revoked.proxy],
  ['a code that is no text', { code: 503 }],
  ['a code that everything has', { code: 'toString' }],
  ['a code that nobody knows', authError('auth/gone-fishing')],
  ['a part that did not load', Object.assign(new Error('…'), { name: 'ChunkLoadError' })],
])('has a sentence for whatever else is thrown: %s', (_what, thrown) => {
  expect(explainRefusal(thrown)).toEqual({
    field: 'form',
    sentence: 'That did not work. Check that you are online, then try again.',
  });
});
