import { explainRefusal, type Reason } from './CredentialsForm';

it.each<[Reason, string, RegExp]>([
  ['wrong-credentials', 'password', /email or password is wrong/],
  ['wrong-password', 'password', /Forgot your password/],
  ['no-account', 'email', /typos, or create an account/],
  ['account-closed', 'email', /closed/],
  ['already-in-use', 'email', /Sign in/],
  ['invalid-email', 'email', /full email address/],
  ['missing-email', 'email', /Enter your email/],
  ['missing-password', 'password', /Enter your password/],
  ['password-too-short', 'password', /6 characters or more/],
  ['password-too-simple', 'password', /longer/],
  ['session-expired', 'form', /Sign out and in again/],
  ['too-many-attempts', 'form', /Wait a few minutes/],
  ['over-quota', 'form', /tomorrow/],
  ['unreachable', 'form', /We couldn’t connect/],
  ['storage-unavailable', 'form', /doesn’t let this page store data/],
  ['storage-full', 'form', /no space left/],
  ['unknown', 'form', /Something went wrong/],
  ['under-way', 'form', /Cancel it, or wait/],
  ['refused', 'form', /Try again later/],
  ['no-database', 'form', /Something went wrong/],
])('explains %s at the field to correct (%s)', (reason, field, words) => {
  const { sentence, ...rest } = explainRefusal(reason);
  expect(rest).toEqual({ field });
  expect(sentence).toMatch(words);
  expect(sentence).toMatch(/^[A-Z][^!]+\.$/);
  expect(sentence).not.toMatch(/auth|error|firebase|invalid|token|code/i);
});
