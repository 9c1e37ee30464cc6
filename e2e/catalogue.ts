import { createRequire } from 'node:module';
import type { Product } from '../src/features/catalogue/product';
import { searchProducts } from '../src/features/search/searchProducts';

const load = createRequire(__filename);
// The catalogue imports photographs, which Node can't.
// oxlint-disable-next-line typescript/no-deprecated -- the only way to load another type of file
load.extensions['.jpg'] = (module, path) => {
  module.exports = path;
};

/** The merchant's catalogue. */
export const { products } = load('../src/features/catalogue/products') as {
  products: readonly Product[];
};

/** Matches no title. */
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
