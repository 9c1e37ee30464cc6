import { shop } from '#shop/config';
import { onlineStep } from '../../../catalogue/model/onlineAmounts';
import { LEAST_PRICE, type Offer, PRICED_PRODUCTS } from '../../../catalogue/model/priceList';
import { type Unit, units } from '../../../catalogue/model/product';
import { longest } from '../../../catalogue/model/texts';
import { serviceName } from '../../../orders/model/charge';
import { labelWords } from '../legal';
import { productOrderWords } from './productOrder';
import { plural } from '../../plural';
import { formatMoney } from '../../money';
import { arePricesWhole, currencySymbol, examplePrice } from '../../typedMoney';

const tooMany = `Nothing was saved: the shop can have ${PRICED_PRODUCTS.toLocaleString(shop.market.language)} products at most.`;

const busy = 'Nothing was saved yet: so many orders are coming in at this moment. Try again.';

const tooLarge =
  'Nothing was saved: the shop’s database has no room for so much text. Shorten what your products say.';

const shorten = (most: number) =>
  `Shorten this to ${most.toLocaleString(shop.market.language)} characters or fewer.`;

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

/** One product as shoppers will see it. */
function describe(from: Offer, to: Offer): string {
  const parts: string[] = [];
  if (to.soldOut && !from.soldOut) parts.push('sold out');
  if (!to.soldOut && from.soldOut) parts.push(`for sale again at ${formatMoney(to.price)}`);
  if (!to.soldOut && !from.soldOut && to.price !== from.price) {
    parts.push(`${formatMoney(from.price)} → ${formatMoney(to.price)}`);
  }
  if (to.left !== from.left) parts.push(describeLeft(to.left));
  return parts.join(', ');
}

/** A meaning of a typed number: as it is shown, and as it is to be typed. */
export type Reading = Readonly<Record<'shown' | 'typed', string>>;

/** Asks what a merchant meant by a number that can be read in several ways. */
export const numberWords = {
  meant: ({ shown, typed }: Reading) => `If you mean ${shown}, write ${typed}.`,
  either: (one: Reading, other: Reading) =>
    `This may mean ${one.shown} or ${other.shown}: write ${one.typed} or ${other.typed}.`,
  otherCurrency: (sign: string) => `Prices are in ${currencySymbol} here, not in ${sign}.`,
};

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

  published: (price: number) => `For sale at ${formatMoney(price)}`,
  publishedSoldOut: 'Sold out',
  price: 'Price',
  priceOf: (title: string) => `Price of ${title}`,
  wrongPrice: arePricesWhole
    ? `Enter a whole number, such as ${examplePrice}.`
    : `Enter a price, such as ${examplePrice}.`,
  lowPrice: `Enter a price of at least ${formatMoney(LEAST_PRICE)}.`,
  unpayablePrice: `Enter a multiple of ${formatMoney(onlineStep(shop))}: ${serviceName} takes no other price.`,
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
      `${title}: ${formatMoney(from.price)} → ${formatMoney(to.price)} is an unusual change.`,
    price: (title: string, { seen, from, to }: OfferChange) =>
      `${title}: you typed ${formatMoney(to.price)} when it cost ${formatMoney(seen.price)}; ` +
      `now it costs ${formatMoney(from.price)}.`,
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
  /** Shown if storage has no room for unsaved changes, which then last only as long as the page. */
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
    tooMoved: productOrderWords.tooMoved,
    refused:
      'Nothing was saved: this account can’t change the shop’s products, or this page is out of date. Reload it, and try again.',
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
    tooMoved: productOrderWords.tooMoved,
    refused:
      'Nothing was published: this account can’t change the shop’s products, or this page is out of date. Reload it, and try again.',
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

  /** Products that are new in the site's files, or gone from there. */
  files: {
    heading: 'The site’s files have changed',
    explanation: 'Nothing changes for shoppers until you publish this:',
    added: (title: string, { price, soldOut }: Offer) =>
      soldOut ? `${title}: new, sold out.` : `${title}: new, ${formatMoney(price)}.`,
    gone: (title: string) => `${title}: no longer in the site’s files.`,
    delivery: 'Delivery costs something else.',
    publish: 'Publish',
    publishOf: (title: string) => `Publish ${title}`,
    publishAll: 'Publish all',
    published: 'Published. Shoppers see this when they open the shop or come back to it.',
    notYet: 'Not yet',
    areSoldOut: 'Not on sale yet: they’re listed as sold out.',
  },
};

/** The parts of a product, by the names of their fields. */
const parts: Readonly<Record<string, string>> = {
  title: 'the title',
  price: 'the price',
  was: 'the price before',
  contents: 'the contents',
  taxCode: 'the HSN code',
  category: 'the category',
  image: 'the photograph',
  pictures: 'the photographs',
  details: 'the description or facts',
  variants: 'the sizes or colours',
  keywords: 'the search words',
  rating: 'the stars',
  reviews: 'the reviews',
  hidden: 'whether it’s hidden',
};
const listParts = (names: readonly string[]) =>
  new Intl.ListFormat('en').format(
    names.map((name) => (Object.hasOwn(parts, name) ? parts[name] : undefined) ?? `“${name}”`),
  );

