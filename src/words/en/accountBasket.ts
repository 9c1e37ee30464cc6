/** What there is to say while the account can't be reached. */
export const accountBasketWords = {
  no: 'Saved on this device. It will sync when you’re back online.',
  refused: 'Saved on this device. We can’t sync it to your account right now.',
};
