import { useCallback, useMemo } from 'react';
import { shop } from '../config';
import { Banner } from '../shared/components/Banner';
import { MoreButton } from '../shared/components/MoreButton';
import { useGrowingList } from '../shared/components/useGrowingList';
import { usePageTitle } from '../shared/components/usePageTitle';
import { AddedNote } from '../features/basket/AddedNote';
import { useBasketActions } from '../features/basket/useBasket';
import { ProductRow } from '../features/catalogue/ProductRow';
import { products } from '../features/catalogue/products';
import { productRows } from '../features/catalogue/productRows';
import { SearchHeading } from '../features/search/SearchHeading';
import { markTitle, searchProducts } from '../features/search/searchProducts';
import { searchWords as words } from '../words/en/search';
import tall from './pictures/banner-tall.jpg';
import wide from './pictures/banner-wide.jpg';
import { useResults } from '../features/search/useSearch';

export function HomePage() {
  const { addToBasket } = useBasketActions();
  const { query, place } = useResults();
  const found = useMemo(() => searchProducts(products, query), [query]);
  const shown = found.length > 0 ? found : products;
  const mark = useCallback((title: string) => markTitle(title, query), [query]);
  const list = useGrowingList(shown.length, 24, place);
  usePageTitle(query && words.title(query));
  return (
    <>
      {query ? (
        <SearchHeading query={query} count={found.length} />
      ) : (
        <Banner
          className="home-hero"
          wide={wide}
          tall={tall}
          wideFrom={30}
          wideSizes="min(58vw, 54rem)"
          urgent
        >
          <h1 tabIndex={-1}>{shop.welcome.heading}</h1>
          <p>{shop.welcome.text}</p>
        </Banner>
      )}
      <div className="home-rows">
        {productRows(shown.slice(0, list.shown)).map((row, index) => (
          <ProductRow
            key={row[0]?.id}
            products={row}
            eager={index === 0}
            markTitle={query && found.length > 0 ? mark : undefined}
            onAdd={addToBasket}
            AddedNote={AddedNote}
          />
        ))}
        {list.more && <MoreButton {...list.more} />}
      </div>
    </>
  );
}
