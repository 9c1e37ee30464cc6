import { shop } from '../../../../shop/config';
import { LEAST_PRICE, type Offer, PRICED_PRODUCTS } from '../../../catalogue/model/priceList';
import { plural } from '../../plural';
import { formatRupees } from '../../rupees';

const tooMany = `Nothing was saved: the shop can have ${PRICED_PRODUCTS.toLocaleString(shop.language)} products at most.`;

const busy = 'Nothing was saved yet: so many orders are coming in at this moment. Try again.';

const tooLarge =
  'Nothing was saved: the shop’s database has no room for so much text. Shorten what your products say.';

const changes = (count: number) =>
  plural(count, { one: `${count} change`, other: `${count} changes` });

function describeLeft(left: number | undefined) {
  if (left === undefined) return 'no longer counted';
  return left === 0 ? '0 left, so sold out' : `“Only ${left} left”`;
}

const wereLeft = (left: number | undefined) =>
  left === undefined
    ? 'it wasn’t counted'
    : plural(left, { one: `${left} was left`, other: `${left} were left` });
const areLeft = (left: number | undefined) =>
  left === undefined
    ? 'it isn’t counted'
    : plural(left, { one: `${left} is left`, other: `${left} are left` });

/** How a product was offered when a merchant changed it, is offered now, and will be. */
type OfferChange = Record<'seen' | 'from' | 'to', Offer>;

/** What shoppers will see of one product. */
function describe(from: Offer, to: Offer): string {
  const parts: string[] = [];
  if (to.soldOut && !from.soldOut) parts.push('sold out');
  if (!to.soldOut && from.soldOut) parts.push(`for sale again at ${formatRupees(to.price)}`);
  if (!to.soldOut && !from.soldOut && to.price !== from.price) {
    parts.push(`${formatRupees(from.price)} → ${formatRupees(to.price)}`);
  }
  if (to.left !== from.left) parts.push(describeLeft(to.left));
  return parts.join(', ');
}

/** The merchant's products: prices, sold out and stock. */
export const productsWords = {
  heading: 'Products',
  loading: 'Loading prices…',
  catalogueNotLoaded:
    'The catalogue couldn’t be loaded. Check your connection and try again, or reload this page.',
  notLoaded: 'Today’s prices couldn’t be loaded. Check your connection and try again.',
  outOfDate: 'We couldn’t connect. Prices may have changed on another device.',
  search: 'Search products',
  found: (count: number) =>
    count === 0
      ? 'No products match.'
      : plural(count, { one: `${count} product`, other: `${count} products` }),

  published: (price: number) => `For sale at ${formatRupees(price)}`,
  publishedSoldOut: 'Sold out',
  price: 'Price',
  priceOf: (title: string) => `Price of ${title}`,
  wrongPrice: 'Enter whole rupees, such as 99.',
  lowPrice: `Enter a price of at least ${formatRupees(LEAST_PRICE)}.`,
  left: 'Left in stock',
  leftOf: (title: string) => `Left in stock: ${title}`,
  notCounted: 'Not counted',
  wrongLeft: 'Enter a whole number, such as 4, or leave it empty.',
  soldOut: 'Sold out',
  soldOutOf: (title: string) => `Sold out: ${title}`,
  changed: (from: Offer, to: Offer) => `Changed: ${describe(from, to)}`,
  needsAttention: 'Needs your attention',
  reset: 'Reset',
  resetOf: (title: string) => `Reset ${title}`,
  wasReset: (title: string) => `Reset: ${title}`,

  bar: 'Unsaved changes',
  count: changes,
  unsaved: (count: number) =>
    plural(count, {
      one: `You have ${count} unsaved change.`,
      other: `You have ${count} unsaved changes.`,
    }),
  review: 'What shoppers will see',
  change: (title: string, from: Offer, to: Offer) => `${title}: ${describe(from, to)}`,
  wrong: (title: string) => `${title}: needs your attention`,
  save: 'Save changes',
  tryAgain: 'Try again',
  firstCorrect: (count: number) =>
    plural(count, {
      one: 'One product needs your attention.',
      other: `${count} products need your attention.`,
    }),
  doubtful: 'Is this right?',
  doubts: {
    unusual: (title: string, { from, to }: OfferChange) =>
      `${title}: ${formatRupees(from.price)} → ${formatRupees(to.price)} is an unusual change.`,
    price: (title: string, { seen, from, to }: OfferChange) =>
      `${title}: you typed ${formatRupees(to.price)} when it cost ${formatRupees(seen.price)}; ` +
      `now it costs ${formatRupees(from.price)}.`,
    left: (title: string, { seen, from, to }: OfferChange) =>
      `${title}: you ${to.left === undefined ? 'stopped counting it' : `typed ${to.left}`} when ` +
      `${wereLeft(seen.left)}; now ${areLeft(from.left)}.`,
  },
  checkAgain: 'Check again',
  discard: 'Discard',
  discardQuestion: (count: number) => `Discard ${changes(count)}?`,
  keep: 'Keep them',
  discarded: 'Discarded. Nothing has changed for shoppers.',
  saved:
    'Saved. Shoppers see this when they open the shop or come back to it, and at the checkout at once.',
  undo: 'Undo',
  undone: 'Undone. Shoppers see what they saw before.',
  /** Until they are saved, they last only as long as the page. */
  notStored:
    'This browser has no room to keep your changes, so save them before you close or reload this page.',
  failures: {
    changed:
      'Another device has changed the products meanwhile. Your changes are still here: check them and save again.',
    overtaken:
      'Nothing was undone: these products have been changed since, so check what shoppers see now.',
    busy,
    tooMany,
    tooLarge,
    refused: 'Nothing was saved: this account can’t change the shop’s products.',
    unsaved:
      'Nothing was saved, because we couldn’t connect. Your changes are still here: try again.',
    unknown:
      'We couldn’t connect, so we don’t know yet whether this was saved. Your changes are still here, and trying again can’t do harm.',
  },

  /** Why nothing was published. */
  notPublished: {
    changed:
      'Another device has changed the products meanwhile. Check them here, and publish again.',
    busy,
    tooMany,
    tooLarge,
    refused: 'Nothing was published: this account can’t change the shop’s products.',
    unsaved: 'Nothing was published, because we couldn’t connect. Try again.',
    unknown:
      'We couldn’t connect, so we don’t know yet whether this was published. Trying again can’t do harm.',
  },

  opening: {
    heading: 'Your shop isn’t open yet',
    explanation: 'Shoppers can look around, and order as soon as you publish your prices.',
    publish: (count: number) =>
      plural(count, { one: `Publish ${count} product`, other: `Publish ${count} products` }),
    isOpen: 'Your shop is open.',
  },

  /** Prices in the site's files that differ from today's. */
  files: {
    heading: 'The site was built with other prices',
    explanation: 'Shoppers pay today’s prices until you publish these:',
    price: (title: string, from: number, to: number) =>
      `${title}: ${formatRupees(from)} today, ${formatRupees(to)} in the site’s files.`,
    added: (title: string, { price, soldOut }: Offer) =>
      soldOut ? `${title}: new, sold out.` : `${title}: new, ${formatRupees(price)}.`,
    gone: (title: string) => `${title}: no longer in the site’s files.`,
    delivery: 'Delivery costs something else.',
    publish: 'Publish',
    publishOf: (title: string) => `Publish ${title}`,
    publishAll: 'Publish all',
    published: 'Published. Shoppers see this when they open the shop or come back to it.',
    kept: 'Today’s prices stay.',
    keep: 'Keep today’s prices',
  },
};
