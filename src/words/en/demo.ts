/** Only in builds for the emulators. */
export const demoWords = {
  cannotSignIn: 'This is a demo, so nobody can sign in here.',
};
