import type { ReactNode } from 'react';

/** The sign-in form and the account screen. */
export const authWords = {
  signInTitle: 'Sign in',
  accountTitle: 'Your account',
  accountTitleWaiting: (orders: number) => `(${orders}) Your account`,

  signedIn: 'You’re signed in.',
  signedInAs: (email: ReactNode) => <>You’re signed in as {email}.</>,
  continueShopping: 'Continue shopping',
  signOut: 'Sign out',
  /** Above an order that is seen by its link. */
  order: (number: ReactNode) => <>Order {number}</>,
  orderTitle: (id: string) => `Order ${id}`,
  /** What another app shares is only for merchants. */
  notShared:
    'Nothing was added. Only the shop’s merchants can share photographs with it: sign in, open “Products”, and share them again.',
  useAnotherAccount: 'Use another account:',
  anotherAccount: 'Use another account',
  /** Of an order’s link that can’t be read, and of a merchant’s. @param id of the order, if that can be read */
  brokenLink: (id?: string) =>
    `To see ${id ? `order ${id}` : 'your order'}, sign in. If you ordered without an account, this link isn’t complete: ` +
    'press the button in our email again, or copy its whole address.',

  email: 'Email', // specified
  password: 'Password', // specified
  passwordHint: '6 characters or more',
  show: 'Show',
  showPassword: 'Show password',
  passwordShown: 'Your password is shown.',
  hide: 'Hide',
  hidePassword: 'Hide password',
  passwordHidden: 'Your password is hidden.',
  forgotPassword: 'Forgot your password?',
  signIn: 'Sign in', // specified
  createAccount: (shop: string) => `Create your ${shop} Account`, // specified
  conditions: 'conditions of use',
  privacy: 'privacy notice',
  agreement: (conditions: ReactNode, privacy: ReactNode, shop: string) => (
    <>
      By signing in or creating an account, you agree to the {conditions} and {privacy} of {shop}.
    </>
  ),

  signInProgress: 'Signing in…',
  registerProgress: 'Creating your account…',
  saveOrdersProgress: 'Creating your account…',
  sendPasswordResetProgress: 'Sending a link…',
  changePasswordProgress: 'Changing your password…',
  changeEmailProgress: 'Sending a link…',
  deleteAccountProgress: 'Deleting your account…',
  // The same whether or not there is an account, so that nobody learns here who has one.
  resetSent: (email: string) =>
    `If there’s an account for ${email}, we’ve emailed a link to choose a new password.`,

  // Why an attempt was rejected, by its reason.
  'wrong-credentials':
    'The email or password is wrong. Check both, or choose “Forgot your password?”.',
  'wrong-password': 'The password is wrong. Try again, or choose “Forgot your password?”.',
  'no-account': 'There’s no account with this email. Check it for typos, or create an account.',
  'account-closed':
    'This account has been closed. Use another email, or keep shopping without signing in.',
  'already-in-use':
    'There’s already an account with this email. Sign in, or choose “Forgot your password?”.',
  'invalid-email': 'Enter your full email address, such as name@example.com.',
  'missing-email': 'Enter your email address.',
  'missing-password': 'Enter your password.',
  'password-too-short': 'This password is too short. Use 6 characters or more.',
  'password-too-simple':
    'This password is too easy to guess. Make it longer, with capital letters, numbers and symbols.',
  'session-expired': 'Your session has expired. Sign out and in again, then try again.',
  'too-many-attempts': 'Too many attempts. Wait a few minutes, then try again.',
  'over-quota': 'The shop has reached its limit for today. Try again tomorrow.',
  unreachable: 'We couldn’t connect. Check that you’re online, then try again.',
  'storage-unavailable':
    'Your browser doesn’t let this page store data, so you can’t sign in. Allow it, then try again.',
  'storage-full':
    'Your browser has no space left to keep you signed in. Free up some space, then try again.',
  unknown: 'Something went wrong. Check that you’re online, or try again later.',
  'under-way':
    'One of your orders is still in progress. Cancel it, or wait until it arrives, then try again.',
  refused: 'The shop couldn’t delete your data. Try again later.',
};
