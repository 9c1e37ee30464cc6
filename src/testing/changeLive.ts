import { products } from '../features/catalogue/products';
import { changeProduct, noChanges } from '../model/changeProduct';
import { pricesOf } from '../model/liveChanges';
import type { FakeOrders } from './fakes/fakeOrders';

interface Change {
  id: string;
  /** Whole rupees; left out: as in the catalogue; `'sold out'`: not offered. */
  price?: number | 'sold out';
  left?: number;
}

/** A merchant has changed a product of the catalogue, which pages that open now will read. */
export function changeLive(orders: FakeOrders, { id, price, left }: Change): void {
  const catalogue = { ...orders.published, ...pricesOf(products) };
  const offered = price ?? catalogue.prices[id];
  orders.changes = changeProduct(catalogue, orders.changes ?? noChanges(catalogue), {
    ...{ id, left },
    price: offered === 'sold out' ? undefined : offered,
  });
}
