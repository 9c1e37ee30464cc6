import { ordersWords as words } from '../../words/en/orders/orders';
import { products } from '../catalogue/products';
import { variantsOf } from '../catalogue/variantsOf';

const byId = new Map(products.flatMap(variantsOf).map((product) => [product.id, product]));

/** The product, or variant, as it is sold today; `undefined` if it no longer is. */
export const productOf = (id: string) => byId.get(id);

export const titleOf = (id: string) => productOf(id)?.title ?? words.productNoLongerSold(id);
