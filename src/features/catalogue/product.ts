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
}