/** What people also call the units, without capitals. */
const unitNames: Readonly<Record<Unit, readonly string[]>> = {
  g: ['gm', 'gms', 'gram', 'grams'],
  kg: ['kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  ml: ['millilitre', 'millilitres', 'milliliter', 'milliliters'],
  l: ['ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters'],
  cm: ['cms', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  m: ['mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters'],
  'm²': ['sqm', 'sq m', 'square metre', 'square metres', 'square meter', 'square meters'],
};

/** The form in which a merchant adds and edits products. */
export const productEditorWords = {
  add: 'Add a product',
  /** @param title of a product that isn't published yet */
  continueDraft: (title: string) =>
    title ? `Continue your draft: ${title}` : 'Continue your draft',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  draft: 'Draft',
  hidden: 'Hidden',
  back: 'All products',
  loading: 'Loading this product…',
  notLoaded: 'This product couldn’t be loaded. Check your connection and try again.',
  unknown: 'There’s no such product any more.',
  /** Shown above the list. */
  notBuilt: (count: number) =>
    `Each visit loads ${count} products from the database. Building the site again makes that faster; it can be done every night.`,

  /** Shown above the list: what is in the database and not in the shop, or only in part. */
  unfinished: {
    heading: 'These products need your attention',
    missing: ({ title, price, image }: { title?: string; price?: number; image?: string }) => {
      const missing = [!image && 'a photograph', !title && 'a title', !price && 'a price'];
      const needs = new Intl.ListFormat('en').format(missing.filter((each) => each !== false));
      return `Shoppers can’t find it yet: it needs ${needs || 'to be published'}.`;
    },
    /** @param parts the names of the fields; `undefined` if nothing can be read */
    malformed: (parts: readonly string[] | undefined) =>
      parts
        ? `The shop’s database has something here that can’t be used, so shoppers don’t see it: ${listParts(parts)}.`
        : 'What the shop’s database has here can’t be read, so shoppers don’t see it.',
    leftOut: {
      photograph:
        'A photograph can’t be shown, so the site was built without it. Choose it again, or remove it.',
      clash:
        'The site was built without it: another product has its id or its address. Change its title, or remove and add its sizes or colours again.',
    },
    gone: (count: number) =>
      plural(count, {
        one: 'One product is no longer in the site’s files',
        other: `${count} products are no longer in the site’s files`,
      }),
    goneHint: 'Here is what you had changed about them. You can complete and publish them again.',
    mend: 'Check the fields below, fill in what is missing, and save.',
    stored: 'What the database has',
  },

  title: 'Title',
  price: productsWords.price,
  was: 'Price before',
  optional: 'Optional',
  left: productsWords.left,
  notCounted: productsWords.notCounted,
  contents: 'Contents',
  contentsExample: 'Such as 100 g',
  taxCode: 'HSN code',
  weight: 'Weight in grams',
  size: 'Size in cm: length × width × height',
  sizeExample: 'Such as 30 × 20 × 5',
  unitNames,
  category: 'Category',
  text: 'Description',
  ...labelWords,
  ofLabel: {
    heading: 'On the label',
    hint: 'What goods in packages have to say. Shoppers see it below the facts',
    examples: {
      netQuantity: 'Such as 250 g or 2 pieces',
      warranty: 'Such as 1 year, from the maker',
      maker: 'Name and address',
      origin: 'Such as India',
    },
  },
  fact: {
    heading: 'Facts',
    hint: 'Such as material or size',
    add: 'Add a fact',
    number: (number: number) => `Fact ${number}`,
  },
  variant: {
    heading: 'Sizes or colours',
    hint: 'Each can have a price of its own, and is counted by itself',
    add: 'Add a size or colour',
    number: (number: number) => `Size or colour ${number}`,
  },
  name: 'Name',
  value: 'Value',
  /** A variant's price or contents, if they are the product's. */
  same: 'The same',
  /** The photograph that shows a size or colour. */
  photograph: 'Photograph',
  /** The choice of a size or colour that has no photograph of its own. */
  firstPhotograph: 'The first one',
  /** The accessible name of a field of a fact or variant. */
  fieldOf: (label: string, row: string) => `${label}: ${row}`,
  remove: 'Remove',
  removeOf: (row: string) => `Remove ${row}`,
  wasRemoved: (row: string) => `Removed: ${row}`,

  problems: {
    noPhotograph: 'Add a photograph.',
    photographWaits: 'Press “Use photograph” first, or cancel it.',
    noTitle: 'Enter a title.',
    longTitle: shorten(longest.title),
    longName: shorten(longest.name),
    longValue: shorten(longest.value),
    longText: shorten(longest.text),
    markup: 'Delete the HTML or Markdown, such as <b> or **: shoppers would see it as it is.',
    wrongPrice: productsWords.wrongPrice,
    lowPrice: productsWords.lowPrice,
    unpayablePrice: productsWords.unpayablePrice,
    wrongWas: 'Enter a price above today’s, or leave it empty.',
    wrongLeft: productsWords.wrongLeft,
    wrongContents: `Enter an amount and a unit, such as 100 g or 1.5 kg. The units are ${Object.keys(units).join(', ')}.`,
    wrongTaxCode: 'Enter 4, 6 or 8 digits, such as 3305, or leave it empty.',
    wrongWeight: 'Enter whole grams, such as 450, or leave it empty.',
    wrongSize: 'Enter length, width and height in cm, such as 30 × 20 × 5, or leave it empty.',
    emptyRow: 'Fill this in, or remove it.',
    sameName: 'Another one has this name. Change one of them.',
  },
  /** Asks before a second product has the same title. */
  sameTitle: (title: string) =>
    `“${title}” is the title of another product. Shoppers may not be able to tell them apart.`,
  wrongFields: (count: number) =>
    plural(count, {
      one: 'One field needs your attention.',
      other: `${count} fields need your attention.`,
    }),

  publish: 'Publish',
  photographGone:
    'A photograph is no longer in this browser. Remove it, choose it again, and try again: everything else is still here.',
  discardDraft: 'Discard draft',
  discardQuestion: 'Discard what you’ve typed here?',
  keepDraft: 'Keep it',
  discarded: 'Discarded. Nothing has changed for shoppers.',
  duplicate: 'Duplicate',
  hide: 'Hide',
  hideOf: (title: string) => `Hide ${title}`,
  hideQuestion: 'Hide this product?',
  hideConsequence:
    'Shoppers can’t find or order it until you show it again. What was left isn’t kept.',
  keepShown: 'Keep it on sale',
  show: 'Show again',
  showOf: (title: string) => `Show ${title} again`,

  /** Says what was done with the product of this title. */
  done: {
    published: (title: string) => `“${title}” is on sale.`,
    saved: (title: string) =>
      `Saved: “${title}”. Shoppers see this when they open the shop or come back to it, and at the checkout at once.`,
    savedHidden: (title: string) =>
      `Saved: “${title}”. It’s still hidden: shoppers can’t find or order it until you show it again.`,
    hidden: (title: string) => `“${title}” is hidden. Shoppers can’t find or order it any more.`,
    shown: (title: string) => `“${title}” is on sale again.`,
  },
  /** The texts about photographs that another app has shared. */
  leftOut: (count: number) =>
    plural(count, {
      one: 'One shared file isn’t here: a product takes up to 8 photographs, 64 MB together. Choose it below.',
      other: `${count} shared files aren’t here: a product takes up to 8 photographs, 64 MB together. Choose them below.`,
    }),
  shared: 'Shared links show its picture once the site has been built again.',
  see: 'See it in the shop',
  addAnother: 'Add another',
};

/** The photographs of a product, at the merchant's desk. */
export const photographsWords = {
  heading: 'Photographs',
  add: 'Take or choose photographs',
  most: (count: number) => `${count} photographs are the most for one product.`,
  first: 'Shoppers see the first one in the list. The others are in the product’s details.',
  photograph: (position: number, total: number) => `Photograph ${position} of ${total}`,
  earlier: (position: number) => `Move photograph ${position} earlier`,
  later: (position: number) => `Move photograph ${position} later`,
  remove: (position: number) => `Remove photograph ${position}`,
  moved: (position: number, total: number) =>
    position === 1
      ? `Moved: now first of ${total}, and shown in the shop’s list.`
      : `Moved: now ${position} of ${total}.`,
  removed: (total: number) =>
    plural(total, {
      one: 'Removed. 1 photograph is left.',
      other: `Removed. ${total} photographs are left.`,
    }),
  added: (total: number) => `Added: photograph ${total}.`,

  opening: 'Opening the photograph…',
  /** @param waiting how many photographs come after this one */
  crop: (waiting: number) =>
    waiting === 0 ? 'Choose what to show' : `Choose what to show (${waiting} more after this one)`,
  frame: 'What will be shown. Drag it, or move it with the arrow keys.',
  zoom: 'Zoom',
  whole: 'Show the whole picture',
  isWhole: 'The whole picture will be shown.',
  small: 'This part is small, so it won’t look sharp when shoppers enlarge it.',
  use: 'Use photograph',
  cancel: 'Cancel',
  cancelled: 'Cancelled. This photograph wasn’t added.',

  /** @param name of the file; empty if it isn't known */
  failures: {
    unreadable: (name: string) =>
      `${name || 'This file'} couldn’t be opened as a photograph. Choose a JPEG, PNG or WebP file.`,
    heic: (name: string) =>
      `This browser can’t open ${name || 'photographs'} in Apple’s HEIC format. Save it as a JPEG, or choose it on an iPhone.`,
    'too-small': (name: string) =>
      `${name || 'This photograph'} is too small. It has to be at least 480 pixels wide and 360 pixels high.`,
  },
};
