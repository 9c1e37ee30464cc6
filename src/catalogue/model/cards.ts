import { type Contents, lookUp, type Product } from './product';

/**
 * A merchant's changes of a product at the desk: a new product, or the fields that differ from the site's
 * files. Empty values, `null`, a `was` of 0 and `hidden: false` take a field of the files away. How a product is offered is in the list
 * of prices; the price here, of a new product or of variants, is its first.
 */
export interface Card extends Partial<
  Omit<Product, 'contents' | 'soldOut' | 'left' | 'variantOf' | 'isNew'>
> {
  id: string;
  contents?: Contents | null;
  /**
   * The revision of the price list that a new product was added with; new products come last, in this order. It is
   * negative if they came first then: the latest of those is the first.
   */
  addedAt?: number;
  /** The data in the database, if some of it is malformed and therefore missing here. Never saved. */
  malformed?: string;
}

/** Cards by product id: the document `shop/cards`, or the new ones in it. */
export type Cards = Readonly<Record<string, Card>>;

/** The most bytes of a picture in the database. */
export const PICTURE_BYTES = 200_000;

/** The most bytes of all cards, as JSON: Firestore rejects documents of 1 MiB. */
export const CARDS_BYTES = 900_000;

/** A picture in the database, by the hashes of its two sizes, which are its documents' ids. */
const storedPicture = /^picture:([0-9a-f]{64})\/([0-9a-f]{64})$/;

/** The `image` of a picture in the database. */
export const storedImage = (small: string, large: string) => `picture:${small}/${large}`;

/** The ids of a picture's documents, 480 and 960 pixels wide; `undefined` for one in the site's files. */
export function storedHashes(image: string): { small: string; large: string } | undefined {
  const [, small, large] = storedPicture.exec(image) ?? [];
  return small && large ? { small, large } : undefined;
}

/** An empty value in a card takes the field away. */
export const isEmpty = (value: unknown) =>
  !value || (typeof value === 'object' && Object.keys(value).length === 0);

/**
 * A product as a merchant has changed it; `undefined` if it isn't one, such as when the files no longer have it: the
 * desk shows what there is. Only a hidden one needs no picture.
 */
export function withCard(product: Product | undefined, card: Card | undefined) {
  if (!card) return product;
  const { addedAt, malformed: _malformed, ...changed } = card;
  if (!product && addedAt === undefined) return undefined;
  const { id, price, title, image: _image, ...optional } = { ...product, ...changed };
  const image = changed.image || (product?.image ?? '');
  if (!title || price === undefined || !(image || optional.hidden)) return undefined;
  const filled = Object.entries(optional).filter(
    ([name, value]) => !(name in changed && isEmpty(value)),
  );
  return { id, title, image, price, ...Object.fromEntries(filled) } as Product;
}

/** Whether a new product comes before those of the site's files. */
export const comesFirst = (cards: Cards, id: string) => (lookUp(cards, id)?.addedAt ?? 0) < 0;

/** The new products among these cards: those that come first, then those that come last. */
export const addedProducts = (cards: Cards, isKnown: (id: string) => boolean): Product[] =>
  Object.values(cards)
    .filter(({ id }) => !isKnown(id))
    .sort((one, other) => (one.addedAt ?? 0) - (other.addedAt ?? 0) || (one.id < other.id ? -1 : 1))
    .flatMap((card) => withCard(undefined, card) ?? []);

/** These products as merchants have changed them. */
export const changedBy = (products: readonly Product[], cards: Cards): Product[] =>
  products.flatMap((product) => withCard(product, lookUp(cards, product.id)) ?? []);

/** The catalogue: the products of the site's files as merchants have changed them, then the new ones. */
export function withCards(products: readonly Product[], cards: Cards): Product[] {
  const ids = new Set(products.map(({ id }) => id));
  const added = addedProducts(cards, (id) => ids.has(id));
  return [
    ...added.filter(({ id }) => comesFirst(cards, id)),
    ...changedBy(products, cards),
    ...added.filter(({ id }) => !comesFirst(cards, id)),
  ];
}

/**
 * The parts of a card that the build leaves out: malformed `parts`; a `photograph` that can't be shown; all of it,
 * because something is `missing`, or because it would `clash` with the id or the address of another product.
 */
export interface LeftOut {
  id: string;
  what: 'parts' | 'photograph' | 'missing' | 'clash';
}

/** A picture to save in the database. */
export interface PictureFile {
  /** SHA-256 of the bytes, in hexadecimal. */
  hash: string;
  type: string;
  /** `PICTURE_BYTES` at most. */
  bytes: Uint8Array;
}
