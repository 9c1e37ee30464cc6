/** What there is to say while the account can't be reached. */
export const describeReached = {
  yes: '',
  no: 'Saved on this device; your account gets it when you are back online.',
  refused: 'Saved on this device; your account can’t have it at the moment.',
};
