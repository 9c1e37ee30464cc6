import { shop } from '../../config';
import { searchResultsWords as words } from '../../words/en/searchResults';
import { searchTermsWords } from '../../words/en/searchTerms';
import type { ListRequest } from '../listsSlice';
import type { useProductList } from '../ProductList';
import { catalogue } from '../products?first';
import { describeTerms } from '../terms';
import { splitWords } from './matchWords';

const comparable = (text: string) =>
  ` ${splitWords(text)
    .map(({ stem }) => stem)
    .join(' ')} `;

const { others, ...topics } = searchTermsWords;
const otherWords = new Set(others.map((word) => comparable(word).trim()));
// “Cash on delivery” asks how to pay.
const byTopic = Object.entries(topics).map(
  ([topic, phrases]) => [topic as keyof typeof topics, phrases.map(comparable)] as const,
);

/** The shop's terms that a query such as “delivery charges” asks for, in sentences; empty for others. */
export function termsFor(query: string): string {
  let rest = comparable(query);
  const terms = describeTerms(shop);
  const found = byTopic.flatMap(([topic, phrases]) => {
    const matching = phrases.filter((phrase) => rest.includes(phrase));
    for (const phrase of matching) rest = rest.replaceAll(phrase, ' ');
    return matching.length > 0 ? terms[topic] || [] : [];
  });
  const isOnlyThat = rest.split(' ').every((word) => word === '' || otherWords.has(word));
  return isOnlyThat ? found.join(' ') : '';
}

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
