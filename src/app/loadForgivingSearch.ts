import { products } from '../features/catalogue/products';
import { loadChunk } from '../shared/loadChunk';

/** For `ForgivingSearchLoader`: loads the forgiving search and prepares it for the catalogue. */
export async function loadForgivingSearch() {
  const search = await loadChunk(() => import('../features/search/forgivingSearch'));
  search.prepareSearch(products);
  return search;
}
