/** The account screen, before the code of its parts has loaded. */
export const accountWords = {
  returnsAndOrders: 'Returns & Orders',
  loadingOrders: 'Loading your orders…',
  ordersNotLoaded: 'Your orders couldn’t be loaded. Check your connection and try again.',
  settingsNotLoaded:
    'Your account settings couldn’t be loaded. Check your connection and try again.',
  shopTakesNoOrders: 'Online ordering isn’t available right now, so there are no orders to show.',
  loadingOrder: 'Loading your order…',
  orderNotLoaded: 'Your order couldn’t be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  seeDetails: 'Addresses and settings',
};
