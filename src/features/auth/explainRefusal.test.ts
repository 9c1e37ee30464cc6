import type { AuthReason } from '../../services/authService';
import { explainRefusal } from './explainRefusal';

it.each<[AuthReason, string, RegExp]>([
  ['wrong-credentials', 'password', /e-mail or the password is wrong/],
  ['wrong-password', 'password', /Forgot your password/],
  ['no-account', 'email', /typing mistake, or create an account/],
  ['account-closed', 'email', /closed/],
  ['already-in-use', 'email', /Sign in/],
  ['invalid-email', 'email', /whole e-mail address/],
  ['missing-email', 'email', /Enter your e-mail/],
  ['missing-password', 'password', /Enter your password/],
  ['password-too-short', 'password', /6 characters or more/],
  ['password-too-simple', 'password', /longer/],
  ['too-many-attempts', 'form', /Wait a few minutes/],
  ['over-quota', 'form', /tomorrow/],
  ['not-available', 'form', /continue shopping/],
  ['unreachable', 'form', /We couldn’t connect/],
  ['storage-unavailable', 'form', /does not let this page store data/],
  ['storage-full', 'form', /no space left/],
  ['unknown', 'form', /That did not work/],
])('says what %s is about (%s) and what to do', (reason, field, words) => {
  const { sentence, ...rest } = explainRefusal(reason);
  expect(rest).toEqual({ field });
  expect(sentence).toMatch(words);
  expect(sentence).toMatch(/^[A-Z][^!]+\.$/);
  expect(sentence).not.toMatch(/auth|error|firebase|invalid|token|code/i);
});
