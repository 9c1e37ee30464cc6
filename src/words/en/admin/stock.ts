/** What is left of the products of an order. */
export const stockWords = {
  shortage: (title: string, left: number, needed: number) =>
    left === 0
      ? `There’s no “${title}” left, and this order needs ${needed}.`
      : `Only ${left} of “${title}” left, and this order needs ${needed}.`,
  acceptAnyway: 'Accept anyway',
  notYet: 'Not yet',
};
