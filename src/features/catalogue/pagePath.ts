import { shop } from '../../config';
import type { Product } from './product';
import { slugOf } from './slugOf';

/** The folder of the products' pages. */
export const pagesPath = `${shop.basePath}products/`;

/** The path of a product's own page, for the host that the shop is on. */
export const pagePath = (product: Pick<Product, 'title' | 'id'>) =>
  `${pagesPath}${encodeURIComponent(slugOf(product))}/`;
