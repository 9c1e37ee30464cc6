import { useDeferredValue, useMemo, useState } from 'react';
import { pricesOf } from '../../../model/liveChanges';
import { adoptStyles } from '../../../shared/adoptStyles';
import { MoreButton } from '../../../shared/components/MoreButton';
import { useGrowingList } from '../../../shared/components/useGrowingList';
import { useAppSelector } from '../../../shared/hooks';
import { productsWords as words } from '../../../words/en/admin/products';
import { LoadFailure } from '../../orders/LoadFailure';
import { soldProducts } from '../../orders/orderedProducts';
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

/** The catalogue, with what merchants can change without a deployment. */
export function Products() {
  const refresh = useEdits();
  const { published, status } = useAppSelector(selectLive);
  const offerOf = useAppSelector(selectOfferOf);
  const former = useAppSelector(selectFormer);
  const { failure } = useAppSelector(selectEdits);
  const [query, setQuery] = useState('');
  const searched = useDeferredValue(query.trim());
  // Loaded before `published`.
  const sold = soldProducts();
  const found = useMemo(() => searchProducts(sold, searched), [sold, searched]);
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
      {!published && !isFailed && <p>{words.loading}</p>}
      {published && offerOf && (
        <>
          {isOutdated(published.prices) && <NewCatalogue />}
          {former.length > 0 && <FormerChanges former={former} />}
          <ProductSearch query={query} count={found.length} onChange={setQuery} />
          <ul className="products-list">
            {found.slice(0, shown).map((product) => (
              <ProductEdit
                key={product.id}
                product={product}
                offer={offerOf(product)}
                publishedPrice={published.prices[product.id]}
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
function isOutdated(prices: Readonly<Record<string, number>>) {
  const built = Object.entries(pricesOf(soldProducts()).prices);
  return (
    Object.keys(prices).length !== built.length || built.some(([id, price]) => prices[id] !== price)
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
