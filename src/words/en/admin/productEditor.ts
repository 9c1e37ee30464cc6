import { plural } from '../../plural';
import { productsWords } from './products';

/** The parts of a product, by the names of their fields. */
const parts: Readonly<Record<string, string>> = {
  title: 'the title',
  price: 'the price',
  was: 'the price before',
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

/** Where a merchant adds and edits products. */
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
  /** Above the list. */
  notBuilt: (count: number) =>
    `Each visit loads ${count} products from the database. Building the site again makes that faster; it can be done every night.`,

  /** Above the list: what is in the database and not in the shop, or only in part. */
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
  category: 'Category',
  text: 'Description',
  fact: {
    heading: 'Facts',
    hint: 'Such as material, size or country of origin',
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
  samePrice: 'The same',
  /** The accessible name of a field of a fact or variant. */
  fieldOf: (label: string, row: string) => `${label}: ${row}`,
  remove: 'Remove',
  removeOf: (row: string) => `Remove ${row}`,
  wasRemoved: (row: string) => `Removed: ${row}`,

  problems: {
    noPhotograph: 'Add a photograph.',
    photographWaits: 'Press “Use photograph” first, or cancel it.',
    noTitle: 'Enter a title.',
    longTitle: 'Shorten this to 200 characters or fewer.',
    wrongPrice: productsWords.wrongPrice,
    lowPrice: productsWords.lowPrice,
    wrongWas: 'Enter whole rupees, more than the price, or leave it empty.',
    wrongLeft: productsWords.wrongLeft,
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
  hideQuestion: 'Hide this product?',
  hideConsequence:
    'Shoppers can’t find or order it until you show it again. What was left isn’t kept.',
  keepShown: 'Keep it on sale',
  show: 'Show again',

  /** What was done with a product, titled like this. */
  done: {
    published: (title: string) => `“${title}” is on sale.`,
    saved: (title: string) =>
      `Saved: “${title}”. Shoppers see this when they open the shop or come back to it, and at the checkout at once.`,
    savedHidden: (title: string) =>
      `Saved: “${title}”. It’s still hidden: shoppers can’t find or order it until you show it again.`,
    hidden: (title: string) => `“${title}” is hidden. Shoppers can’t find or order it any more.`,
    shown: (title: string) => `“${title}” is on sale again.`,
  },
  /** Of what another app has shared. */
  leftOut: (count: number) =>
    plural(count, {
      one: 'One shared file isn’t here: a product takes up to 8 photographs, 64 MB together. Choose it below.',
      other: `${count} shared files aren’t here: a product takes up to 8 photographs, 64 MB together. Choose them below.`,
    }),
  shared: 'Shared links show its picture once the site has been built again.',
  see: 'See it in the shop',
  addAnother: 'Add another',
};
