import type { ReactNode } from 'react';

/** The sign-in form and the account screen. */
export const authWords = {
  signInTitle: 'Sign in',
  noSignIn: 'Signing in isn’t available right now.',
  accountTitle: 'Your account',

  signedIn: 'You’re signed in.',
  signedInAs: (email: ReactNode) => <>You’re signed in as {email}.</>,
  continueShopping: 'Continue shopping',
  signOut: 'Sign out',
  /** Shown above an order that is opened by its link. */
  order: (number: ReactNode) => <>Order {number}</>,
  orderTitle: (id: string) => `Order ${id}`,
  /** Shown if another app shares something, which only merchants can use. */
  notShared:
    'Nothing was added. Only the shop’s merchants can share photographs with it: sign in, open “Products”, and share them again.',
  anotherAccount: 'Use another account',
  /** What is said about an order’s link that can’t be read, and about a merchant’s. @param id of the order, if that can be read */
  brokenLink: (id?: string) =>
    `To see ${id ? `order ${id}` : 'your order'}, sign in. If you ordered without an account, this link isn’t complete: ` +
    'open it again from where you got it, or copy its whole address.',

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
  // The text is the same with or without an account, so that nobody learns who has one.
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

/** The account screen, before the code of its parts has loaded. */
export const accountWords = {
  returnsAndOrders: 'Returns & Orders',
  basket: (items: string) => `Basket: ${items}`,
  /** Shown to a user who has asked for their orders. */
  signInForOrders: 'Sign in to see your orders and to request returns.',
  orderedAsGuest:
    'Ordered without an account? Open the link to your order that we showed you, or use the browser that you ordered with.',
  loadingOrders: 'Loading your orders…',
  ordersNotLoaded: 'Your orders couldn’t be loaded. Check your connection and try again.',
  shopOrdersNotLoaded: 'The shop’s orders couldn’t be loaded. Check your connection and try again.',
  settingsNotLoaded:
    'Your account settings couldn’t be loaded. Check your connection and try again.',
  shopTakesNoOrders: 'Online ordering isn’t available right now, so there are no orders to show.',
  loadingOrder: 'Loading your order…',
  orderNotLoaded: 'Your order couldn’t be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  seeDetails: 'Addresses and settings',
};

/** Orders without an account. */
export const guestWords = {
  orders: 'Your orders on this device',
  ordersNote: 'You placed these without an account.',

  saveOrder: 'Save this order: choose a password',
  saveOrders: 'Sign in, or save these orders',
  whySave:
    'With an account you can track your orders on every device, and your address is filled in next time.',
  save: 'Save my orders',
  saved: (email: string) => `Saved. You’re signed in as ${email}.`,
  track: 'Track your order under Returns & Orders',
  alreadyInUse:
    'There’s already an account with this email. Use another email, or sign in to that account instead: your orders here stay on this device.',
  otherEmail: (email: string) =>
    `Your account is ready, with the email ${email}. Enter that email and its password to sign in.`,
  notSignedIn:
    'Your account is ready, but we couldn’t sign you in. Check that you’re online, then try again.',

  remove: 'Remove these orders from this device',
  removeQuestion: 'Remove these orders from this device?',
  removeConsequence:
    'Choose this if other people use this device. You won’t be able to track, cancel or return these orders here, and you can’t undo this. We keep the orders, so you can contact us about them at any time.',
  removeConfirm: 'Remove',
  removeKeep: 'Keep on this device',
  removed: 'Removed from this device. We still have your orders.',
  notRemoved:
    'Something went wrong, so nothing was removed. Check that you’re online, then try again.',
};
