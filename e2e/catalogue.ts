import { createRequire } from 'node:module';
import type { Product } from '../src/features/catalogue/product';
import { searchProducts } from '../src/features/search/searchProducts';

const load = createRequire(__filename);
// The catalogue imports its photographs, which webpack understands and Node does not.
// oxlint-disable-next-line typescript/no-deprecated -- the only way to load another type of file
load.extensions['.jpg'] = (module, path) => {
  module.exports = path;
};

/** What the shop sells, from its source: it is the merchant's to choose. */
export const { products } = load('../src/features/catalogue/products') as {
  products: readonly Product[];
};

/** A word that no title has. */
export const unknownWord = 'xqz';

/** The word of a product's title that finds the fewest others, what it finds, and the heading of that. */
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
