/** Something for sale. An item of the basket is the whole product. */
export interface Product {
  id: string;
  title: string;
  /** The address of its picture, as importing a photograph from `pictures/` gives it. */
  image: string;
  /** Whole rupees. */
  price: number;
  /** Whole stars, 0 to 5. */
  rating: number;
  /** What else shoppers may search for when they want it, such as 'mobile' for a phone. */
  keywords?: readonly string[];
  /**
   * What `ProductDetails` shows when it is opened. In the shop's first scripts it is empty where a
   * product has details or more pictures: see `build/catalogueLoader.cjs`.
   */
  details?: Details;
  /** More pictures of it, shown with the details. */
  pictures?: readonly string[];
}

export interface Details {
  /** A sentence or two. */
  text?: string;
  /** Names and values in their order, such as `{ Colour: 'blue' }`. */
  facts?: Readonly<Record<string, string>>;
}
