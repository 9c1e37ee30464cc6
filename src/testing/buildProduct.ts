import type { Product } from '../catalogue/model/product';

let built = 0;

/** A new product, different from all others unless `overrides` say otherwise. */
export function buildProduct(overrides: Partial<Product> = {}): Product {
  built += 1;
  return {
    id: `product-${built}`,
    title: `Clay lamp no. ${built}`,
    image: '/haat/static/media/clay-lamp.00000000-960.webp',
    price: 100 + built,
    rating: 5,
    ...overrides,
  };
}
