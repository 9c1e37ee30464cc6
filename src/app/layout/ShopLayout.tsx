import { Outlet } from 'react-router-dom';
import { shop } from '../../config';
import { BasketNotices } from '../../features/basket/BasketNotices';
import { areOrdersOn } from '../../features/orders/areOrdersOn';
import { useSearch } from '../../features/search/useSearch';
import { shellWords as words } from '../../words/en/shell';
import { Header } from './Header';
import { ShopFooter } from './ShopFooter';

/** The frame of the home and checkout screens. */
export function ShopLayout() {
  const { results, searchBox } = useSearch();
  return (
    <>
      {/* `skipHeader` in the inlined script handles the click. */}
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <Header searchBox={searchBox} />
      <main id="main" tabIndex={-1}>
        <BasketNotices />
        <Outlet context={results} />
      </main>
      <ShopFooter {...shop} orders={areOrdersOn()} />
    </>
  );
}
