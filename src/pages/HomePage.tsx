import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import { useAnnounce } from '../components/announce';
import { Banner } from '../components/Banner';
import { MoreButton } from '../components/MoreButton';
import { useGrowingList } from '../components/useGrowingList';
import { usePageTitle } from '../components/usePageTitle';
import { useBasketActions } from '../features/basket/useBasket';
import { ProductRow } from '../features/catalogue/ProductRow';
import { products } from '../features/catalogue/products';
import { rows } from '../features/catalogue/rows';
import { searchProducts } from '../features/catalogue/search';
import tall from './pictures/banner-tall.jpg';
import wide from './pictures/banner-wide.jpg';
import { useQuery } from './useSearch';

/** The home screen: the banner, then the catalogue in its rows; or what a search has found. */
export function HomePage() {
  const { addToBasket } = useBasketActions();
  const query = useQuery()?.trim() ?? '';
  const found = useMemo(() => searchProducts(products, query), [query]);
  const { shown, more } = useGrowingList(found.length, 24, useLocation().key);
  usePageTitle(query && `Search: ${query}`);
  return (
    <>
      {query ? (
        <SearchHeading query={query} count={found.length} />
      ) : (
        <Banner className="hero" wide={wide} tall={tall} urgent>
          <h1 tabIndex={-1}>Good things, laid out in daylight.</h1>
          <p>A small market, open every day. Look, pick, and pay what the tag says.</p>
        </Banner>
      )}
      <div className="rows">
        {rows(found.slice(0, shown)).map((row, index) => (
          <ProductRow key={row[0]?.id} products={row} eager={index === 0} onAdd={addToBasket} />
        ))}
        {more && <MoreButton {...more} />}
      </div>
    </>
  );
}

const PAUSE_MS = 600;

function SearchHeading({ query, count }: { query: string; count: number }) {
  const announce = useAnnounce();
  const results = count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
  const heading = `${results} for “${query}”`;
  // Not at every letter: a screen reader says each of them as it is typed.
  useEffect(() => {
    const timer = setTimeout(announce, PAUSE_MS, heading);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, heading]);
  return (
    <div className="results">
      <h1 tabIndex={-1}>{heading}</h1>
      {count === 0 && <p>No title has all of these words. Try fewer, or see everything.</p>}
      <Link className="button button-quiet" to={paths.home}>
        Clear the search
      </Link>
    </div>
  );
}
