/** The orders on the account screen, before their code has loaded. */
export const accountWords = {
  returnsAndOrders: 'Returns & Orders',
  loadingOrders: 'Loading your orders…',
  ordersNotLoaded: 'Your orders couldn’t be loaded. Check your connection and try again.',
  shopTakesNoOrders: 'Online ordering isn’t available right now, so there are no orders to show.',
  tryAgain: 'Try again',
  seeGuestOrders: 'See your orders on this device',
};
