import type { Firestore } from 'firebase-admin/firestore';
import { products } from '#shop/products';
import { withCards } from '../src/catalogue/model/cards';
import { type Product, variantsOf } from '../src/catalogue/model/product';
import { cardsIn } from '../src/firebase/cardsDocument';
import { toFields } from '../src/firebase/priceDocument';
import type { Catalogue } from '../src/orders/model/records';
import { rateIn } from '../src/orders/model/tax';
import { ordersWords as words } from '#words/orders/orders';

/** What items without a record are called and taxed today. */
export function catalogueOf(all: readonly Product[]): Catalogue {
  const byId = Object.fromEntries(all.flatMap(variantsOf).map((product) => [product.id, product]));
  return {
    titleOf: ({ productId, record }) =>
      record?.title ?? byId[productId]?.title ?? words.productNoLongerSold(productId),
    rateOf: rateIn(byId),
  };
}

/** Reads the catalogue as it is now, with what was written at the desk. */
export async function readCatalogue(database: Firestore): Promise<Catalogue> {
  const data = (await database.doc('shop/cards').get()).data() ?? {};
  return catalogueOf(withCards(products, cardsIn(toFields(data).cards)));
}
