/** Orders without an account. */
export const guestWords = {
  saveOrder: 'Save this order: choose a password',
  saveOrders: 'Save these orders: choose a password',
  whySave:
    'With an account you can track your orders on every device, and your address is filled in next time.',
  save: 'Save',
  saved: (email: string) => `Saved. You’re signed in as ${email}.`,
  track: 'Track your order under Returns & Orders',
  alreadyInUse:
    'There’s already an account with this email. Use another email, or sign in to that account instead: your orders here stay on this device.',
  notSignedIn:
    'Your account is ready, but we couldn’t sign you in. Check that you’re online, then press “Save” again.',
};
