import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { shop } from '#shop/config';
import { pricesBuiltAt } from '#shop/products?first';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectCards, selectProducts } from '../../catalogue/catalogueSlice';
import {
  changesInFiles,
  offerOf,
  type PriceChanges,
  type PriceList,
} from '../../catalogue/model/priceList';
import { idOfSlug } from '../../catalogue/model/pagePath';
import { lookUp, type Product, variantsOf } from '../../catalogue/model/product';
import { searchProducts } from '../../catalogue/search/findProducts';
import { linkIn } from '../../mendedLink';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { SearchField } from '../../ui/SearchField';
import { productOrderWords } from '#words/desk/productOrder';
import { productEditorWords, productsWords as words } from '#words/desk/products';
import { type Arranged, arrangedBy } from './arrangement';
import { areCardsCurrent, selectPriceList } from './priceListSlice';
import { editorPath, NEW, newPath, readDrafts } from './drafts';
import { EditsBar } from './EditsBar';
import {
  publishFiles,
  type PublishFailure,
  selectEdits,
  selectTitles,
  failureOf,
} from './editsSlice';
import { useSellable } from './OpenShop';
import { ProductEdit } from './ProductEdit';
import { ProductEditor } from './ProductEditor';
import { NewFirst, ProductOrder } from './ProductOrder';
import { ProductsCsv } from './ProductsCsv';
import { Unfinished } from './Unfinished';
import { useEdits } from './useEdits';
import './Products.css';

const fileWords = words.files;

/** How many rows are shown at first, and added at a time. */
const STEP = 30;

/** How long typing must pause before the search runs. */
const PAUSE_MS = 700;

/** Finds products as the shop's search does, or the product whose link was pasted. */
function findAtDesk(products: readonly Product[], query: string) {
  const link = linkIn(query)?.split('?')[1];
  const named = new URLSearchParams(link).get('product');
  if (named === null) return searchProducts(products, query);
  const byId = new Map(
    products.flatMap((product) =>
      [product, ...variantsOf(product)].map(({ id }) => [id, product] as const),
    ),
  );
  const id = byId.has(named) ? named : idOfSlug(named, [...byId.keys()]);
  const product = byId.get(id ?? '');
  return product ? [product] : [];
}

const productOf = ({ id, variantOf = id }: Product) => variantOf;

/** What is sold, with the products in this order. */
function inOrder(sold: readonly Product[], ids: readonly string[]) {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = (each: Product) => places.get(productOf(each)) ?? Infinity;
  return [...sold].sort((one, other) => placeOf(one) - placeOf(other));
}

/** The products that can be moved: all in their order, or those that were found. */
function orderable(
  results: readonly Product[],
  { shown }: Arranged,
  query: string,
  products: Readonly<Record<string, Product>>,
) {
  const movable = new Set(shown);
  const found = [...new Set(results.map(productOf))].filter((id) => movable.has(id));
  return (query ? found : shown).flatMap((id) => lookUp(products, id) ?? []);
}

interface ProductSearchProps {
  query: string;
  /** How many products match. */
  count: number;
  onChange: (query: string) => void;
}

function ProductSearch({ query, count, onChange }: ProductSearchProps) {
  const announce = useAnnounce();
  const sentence = words.found(count);
  useEffect(() => {
    if (query === '') return undefined;
    const pause = setTimeout(announce, PAUSE_MS, sentence);
    return () => {
      clearTimeout(pause);
    };
  }, [announce, query, sentence]);
  return (
    <>
      <SearchField id="products-query" label={words.search} value={query} onChange={onChange} />
      <p className="products-count">{sentence}</p>
    </>
  );
}

interface FileChangesProps {
  list: PriceList;
  /** Everything that can be put into a basket, as the site was built. */
  sold: readonly Product[];
}

