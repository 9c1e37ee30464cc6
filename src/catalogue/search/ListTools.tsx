import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { shop } from '#shop/config';
import { useAnnounce } from '../../app/announce';
import { useAppSelector } from '../../app/hooks';
import { linkIn, mendings } from '../../mendedLink';
import { homePath, paths } from '../../navigation';
import { searchResultsWords as words, searchTermsWords } from '#words/search';
import { selectCategories } from '../catalogueSlice';
import type { ListRequest } from '../list/listsSlice';
import { ProductRows } from '../list/ProductCard';
import type { useProductList } from '../list/ProductList';
import type { Product } from '../model/product';
import { describeTerms } from '../model/terms';
import { splitWords } from './matchWords';
import { sortOf } from './parseQuery';
import './ListTools.css';

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
  const terms = { ...describeTerms(shop), gift: shop.orders !== false && words.gift };
  const found = byTopic.flatMap(([topic, phrases]) => {
    const matching = phrases.filter((phrase) => rest.includes(phrase));
    for (const phrase of matching) rest = rest.replaceAll(phrase, ' ');
    return matching.length > 0 ? terms[topic] || [] : [];
  });
  const isOnlyThat = rest.split(' ').every((word) => word === '' || otherWords.has(word));
  return isOnlyThat ? found.join(' ') : '';
}

function describeSearch(query: string, found: FoundList) {
  const { total: count, called = 0, resemblance, isFailed } = found;
  const title = words.title(query);
  if (isFailed) return { title, heading: title, text: '' };
  const terms = termsFor(query);
  if (count === undefined) return { title, heading: words.searching(query), text: terms };
  // “No results” would contradict the answer.
  if (count > 0 && resemblance && !terms) {
    return { title, heading: words[resemblance.kind](resemblance.query), text: '' };
  }
  const heading = called === 0 && terms ? title : words.results(called, query);
  return { title, heading, text: terms || (count === 0 ? words.noResults : '') };
}

type FoundList = Pick<
  ReturnType<typeof useProductList>,
  'total' | 'called' | 'resemblance' | 'isFailed' | 'categories'
>;

/** The heading of the results that only mention or resemble what was searched for. */
export const relatedHeading = words.related;

/** Shown below results that only resemble what was searched for. */
const OTHERS = 6;

interface OthersProps extends Omit<ComponentProps<typeof ProductRows>, 'products'> {
  all: readonly Product[];
  similar: readonly Product[];
}

/** More of the shop's products, because a few similar ones would leave a wide screen empty. */
export function Others({ all, similar, ...cards }: OthersProps) {
  const others = all.filter((product) => !similar.includes(product)).slice(0, OTHERS);
  if (others.length === 0) return null;
  return (
    <>
      <h2>{words.others}</h2>
      <ProductRows products={others} {...cards} />
    </>
  );
}

/**
 * The texts about a list on the home screen: the page's title, empty for everything, the heading, and a text that
 * may be empty.
 */
export function describeList({ query, category, sort }: ListRequest, found: FoundList) {
  const { total, categories } = found;
  if (query) return describeSearch(query, found);
  if (category && total !== undefined && !categories.some(({ name }) => name === category)) {
    return { title: words.noCategory, heading: words.noCategory, text: words.noCategoryHint };
  }
  const heading = category || (sort && words.allProducts);
  return { title: heading, heading, text: total === undefined ? '' : words.products(total) };
}

const PAUSE_MS = 600;

/** Announces what is listed, when it changes and typing pauses. */
export function ListNews({ heading, text }: ReturnType<typeof describeList>) {
  const announce = useAnnounce();
  const sentence = heading && text ? words.both(heading, text) : heading || text;
  // The whole catalogue is announced only if something else was listed before.
  const announced = useRef(heading ? '' : sentence);
  // A screen reader says each letter as it is typed, so the announcement waits for a pause.
  useEffect(() => {
    if (sentence === announced.current) return undefined;
    const timer = setTimeout(() => {
      announced.current = sentence;
      announce(sentence);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, sentence]);
  return null;
}

/** Scrolls the line of categories to the one that is shown. */
function showCurrent() {
  const link = document.querySelector('.categories [aria-current]');
  const line = link?.parentElement;
  if (!line) return;
  const [inner, outer] = [link.getBoundingClientRect(), line.getBoundingClientRect()];
  line.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

interface ListToolsProps {
  request: ListRequest;
  /** About the list; may be empty. */
  text: string;
  /** How many products there are; `undefined` while they load. */
  count: number | undefined;
}

/** The text, the link to everything and the order, below the heading of a search or a category. */
export function ListTools({ request, text, count = 0 }: ListToolsProps) {
  const { query, category, sort } = request;
  const categories = useAppSelector(selectCategories);
  const hasCategories = categories.length > 1;
  /** The category that a mangled link names. */
  const mended =
    text === words.noCategoryHint
      ? mendings(category).find((each) => categories.some(({ name }) => name === each))
      : undefined;
  /** Where a link that was pasted into the search leads, once the search has a history entry, which it takes. */
  const linked = new URLSearchParams(useLocation().search).has('q') ? linkIn(query) : undefined;
  const navigate = useNavigate();
  const id = useId();
  // “Cheap phone” is sorted by price, so the default order needs a name in the address.
  const featured = sortOf({ query, sort: '' }) && 'featured';
  useEffect(showCurrent, [category]);
  useEffect(() => {
    if (mended !== undefined) {
      void navigate(homePath({ category: mended, sort }), { replace: true });
    }
  }, [navigate, mended, sort]);
  useEffect(() => {
    if (linked !== undefined) void navigate(linked, { replace: true });
  }, [navigate, linked]);
  return (
    <>
      {text && <p>{text}</p>}
      {(query || (category && !hasCategories)) && (
        <Link className="button button-quiet" to={paths.home}>
          {query ? words.clear : words.showAll}
        </Link>
      )}
      {count > 1 && (
        <div className="list-sort">
          <label htmlFor={id}>{words.sortBy}</label>
          <select
            id={id}
            value={sortOf(request)}
            onChange={({ target }) => {
              const to = homePath({ q: query, category, sort: target.value });
              // The arrow keys choose each option on the way to another.
              void navigate(to, { replace: true });
            }}
          >
            <option value={featured}>{words.featured}</option>
            <option value="price">{words.cheapestFirst}</option>
            <option value="-price">{words.dearestFirst}</option>
          </select>
        </div>
      )}
    </>
  );
}
