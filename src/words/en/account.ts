/** The orders on the account screen, before their code has loaded. */
export const accountWords = {
  returnsAndOrders: 'Returns & Orders',
  loadingOrders: 'Loading your orders…',
  ordersNotLoaded: 'Your orders couldn’t be loaded. Check your connection and try again.',
  shopTakesNoOrders: 'This shop isn’t taking orders yet, so there’s nothing to show or return.',
  tryAgain: 'Try again',
};