/** Offers to sell products that are new in the site's files, and no longer those that are gone from there. */
function FileChanges({ list, sold }: FileChangesProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const titleOf = useAppSelector(selectTitles);
  const cards = useAppSelector(selectCards);
  const changes = useMemo(
    () => changesInFiles(list, sold, cards, shop.delivery),
    [list, sold, cards],
  );
  const changed = Object.entries(changes.offers);
  const [failure, setFailure] = useState<PublishFailure>();
  const [success, setSuccess] = useState('');
  const { isSaving: isDisabled } = useAppSelector(selectPriceList);
  const { shown, more } = useGrowingList(changed.length, STEP, 'file changes');
  const outcome = success && <p className="success">{success}</p>;
  if (changed.length === 0 && !changes.delivery) return outcome;

  const publish = async (some: PriceChanges, sentence: string = fileWords.published) => {
    const reason = await failureOf(dispatch(publishFiles(some)));
    setFailure(reason);
    setSuccess(reason ? '' : sentence);
    announce(reason ? words.notPublished[reason] : sentence);
  };
  const added = changed.flatMap(([id, offer]) => (offer ? [[id, offer] as const] : []));
  const notYet = () => ({
    offers: Object.fromEntries(added.map(([id, offer]) => [id, { ...offer, soldOut: true }])),
  });
  return (
    <section className="products-notice" aria-labelledby="file-changes">
      <h3 id="file-changes" tabIndex={-1}>
        {fileWords.heading}
      </h3>
      <p>{fileWords.explanation}</p>
      <ul className="file-changes">
        {changes.delivery && <li>{fileWords.delivery}</li>}
        {changed.slice(0, shown).map(([id, offer]) => (
          <li key={id}>
            {offer ? fileWords.added(titleOf(id), offer) : fileWords.gone(titleOf(id))}
            {changed.length > 1 && (
              <BusyButton
                label={fileWords.publishOf(titleOf(id))}
                isDisabled={isDisabled}
                onPress={() => publish({ offers: { [id]: offer } })}
              >
                {fileWords.publish}
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {more && <MoreButton {...more} />}
      <div className="button-row">
        <BusyButton isQuiet={false} isDisabled={isDisabled} onPress={() => publish(changes)}>
          {fileWords.publishAll}
        </BusyButton>
        {added.length > 0 && (
          <BusyButton
            isDisabled={isDisabled}
            onPress={() => publish(notYet(), fileWords.areSoldOut)}
          >
            {fileWords.notYet}
          </BusyButton>
        )}
      </div>
      {failure && <p className="reason">{words.notPublished[failure]}</p>}
      {outcome}
    </section>
  );
}

/** How many products' cards a visit may read without anyone noticing. */
const FEW_CARDS = 12;

interface AddProductProps {
  drafts: ReturnType<typeof readDrafts>;
  /** Another button. */
  children: ReactNode;
}

/** Leads to the editor of a new product, and to those that were begun. */
function AddProduct({ drafts: all, children }: AddProductProps) {
  const drafts = Object.entries(all).filter(
    ([path]) => new URLSearchParams(path).get('product') === NEW,
  );
  const { list } = useAppSelector(selectPriceList);
  const cards = useAppSelector(selectCards);
  const { news = {}, newsSince = 0 } = list ?? {};
  const unbuilt = Object.keys(cards).filter(
    (id) => (lookUp(news, id) ?? newsSince) > (pricesBuiltAt ?? 0),
  ).length;
  return (
    <>
      <div className="button-row">
        <Link className="button" to={newPath(all)}>
          {productEditorWords.add}
        </Link>
        {drafts.map(([path, { typed }]) => (
          <Link key={path} className="button button-quiet" to={path}>
            {productEditorWords.continueDraft(typed.title)}
          </Link>
        ))}
        {children}
      </div>
      {unbuilt > FEW_CARDS && (
        <p className="products-count">{productEditorWords.notBuilt(unbuilt)}</p>
      )}
    </>
  );
}

/** Moves the focus back to the link that led to an editor, once that is closed. */
function useReturningFocus(path: string | undefined) {
  const last = useRef(path);
  useEffect(() => {
    if (path === undefined && last.current !== undefined) {
      document.querySelector<HTMLElement>(`a[href="#${last.current}"]`)?.focus();
    }
    last.current = path;
  }, [path]);
}

/** The catalogue, where merchants change products, prices, stock and sales without a deployment. */
export function Products() {
  const refresh = useEdits();
  const uid = useAppSelector(({ auth }) => auth.user?.uid) ?? '';
  const { search, key } = useLocation();
  const params = new URLSearchParams(search);
  const opened = params.get('product') ?? undefined;
  const like = params.get('like') ?? undefined;
  const path = opened && editorPath(opened, like, params.get('draft') ?? undefined);
  useReturningFocus(path);
  const priceList = useAppSelector(selectPriceList);
  const { list, status } = priceList;
  const { failure, moves, isNewFirst } = useAppSelector(selectEdits);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const { loaded: sold, isFailed: isUnread, retry } = useSellable();
  const arranged = useMemo(
    () => list && sold && arrangedBy(sold, list, { moves, isNewFirst }),
    [sold, list, moves, isNewFirst],
  );
  const [isOrdering, setOrdering] = useState(false);
  const products = useAppSelector(selectProducts);
  const results = useMemo(() => findAtDesk(sold ?? [], searched), [sold, searched]);
  const found = useMemo(() => {
    if (!arranged) return [];
    if (isOrdering) return orderable(results, arranged, searched, products);
    // The closest results come first.
    return searched ? results : inOrder(results, arranged.published);
  }, [arranged, results, isOrdering, searched, products]);
  const { shown, more } = useGrowingList(found.length, STEP, `products: ${searched}`);
  const isFailed = status === 'rejected' && !failure;
  const areCurrent = areCardsCurrent(priceList);
  const [isReady, setReady] = useState(false);
  // The list stays open after the first load, even if a later read fails: a merchant may be typing.
  if (!isReady && list && sold && areCurrent) setReady(true);
  const drafts = readDrafts(uid);

  return (
    <>
      {/* Stays as it is behind the editor. */}
      <div hidden={opened !== undefined && isReady}>
        <section className="products" aria-labelledby="products">
          <h2 id="products" tabIndex={-1}>
            {words.heading}
          </h2>
          {isFailed && (
            <LoadFailure onRetry={refresh}>{list ? words.outOfDate : words.notLoaded}</LoadFailure>
          )}
          {isUnread && <LoadFailure onRetry={retry}>{words.catalogueNotLoaded}</LoadFailure>}
          {!(isReady && sold) && !isFailed && !isUnread && <p>{words.loading}</p>}
          {isReady && sold && list && arranged && (
            <>
              {areCurrent && <FileChanges list={list} sold={sold} />}
              {areCurrent && <Unfinished list={list} products={sold} />}
              <AddProduct drafts={drafts}>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => {
                    setOrdering(!isOrdering);
                  }}
                >
                  {isOrdering ? productOrderWords.close : productOrderWords.open}
                </button>
              </AddProduct>
              {isOrdering && <NewFirst arranged={arranged} wasFirst={list.isNewFirst} />}
              <ProductSearch query={query} count={found.length} onChange={setQuery} />
              {isOrdering ? (
                <ProductOrder arranged={arranged} products={found} query={searched} />
              ) : (
                <>
                  <ul className="products-list">
                    {found.slice(0, shown).map((product) => (
                      <ProductEdit
                        key={product.id}
                        product={product}
                        offer={offerOf(list, product)}
                        hasDraft={editorPath(productOf(product)) in drafts}
                      />
                    ))}
                  </ul>
                  {more && <MoreButton {...more} />}
                  <ProductsCsv list={list} />
                </>
              )}
              <EditsBar arranged={arranged} />
            </>
          )}
        </section>
      </div>
      {isReady && opened && path && list && (
        <ProductEditor key={key} path={path} id={opened} like={like} uid={uid} list={list} />
      )}
    </>
  );
}
