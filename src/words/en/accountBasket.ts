/** What the shopper reads while the basket can't be synced. */
export const accountBasketWords = {
  unreachable: 'Saved on this device. It will sync when you’re back online.',
  rejected: 'Saved on this device. We can’t sync it to your account right now.',
};
