import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { homePath } from '../../navigation';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { lazyPart } from '../../ui/lazyPart';
import { searchWords as words } from '#words/catalogue';
import { noCards, selectCards, selectCategories, selectProducts } from '../catalogueSlice';
import { lookUp } from '../model/product';
import { selectCurrentPrices } from '../pricesSlice';
import { everything, keyOf, LIST_STEP, type ListRequest, selectList } from './listsSlice';

/** The shop's categories, with how many products each has. */
export const useCategories = () => useAppSelector(selectCategories);

/** The search, and the lists of more products than the page has from the start. */
export const browsePart = lazyPart(
  () => import(/* webpackChunkName: "browse" */ '../search/browse'),
);

/**
 * A list of products that loads, and grows as its end comes near; it never gets shorter. While another list loads, the
 * former one is returned; if it can't be loaded, none of its products are.
 */
export function useProductList({ query, category, sort }: ListRequest) {
  const dispatch = useAppDispatch();
  const allLoaded = useAppSelector(selectProducts);
  const loadedBefore = useDeferredValue(allLoaded);
  const key = keyOf({ query, category, sort });
  const list = useAppSelector((state) => selectList(state, key));
  const prices = useAppSelector(selectCurrentPrices);
  const cards = useAppSelector(selectCards);
  /** The same products, in any order. */
  const contents = `${query}\n${category}`;
  const isEverything = key === keyOf(everything);
  const { key: entry } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [latest, setLatest] = useState(list && { entry, key, contents, query, list });
  if (list && list !== latest?.list) setLatest({ entry, key, contents, query, list });
  // The browser paints while many cards render.
  const deferred = useDeferredValue(latest);
  // Back shows its list at once: the page has to be as long as it was when it is scrolled to its place.
  const isAtOnce = isReturn && deferred?.entry !== latest?.entry;
  const [shown, loaded] = isAtOnce ? [latest, allLoaded] : [deferred, loadedBefore];
  /** The last request, if a file couldn't be read. */
  const [failed, setFailed] = useState<string>();
  // The list keeps its length when its results change.
  const least = list?.ids.length || LIST_STEP;
  const growing = useGrowingList(list?.total ?? 0, LIST_STEP, key, least);
  const count = list ? growing.shown : LIST_STEP;
  const isCurrent = (isEverything || list?.prices === prices) && (list?.cards ?? noCards) === cards;
  const isComplete = list !== undefined && isCurrent && list.ids.length >= count;
  const attempt = `${key} ${count}`;
  const isFailed = !isComplete && failed === attempt;
  useEffect(() => {
    if (isComplete || isFailed) return;
    browsePart
      .load()
      .then(({ listProducts }) => dispatch(listProducts({ query, category, sort }, count)))
      .catch(() => {
        setFailed(attempt);
      });
  }, [dispatch, isComplete, isFailed, attempt, query, category, sort, count, prices, cards]);

  const isShown = isComplete && shown === latest;
  const isFormer = shown?.contents !== contents;
  const ids = isFormer && isFailed ? undefined : shown?.list.ids;
  const called = shown?.list.called;
  const [products, related] = useMemo(() => {
    const productsOf = (some: readonly string[] = []) =>
      some.flatMap((id) => lookUp(loaded, id) ?? []);
    return [productsOf(ids?.slice(0, called)), productsOf(ids?.slice(called))];
  }, [ids, loaded, called]);
  return {
    /** The query of these products, while another list loads. */
    query: shown?.query ?? '',
    /** Whether these are the home screen's, also while another list loads. */
    isEverything: shown ? shown.key === keyOf(everything) : isEverything,
    products,
    /** Results that only mention or resemble what was searched for, listed below the others. */
    related,
    called,
    resemblance: shown?.list.resemblance,
    /** How many there are; `undefined` while the list loads. */
    total: isFormer ? undefined : shown.list.total,
    categories: useCategories(),
    /** The props of a `MoreButton`, while there are more. */
    more: growing.more,
    isLoading: !isShown && !isFailed,
    /** Another list is shown while this one loads or renders. */
    isOther: shown !== undefined && shown.key !== key,
    /** Products are added below those that are shown, if any; not another list in their place. */
    isGrowing: isFormer ? !shown : shown.list.ids.length < count,
    isFailed,
    retry: () => {
      setFailed(undefined);
    },
  };
}

type ListEndProps = Pick<
  ReturnType<typeof useProductList>,
  'more' | 'isLoading' | 'isGrowing' | 'isFailed' | 'retry'
>;

/** The end of a list: loads more of it, or says that it loads or can't be loaded. */
export function ListEnd({ more, isLoading, isGrowing, isFailed, retry }: ListEndProps) {
  if (isFailed) {
    return (
      <div role="alert">
        <p>{words.notLoaded}</p>
        <button type="button" className="button button-quiet" onClick={retry}>
          {words.tryAgain}
        </button>
      </div>
    );
  }
  if (isLoading) return <p className={isGrowing ? 'list-growing' : undefined}>{words.loading}</p>;
  return more ? <MoreButton {...more} /> : null;
}

/** Links to the shop's categories, if there are any to choose from. */
export function Categories({ query, category, sort }: ListRequest) {
  const categories = useCategories().filter(({ count }) => count !== 0);
  if (categories.length < 2) return null;
  return (
    <nav className="categories" aria-label={words.categories}>
      {[{ name: '', count: undefined }, ...categories].map(({ name, count }) => (
        <Link
          key={name}
          className="button button-quiet"
          to={homePath({ category: name, sort: name && sort })}
          aria-current={name === category && !query ? 'page' : undefined}
        >
          {name || words.all}
          {count !== undefined && <span className="category-count"> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}
