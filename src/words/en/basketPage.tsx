import type { ReactNode } from 'react';
import { plural } from '../plural';
import { formatMoney } from '../money';
import { basketWords } from './basket';
import { arrivalWords } from './orders/arrival';

/** The checkout screen's basket. */
export const basketPageWords = {
  heading: 'Your Shopping basket', // specified
  emptyHeading: 'Your shopping basket in empty', // specified
  emptyText: 'You have to content in your basket', // specified
  total: 'Total', // specified
  containsGift: 'This Order Contains a gift', // specified
  subtotal: (count: number) => `Subtotal ${count} items:`, // specified, with an amount after it
  delivery: 'Delivery:',
  free: 'free',
  totalToPay: 'Total:',
  freeDelivery: 'Free delivery',
  freeDeliveryFor: (amount: number) => `${formatMoney(amount)} more for free delivery`,
  /** The text before a product that closes the gap for less than delivery costs. */
  freeDeliveryWith: (amount: number) => `${formatMoney(amount)} more for free delivery:`,
  suggestion: (title: string, amount: number) => `${title}, ${formatMoney(amount)}`,
  add: 'Add',
  addOf: (title: string) => `Add ${title}`,
  haveCode: 'Have a code?',
  loadingCode: 'Loading…',
  codeNotLoaded: 'This couldn’t be loaded. Check your connection and try again.',
  news: 'About your basket',
  dismissNews: 'Got it',
  arrivesIfOrdered: (today: number, days: readonly [fewest: number, most: number]) =>
    `${arrivalWords.arrives(today, days)} if you order today.`,
  proceed: 'Proceed to checkout', // specified
  seeProducts: 'See all products',
  /** The heading above the first products, if the basket is empty. */
  suggestions: 'To start with',
  soldOut: 'Sold out',
  notOrdered: 'It won’t be part of your order.',
  /** Screen readers say it if it is news. */
  nowSoldOut: (titles: readonly string[]) =>
    plural(titles.length, {
      one: `${titles[0]} is sold out and won’t be part of your order.`,
      other: `${titles.length} products in your basket are sold out and won’t be part of your order.`,
    }),
  newPrices: (products: readonly { title: string; price: number }[]) =>
    plural(products.length, {
      one: `${products[0]?.title} now costs ${formatMoney(products[0]?.price ?? 0)}.`,
      other: `${products.length} products in your basket have new prices.`,
    }),
  pending: (count: number) =>
    plural(count, {
      one: 'Loading 1 more item of your basket…',
      other: `Loading ${count} more items of your basket…`,
    }),
  pendingFailed: (count: number) =>
    plural(count, {
      one: '1 item of your basket couldn’t be loaded.',
      other: `${count} items of your basket couldn’t be loaded.`,
    }),
  tryAgain: 'Try again',
  countOf: (title: string) => `Quantity: ${title}`,
  oneFewer: '−',
  oneFewerOf: (title: string) => `One fewer: ${title}`,
  oneMore: '+',
  oneMoreOf: (title: string) => `One more: ${title}`,
  each: (amount: number) => `${formatMoney(amount)} each`,
  remove: 'Remove from basket', // specified
  /** Begins with the button's text, which removes one. */
  removeProduct: (count: number, title: string) =>
    `Remove from basket: ${count > 1 ? `one of ${count}, ` : ''}${title}`,
  removeAll: (count: number) => `Remove all ${count}`,
  removeAllOf: (count: number, title: string) => `Remove all ${count}: ${title}`,
  removeEverything: 'Remove everything',
  removed: (titles: readonly string[]) => `Removed: ${basketWords.products(titles)}`,
  /** All of one product. */
  allRemoved: (count: number, title: string) => `Removed all ${count}: ${title}`,
  /** Some of one product, in its row. */
  someRemoved: (count: number, left: number) =>
    `${plural(count, { one: 'One', other: String(count) })} removed, ${left} left`,
  undo: 'Undo',
  undoRemoval: (titles: readonly string[]) => `Undo: put back ${basketWords.products(titles)}`,
};

/** Why there can't be more of a product. */
export const limitWords = {
  mostOfEach: (most: number) => `You can order up to ${most} of each product.`,
  tooMany: (most: number, surplus: number, title: string) =>
    `You can order up to ${most} of each product. Remove ${surplus} of “${title}” to continue.`,
  left: (count: number) => `Only ${count} left.`,
  moreThanLeft: (left: number, surplus: number, title: string) =>
    `Only ${left} of “${title}” left. Remove ${surplus} to continue.`,
  remove: (count: number) => `Remove ${count}`,
  removeOf: (count: number, title: string) => `Remove ${count} of “${title}”`,
};

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

/** The heading of a placed order’s screen, which is there before its details. */
export const placedWords = {
  title: 'Order placed',
  heading: (id: ReactNode) => <>Thank you! Order {id} has been placed.</>,
  announcement: (id: string) => `Thank you! Order ${id} has been placed.`,
  notLoaded: 'We couldn’t load the details. When you’re online, reload this page.',
};

/** The notice while the basket can't be synced. */
export const accountBasketWords = {
  unreachable: 'Saved on this device. It will sync when you’re back online.',
  rejected: 'Saved on this device. We can’t sync it to your account right now.',
};
