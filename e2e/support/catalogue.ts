import { createRequire } from 'node:module';
import type { Product } from '../../src/catalogue/model/product';
import { searchProducts } from '../../src/catalogue/search/findProducts';
import { formatMoney } from '../../src/words/money';

const load = createRequire(__filename);
// The catalogue imports photographs, which Node can't.
// oxlint-disable-next-line typescript/no-deprecated -- the only way to load another type of file
load.extensions['.jpg'] = load.extensions['.webp'] = (module, path) => {
  module.exports = path;
};

/** The merchant's catalogue. */
export const { products } = load('#shop/products') as {
  products: readonly Product[];
};

/** A word that no title has. */
export const unknownWord = 'xqz';

/** The rarest word of a product's title, what it finds, and the heading of the results. */
export function searchFor({ title }: Product) {
  const searches = (title.match(/\S+/g) ?? []).map((word) => ({
    word,
    found: searchProducts(products, word),
  }));
  const [rarest = { word: title, found: [] }] = searches.sort(
    (one, other) => one.found.length - other.found.length,
  );
  const { length } = rarest.found;
  const heading = `${length} ${length === 1 ? 'result' : 'results'} for “${rarest.word}”`;
  return { ...rarest, heading };
}

/** The products that the home screen shows first, in its order. */
export const catalogue = products.slice(0, 24);

/** The tests buy these of the first six; a shop that sells fewer repeats some. */
const [product1, product2, product3, product4, , product6] = Array.from(
  { length: 6 },
  (_, index) => catalogue[index % catalogue.length],
) as [Product, Product, Product, Product, Product, Product];
export { product1, product2, product3, product4, product6 };

/** The Total panel's text for a basket with these items. */
export const subtotal = (...items: Product[]) =>
  `Subtotal ${items.length} items: ${formatMoney(items.reduce((sum, { price }) => sum + price, 0))}`;
