import type { Firestore } from 'firebase-admin/firestore';
import { products } from '#shop/products';
import { withCards } from '../src/catalogue/model/cards';
import { variantsOf } from '../src/catalogue/model/product';
import { cardsIn } from '../src/firebase/cardsDocument';
import { toFields } from '../src/firebase/priceDocument';
import type { OrderItem } from '../src/orders/model/order';
import { ordersWords as words } from '#words/orders/orders';

export type TitleOf = (item: Pick<OrderItem, 'productId' | 'record'>) => string;

/** Reads the products' current titles, including those from the desk, for items without a record. */
export async function readTitles(database: Firestore): Promise<TitleOf> {
  const data = (await database.doc('shop/cards').get()).data() ?? {};
  const cards = cardsIn(toFields(data).cards);
  const titles = new Map(
    withCards(products, cards)
      .flatMap(variantsOf)
      .map(({ id, title }) => [id, title]),
  );
  return titlesIn(titles);
}

/** @param titles today's, by product id */
export const titlesIn =
  (titles: ReadonlyMap<string, string>): TitleOf =>
  ({ productId, record }) =>
    record?.title ?? titles.get(productId) ?? words.productNoLongerSold(productId);
