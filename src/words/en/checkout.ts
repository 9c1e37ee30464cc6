export const checkoutWords = {
  title: 'Your basket',
  isEmpty: 'Your basket is empty. Add something before you check out.',
  isPending: 'Some of your basket is still loading. Try again in a moment.',
  isSoldOut: 'Everything in your basket is sold out. Add something else to order.',
  shopTakesNoOrders: 'Online ordering isn’t available right now.',
  loading: 'Loading…',
  sentNotLoaded:
    'We couldn’t check whether your last order went through. When you’re online, press “Proceed to checkout” to check again.',
  notLoaded: 'The order form couldn’t be loaded. Check your connection and try again.',
};
