import type { ReadCatalogue } from '../../services/catalogueFiles';
import { ordersWords as words } from '../../words/en/orders/orders';
import type { Product } from '../catalogue/product';
import { readAll } from '../catalogue/readProducts';
import { variantsOf } from '../catalogue/variantsOf';

let sold: readonly Product[] = [];
let byId: ReadonlyMap<string, Product> = new Map();
let loading: Promise<void> | undefined;

/** Takes the catalogue that orders are shown with. */
export function setCatalogue(products: readonly Product[]): void {
  sold = products.flatMap(variantsOf);
  byId = new Map(sold.map((product) => [product.id, product]));
}

/** Loads the catalogue, once, before any order is shown. Rejects if a file can't be read; the next call retries. */
export function loadCatalogue(read: ReadCatalogue): Promise<void> {
  loading ??= readAll(read).then(setCatalogue);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Everything that can be put into a basket, in the order of the catalogue. */
export const soldProducts = () => sold;

/** The product, or variant, as it is sold today; `undefined` if it no longer is. */
export const productOf = (id: string) => byId.get(id);

export const titleOf = (id: string) => productOf(id)?.title ?? words.productNoLongerSold(id);
