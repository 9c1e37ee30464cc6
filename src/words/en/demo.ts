/** Only in builds for the emulators. */
export const demoWords = {
  nothingForSale: 'This is a demo shop: nothing here is for sale, and orders aren’t delivered.',
  cannotSignIn: 'This is a demo, so nobody can sign in here.',
};
