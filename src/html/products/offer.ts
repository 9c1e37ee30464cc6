import { variantsOf } from '../../features/catalogue/variantsOf';
import type { Product } from '../../features/catalogue/product';

/** What a product's page says of its price, whether it has variants or not. */
export function offerOf(product: Product) {
  const sold = variantsOf(product);
  const prices = sold.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return {
    sold,
    /** The lowest, in whole rupees. */
    price: least,
    hasOnePrice: least === most,
    soldOut: sold.every(({ soldOut }) => soldOut),
  };
}
