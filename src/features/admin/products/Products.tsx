import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { pricesOf } from '../../../model/liveChanges';
import { own } from '../../../model/own';
import { adoptStyles } from '../../../shared/adoptStyles';
import { MoreButton } from '../../../shared/components/MoreButton';
import { useGrowingList } from '../../../shared/components/useGrowingList';
import { useAppDispatch, useAppSelector } from '../../../shared/hooks';
import { useChunk } from '../../../shared/useChunk';
import { productsWords as words } from '../../../words/en/admin/products';
import { LoadFailure } from '../../orders/LoadFailure';
import { loadAll } from '../../catalogue/catalogueThunks';
import type { Product } from '../../catalogue/product';
import { variantsOf } from '../../catalogue/variantsOf';
import { searchProducts } from '../../search/matching/searchProducts';
import { selectLive } from '../live/liveSlice';
import { EditsBar } from './EditsBar';
import { selectFormer, selectOfferOf } from './editsSelectors';
import { selectEdits } from './editsSlice';
import { FormerChanges } from './FormerChanges';
import { ProductEdit } from './ProductEdit';
import sheet from './Products.css?part';
import { ProductSearch } from './ProductSearch';
import { useEdits } from './useEdits';

adoptStyles(sheet);

const STEP = 30;

/** Everything that can be put into a basket, in the order of the catalogue. */
function useCatalogue() {
  const dispatch = useAppDispatch();
  const load = useCallback(async () => (await dispatch(loadAll())).flatMap(variantsOf), [dispatch]);
  return useChunk(load);
}

/** The catalogue, with what merchants can change without a deployment. */
export function Products() {
  const refresh = useEdits();
  const { published, status } = useAppSelector(selectLive);
  const offerOf = useAppSelector(selectOfferOf);
  const former = useAppSelector(selectFormer);
  const { failure } = useAppSelector(selectEdits);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  const { chunk: sold, isFailed: isUnread, again } = useCatalogue();
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
      {isUnread && <LoadFailure onRetry={again}>{words.catalogueNotLoaded}</LoadFailure>}
      {!(published && sold) && !isFailed && !isUnread && <p>{words.loading}</p>}
      {published && sold && offerOf && (
        <>
          {isOutdated(published.prices, sold) && <NewCatalogue />}
          {former.length > 0 && <FormerChanges former={former} />}
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

/** Whether other prices are published than this page was built with. */
function isOutdated(prices: Readonly<Record<string, number>>, sold: readonly Product[]) {
  const built = Object.entries(pricesOf(sold).prices);
  return (
    Object.keys(prices).length !== built.length ||
    built.some(([id, price]) => own(prices, id) !== price)
  );
}

function NewCatalogue() {
  return (
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
  );
}
