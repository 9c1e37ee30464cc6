/** Changing the password or the email, and deleting the account. */
export const accountSettingsWords = {
  heading: 'Account settings',
  password: 'Your password',

  changePassword: {
    heading: 'Change password',
    currentPassword: 'Current password',
    newPassword: 'New password',
    action: 'Change password',
    done: 'Your password has been changed. Any other device where you’re signed in will ask for the new one.',
  },

  changeEmail: {
    heading: 'Change email',
    howItWorks:
      'We’ll email a link to the new address. Your email changes when you open it; until then, nothing changes.',
    newEmail: 'New email',
    action: 'Send link',
    sent: (email: string) =>
      `We’ve emailed a link to ${email}. Your email changes when you open it. After that, sign in with your new email.`,
    notArrived:
      'No email? Look in your spam folder and check the address for typos. We can’t send a link to an address that already has an account.',
    changed: (email: string) => `Your email is now ${email}.`,
    signInAgain: (email: string) =>
      `If you’ve opened the link we sent to ${email}, sign in with that email.`,
  },

  deleteAccount: {
    heading: 'Delete your account',
    whatGoes:
      'This deletes your account, its saved basket, and the name, phone number and address on each of your orders. This can’t be undone.',
    whatStays:
      'The shop keeps a record of your orders, without your name. You can’t delete your account while an order is in progress, because the shop still needs its address.',
    invoicesStay: 'Your invoices keep your name and address: the law wants the shop to keep them.',
    action: 'Delete my account permanently',
    done: 'Your account has been deleted.',
  },

  // Why an attempt was rejected, if the reason reads differently here than at signing in.
  alreadyInUse: 'There’s already an account with this email. Use another one.',
  closed: 'This account has been closed. Contact the shop if you think this is a mistake.',
};
