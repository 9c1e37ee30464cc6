import { changeProducts, noChanges } from '../catalogue/changeProducts';
import { pricesOf } from '../catalogue/prices';
import { products } from '../catalogue/products';
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
  const soldOut = price === 'sold out';
  const offered = (soldOut ? undefined : price) ?? catalogue.prices[id] ?? 0;
  orders.changes = changeProducts(catalogue, orders.changes ?? noChanges(catalogue), [
    { id, price: offered, soldOut, left },
  ]);
}
