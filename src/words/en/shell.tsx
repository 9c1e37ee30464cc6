import type { Seller } from '#shop/config';

/** The texts around every screen: header, footer, notices, signing in and out. */
export const shellWords = {
  title: (screen: string, shop: string) => `${screen} · ${shop}`,
  skipToContent: 'Skip to content',
  loading: 'One moment…',
  showMore: 'Show more',

  account: 'Account',
  hello: 'Hello', // specified
  helloTo: (email: string) => `Hello ${email}`, // specified
  signIn: 'Sign In', // specified
  signOut: 'Sign Out', // specified
  returnsAndOrders: 'Returns & Orders', // specified
  yourPrime: 'Your Prime', // specified

  signedIn: 'Signed in.',
  signedInAs: (email: string) => `Signed in as ${email}.`,
  signingOut: 'Signing out…',
  signedOut: 'Signed out.',
  confirmSignOut:
    'Some basket items aren’t saved to your account yet and will be lost. Sign out anyway?',

  about: (shop: string, description: string) => `${shop}. ${description}`,
  seller: ({ name, gstin, grievanceOfficer }: Seller) =>
    [
      `Sold by ${name}`,
      ...(gstin ? [`GSTIN ${gstin}`] : []),
      ...(grievanceOfficer ? [`Grievance officer: ${grievanceOfficer}`] : []),
    ].join('. '),
  conditions: 'Conditions of use',
  privacy: 'Privacy notice',
  imprint: 'Legal notice',
  licences: 'Open-source licences',

  error: 'Error',
  unexpectedError: 'Unexpected Application Error!', // specified
  notFound: '404 Not Found', // specified
  stackTrace: 'Stack trace',
  reload: 'Reload the page',
  goHome: 'Go to the home page',
  goToBasket: 'Go to your basket',
};

/** Shown in the footer of a shop whose market requires withdrawals. */
export const withdrawalLinkWords = {
  withdraw: 'Withdraw from contract',
};

/** Only in builds for the emulators. */
export const demoWords = {
  nothingForSale: 'This is a demo shop: nothing here is for sale, and orders aren’t delivered.',
};

/** Texts of pages without the shop's scripts: the page before React, and the legal and 404 pages. */
export const documentWords = {
  oldBrowser:
    'You can look around. To fill a basket or sign in, please update your browser or turn on JavaScript.',
  goTo: (shop: string) => `Go to ${shop}`,
  backTo: (shop: string) => `Back to ${shop}`,
};
