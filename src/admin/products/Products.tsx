import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadAll, selectProducts } from '../../catalogue/catalogueSlice';
import { pricesOf } from '../../catalogue/prices';
import { own, type Product, variantsOf } from '../../catalogue/product';
import { searchProducts } from '../../catalogue/search/findProducts';
import { useAnnounce } from '../../store/announce';
import { useAppDispatch, useAppSelector } from '../../store/store';
import { BusyButton, LoadFailure } from '../../ui/BusyButton';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { lazyPart, usePart } from '../../ui/lazyPart';
import { productsWords as words } from '../../words/en/admin/products';
import { selectLive } from '../live/liveSlice';
import { EditsBar } from './EditsBar';
import {
  discardStaleChanges,
  staleChangesApplied,
  selectEdits,
  selectStaleChanges,
  selectOfferOf,
} from './editsSlice';
import { applyEdit, type StaleChange } from './offers';
import { ProductEdit } from './ProductEdit';
import { useEdits } from './useEdits';
import './Products.css';

/** Long enough for the next key. */
const PAUSE_MS = 700;

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
      <div className="field">
        <label htmlFor="products-query">{words.search}</label>
        <input
          id="products-query"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </div>
      <p className="products-count">{sentence}</p>
    </>
  );
}

const staleWords = words.former;

/** Asks what to do with the prices that merchants had changed before the shop was deployed. */
function StaleChanges({ stale }: { stale: readonly StaleChange[] }) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const offerOf = useAppSelector(selectOfferOf);
  const products = useAppSelector(selectProducts);
  const release = useAppSelector((state) => selectLive(state).changes?.release ?? '');

  const sentenceFor = ({ id, edit }: StaleChange) => {
    const product = own(products, id);
    const from = product && offerOf?.(product);
    if (!from || !edit) return staleWords.gone(id);
    return words.change(product.title, from, applyEdit(from, edit).to);
  };
  const apply = () => {
    dispatch(staleChangesApplied({ release, stale }));
    announce(staleWords.applied);
    document.getElementById('products')?.focus();
  };
  return (
    <section className="products-notice" aria-labelledby="stale-changes">
      <h3 id="stale-changes" tabIndex={-1}>
        {staleWords.heading}
      </h3>
      <p>{staleWords.explanation}</p>
      <ul>
        {stale.map((each) => (
          <li key={each.id}>{sentenceFor(each)}</li>
        ))}
      </ul>
      <div className="button-row">
        <button type="button" className="button" onClick={apply}>
          {staleWords.apply}
        </button>
        <BusyButton onPress={() => dispatch(discardStaleChanges())}>
          {staleWords.discard}
        </BusyButton>
      </div>
    </section>
  );
}

const STEP = 30;

/** The catalogue, where merchants change prices, stock and sales without a deployment. */
export function Products() {
  const dispatch = useAppDispatch();
  const refresh = useEdits();
  const { published, status } = useAppSelector(selectLive);
  const offerOf = useAppSelector(selectOfferOf);
  const stale = useAppSelector(selectStaleChanges);
  const { failure } = useAppSelector(selectEdits);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  /** Everything that can be put into a basket, in the order of the catalogue. */
  const catalogue = useMemo(
    () => lazyPart(async () => (await dispatch(loadAll())).flatMap(variantsOf)),
    [dispatch],
  );
  const { loaded: sold, isFailed: isUnread, retry } = usePart(catalogue);
  const found = useMemo(() => searchProducts(sold ?? [], searched), [sold, searched]);
  const { shown, more } = useGrowingList(found.length, STEP, `products: ${searched}`);
  const isFailed = status === 'failed' && !failure;

  return (
    <section className="products" aria-labelledby="products">
      <h2 id="products" tabIndex={-1}>
        {words.heading}
      </h2>
      {isFailed && (
        <LoadFailure onRetry={refresh}>{published ? words.outOfDate : words.notLoaded}</LoadFailure>
      )}
      {isUnread && <LoadFailure onRetry={retry}>{words.catalogueNotLoaded}</LoadFailure>}
      {!(published && sold) && !isFailed && !isUnread && <p>{words.loading}</p>}
      {published && sold && offerOf && (
        <>
          {isOutdated(published.prices, sold) && (
            <div className="products-notice">
              <p>{words.newCatalogue}</p>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  window.location.reload();
                }}
              >
                {words.reload}
              </button>
            </div>
          )}
          {stale.length > 0 && <StaleChanges stale={stale} />}
          <ProductSearch query={query} count={found.length} onChange={setQuery} />
          <ul className="products-list">
            {found.slice(0, shown).map((product) => (
              <ProductEdit
                key={product.id}
                product={product}
                offer={offerOf(product)}
                publishedPrice={own(published.prices, product.id)}
              />
            ))}
          </ul>
          {more && <MoreButton {...more} />}
          <EditsBar />
        </>
      )}
    </section>
  );
}

/** Other prices are published than this page was built with. */
function isOutdated(prices: Readonly<Record<string, number>>, sold: readonly Product[]) {
  const built = Object.entries(pricesOf(sold).prices);
  return (
    Object.keys(prices).length !== built.length ||
    built.some(([id, price]) => own(prices, id) !== price)
  );
}
