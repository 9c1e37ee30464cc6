/** A record's own value for an id, which a merchant or a link may have called `constructor`. */
export const lookUp = <Value>(
  record: Readonly<Record<string, Value>>,
  id: string,
): Value | undefined => (Object.hasOwn(record, id) ? record[id] : undefined);

export interface Product {
  id: string;
  title: string;
  /** The address that importing a photograph from `pictures/` gives, or the `storedImage` of one in the database. */
  image: string;
  /** An amount. */
  price: number;
  /** The price before, shown struck through while it is higher. */
  was?: number;
  /** What a package contains: the shop shows the price of a kilogram, litre, metre or square metre. */
  contents?: Contents;
  /** The code of its kind of goods on invoices, where the market has one: see `#market/taxCode`. */
  taxCode?: string;
  soldOut?: boolean;
  /** Whether only merchants see the product. */
  hidden?: boolean;
  /** Whole stars, 0 to 5. */
  rating?: number;
  /** How many reviews the stars are of, shown beside them. */
  reviews?: number;
  /** Other words that shoppers may search for, such as 'mobile' for a phone. */
  keywords?: readonly string[];
  /** The text on the product's screen. It loads separately, as do `pictures`; lists have it of a card that fills a row. */
  details?: Details;
  /** More pictures, shown beside the first. */
  pictures?: readonly string[];
  /** The name of the category that the product is in, such as 'Phones'. */
  category?: string;
  /** Sizes or colours, each sold under an id of its own; the product itself then isn't. */
  variants?: readonly Variant[];
  /** How many are left, if the shop counts them: the database knows; in files, how many there are at first. */
  left?: number | undefined;
  /** The id of the product that this is a variant of: set by `variantsOf` only. */
  variantOf?: string;
  /** New in the site's files, and sold out until the shop's list has it: set by the build only. */
  isNew?: boolean;
}

/** A title as it is shown: a number stays on one line with its unit, as in 16 GB. */
export const unbroken = (title: string) =>
  title.replace(/(\p{Nd}) (?=[\p{L}\p{M}]{1,4}(?![\p{L}\p{M}]))/gu, '$1\u00A0');

/** One of those that the shop lists, in the order of their first products. */
export interface Category {
  name: string;
  /** How many products are listed in it; `undefined` for one that a merchant has added, until they are counted. */
  count?: number;
}

/** One of a product's sizes or colours. */
export interface Variant {
  /** Different from the id of any other product or variant. */
  id: string;
  /** Such as 'Large' or 'Blue'. */
  name: string;
  /** An amount, if it differs from the product's. */
  price?: number;
  /** The price before; the product's counts only for variants with the product's price. */
  was?: number;
  /** What this one contains, if it differs from the product's. */
  contents?: Contents;
  /** The one of the product's pictures that shows this one; the product's `image` if left out. */
  image?: string;
  soldOut?: boolean;
  /** The same fields as those of products. */
  left?: number | undefined;
  isNew?: boolean;
}

export interface Details {
  /** A sentence or two. */
  text?: string;
  /** What each picture after the first shows, such as 'the keyboard', in their order; '' for one without. */
  captions?: readonly string[];
  /** Names and values, in the order shown: `{ Colour: 'blue' }`. */
  facts?: Readonly<Record<string, string>>;
  /** How much a package contains, such as '250 g' or '2 pieces'. */
  netQuantity?: string;
  /** How long it holds, and who gives it: '1 year, from the maker'. */
  warranty?: string;
  /** The name and the address of the manufacturer, packer or importer. */
  maker?: string;
  /** The country that it was made in. */
  origin?: string;
  /** What it weighs in grams when it is sent. Only the desk needs this and what follows. */
  weight?: number;
  /** How large it is when it is sent. */
  size?: Size;
  /** The weights of variants, by their ids, that differ from the product's. */
  variantWeights?: Readonly<Record<string, number>>;
}

/** The edges of a parcel in centimetres, with one digit after the point at most. */
export interface Size {
  length: number;
  width: number;
  height: number;
}

/** The parts of `details` for the desk's parcels, which no shopper sees. */
export const parcelFields = ['weight', 'size', 'variantWeights'] as const;

/** Units by name: each with the unit that its price is for, as § 5 PAngV requires, and how many of it that one has. */
export const units = {
  g: ['kg', 1000],
  kg: ['kg', 1],
  ml: ['l', 1000],
  l: ['l', 1],
  cm: ['m', 100],
  m: ['m', 1],
  'm²': ['m²', 1],
} as const;

export type Unit = keyof typeof units;

/** What a package contains, such as 100 g. */
export interface Contents {
  /** Above 0, with three digits after its point at most. */
  amount: number;
  unit: Unit;
}

/** The price of one kilogram, litre, metre or square metre. */
export interface UnitPrice {
  /** An amount, rounded half up to the shop's digits: to whole rupees in India. */
  price: number;
  base: Unit;
}

export function unitPriceOf(price: number, { amount, unit }: Contents): UnitPrice {
  const [base, factor] = units[unit];
  // A quotient of whole numbers is exact where it ends in .5.
  return { base, price: Math.round((price * factor * 1000) / Math.round(amount * 1000)) };
}

/** The variants of a product, as products, or else the product itself: what a basket can contain. */
export const variantsOf = (product: Product): readonly Product[] => {
  const { variants, was: productWas, ...shared } = product;
  if (!variants) return [product];
  return variants.map((variant) => {
    const { id, name, price, was, contents, soldOut = product.soldOut, left, isNew } = variant;
    const { image } = variant;
    const before = was ?? (price === undefined ? productWas : undefined);
    return {
      ...shared,
      id,
      title: `${product.title}, ${name}`,
      variantOf: product.id,
      price: price ?? product.price,
      ...(before !== undefined && { was: before }),
      ...(contents && { contents }),
      ...(image && { image }),
      ...(soldOut !== undefined && { soldOut }),
      ...(left !== undefined && { left }),
      ...(isNew && { isNew }),
    };
  });
};

/** The lowest price of a product's variants, and whether it is that of all. */
export function rangeOf(sold: readonly Pick<Product, 'price'>[]) {
  const prices = sold.map(({ price }) => price);
  const price = Math.min(...prices);
  return { price, hasOnePrice: prices.every((each) => each === price) };
}

/** How many products the rows of the home screen have. */
const rhythm = [2, 3, 1];
const HOME_ROWS = rhythm.length;
/** Fills whole lines of two and of three cards. */
const GROUP = 6;

/**
 * Lays products out in rows.
 *
 * @param isHome the first rows have 2, 3 and 1; all others are groups of equal cards
 */
export function productRows<T>(products: readonly T[], isHome: boolean): T[][] {
  const result: T[][] = [];
  for (let start = 0; start < products.length;) {
    const length = (isHome && rhythm[result.length]) || GROUP;
    result.push(products.slice(start, (start += length)));
  }
  return result;
}

/** Whether this row of the home screen is one of the first, which its cards fill. */
export const isHomeRow = (index: number, isHome: boolean) => isHome && index < HOME_ROWS;
