export interface Product {
  id: string;
  title: string;
  /** The address that importing a photograph from `pictures/` gives. */
  image: string;
  /** Whole rupees. */
  price: number;
  /** The price before, in whole rupees, shown struck through while it is higher. */
  was?: number;
  soldOut?: boolean;
  /** Whole stars, 0 to 5. */
  rating?: number;
  /** Other words that shoppers may search for, such as 'mobile' for a phone. */
  keywords?: readonly string[];
  /** Shown when the details are opened. Loaded separately, as are `pictures`. */
  details?: Details;
  /** More pictures, shown with the details. */
  pictures?: readonly string[];
  /** The name of the category that the product is in, such as 'Phones'. */
  category?: string;
  /** Sizes or colours, each sold under an id of its own; the product itself then isn't. */
  variants?: readonly Variant[];
  /** The id of the product that this is a variant of: set by `variantsOf` only. */
  variantOf?: string;
}

/** One of a product's sizes or colours. */
export interface Variant {
  /** Another one than that of any product or variant. */
  id: string;
  /** Such as 'Large' or 'Blue'. */
  name: string;
  /** Whole rupees, if it differs from the product's. */
  price?: number;
  /** The price before, in whole rupees; the product's counts only for variants with the product's price. */
  was?: number;
  soldOut?: boolean;
}

/** A product as it is sold today. */
export interface ProductToday extends Product {
  /** How many are left, if the shop counts them. */
  left?: number | undefined;
}

export interface Details {
  /** A sentence or two. */
  text?: string;
  /** Names and values, in the order shown: `{ Colour: 'blue' }`. */
  facts?: Readonly<Record<string, string>>;
}
