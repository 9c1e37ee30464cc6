/** Signing in and out, as the shop's first scripts announce it. */
export const sessionWords = {
  signedIn: 'Signed in.',
  signedInAs: (email: string) => `Signed in as ${email}.`,
  signingOut: 'Signing out…',
  signedOut: 'Signed out.',
  confirmSignOut:
    'Some basket items aren’t saved to your account yet and will be lost. Sign out anyway?',
};
