export const deleteAccountWords = {
  heading: 'Delete your account',
  whatGoes:
    'This deletes your account, its saved basket, and the name, phone number and address on each of your orders. This can’t be undone.',
  whatStays:
    'The shop keeps a record of your orders, without your name. You can’t delete your account while an order is in progress, because the shop still needs its address.',
  password: 'Your password',
  deleteAccount: 'Delete my account permanently',
};
