import { searchResultsWords as words } from '../../words/en/searchResults';
import { catalogue } from '../catalogue/products?first';
import { termsFor } from './matching/termsFor';
import type { ListRequest } from './productList';
import type { useProductList } from './useProductList';

interface Description {
  /** Of the page; empty for the home screen without a search or a category. */
  title: string;
  heading: string;
  /** What else there is to say; may be empty. */
  text: string;
}

function describeSearch(query: string, count: number | undefined, isFailed: boolean) {
  const title = words.title(query);
  if (isFailed) return { title, heading: title, text: '' };
  const terms = termsFor(query);
  if (count === undefined) return { title, heading: words.searching(query), text: terms };
  // “No results” would contradict the answer.
  const heading = count === 0 && terms ? title : words.results(count, query);
  return { title, heading, text: terms || (count === 0 ? words.noResults : '') };
}

/** What the home screen says about a list. */
export function describeList(
  { query, category, sort }: ListRequest,
  { total, isFailed }: Pick<ReturnType<typeof useProductList>, 'total' | 'isFailed'>,
): Description {
  if (query) return describeSearch(query, total, isFailed);
  if (category && !catalogue.categories.includes(category)) {
    return { title: words.noCategory, heading: words.noCategory, text: words.noCategoryHint };
  }
  const heading = category || (sort && words.allProducts);
  return { title: heading, heading, text: total === undefined ? '' : words.products(total) };
}
