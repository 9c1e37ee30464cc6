import { products } from '#shop/products';
import { changePrices, firstPriceList, type Offer, offersOf } from '../catalogue/model/priceList';
import type { FakeOrders } from './fakes/fakeOrders';

interface Change {
  id: string;
  /** An amount; left out: as before; `'sold out'`: not offered. */
  price?: number | 'sold out';
  left?: number | undefined;
}

/** A merchant changes a product on another device, which pages that open now will read. */
export function changeOffer(orders: FakeOrders, { id, price, ...more }: Change): void {
  const list = orders.list ?? firstPriceList({});
  const before = list.offers[id] ?? offersOf(products)[id];
  const soldOut = price === 'sold out';
  const offer: Offer = {
    price: (soldOut ? undefined : price) ?? before?.price ?? 0,
    left: before?.left,
    ...more,
    soldOut,
  };
  orders.list = changePrices(list, { offers: { [id]: offer } });
}
