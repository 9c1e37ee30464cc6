/** Orders without an account. */
export const guestWords = {
  orders: 'Your orders on this device',
  ordersNote: 'You placed these without an account.',

  saveOrder: 'Save this order: choose a password',
  saveOrders: 'Save these orders: choose a password',
  whySave:
    'With an account you can track your orders on every device, and your address is filled in next time.',
  save: 'Save',
  saved: (email: string) => `Saved. You’re signed in as ${email}.`,
  track: 'Track your order under Returns & Orders',
  alreadyInUse:
    'There’s already an account with this email. Use another email, or sign in to that account instead: your orders here stay on this device.',
  otherEmail: (email: string) =>
    `Your account is ready, with the email ${email}. Enter that email and its password to sign in.`,
  notSignedIn:
    'Your account is ready, but we couldn’t sign you in. Check that you’re online, then press “Save” again.',

  remove: 'Remove from this device',
  removeQuestion: 'Remove these orders from this device?',
  removeConsequence:
    'Choose this if other people use this device. You won’t be able to track, cancel or return these orders here, and you can’t undo this. We keep the orders, so you can contact us about them at any time.',
  removeConfirm: 'Remove',
  removeKeep: 'Keep on this device',
  removed: 'Removed from this device. We still have your orders.',
  notRemoved:
    'Something went wrong, so nothing was removed. Check that you’re online, then try again.',
};
