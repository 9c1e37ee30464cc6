import { Outlet } from 'react-router-dom';
import { shop } from '#shop/config';
import { useSearch } from '../catalogue/search/useSearch';
import { areOrdersOn } from '../environment';
import { shellWords as words } from '#words/shell';
import { Header } from './Header';
import { ShopFooter } from './ShopFooter';

/** The frame of every screen; the sign-in screen hides its header. */
export function ShopFrame() {
  const { results, searchBox } = useSearch();
  return (
    <>
      {/* `skipHeader` in the inlined script handles the click. */}
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <Header searchBox={searchBox} />
      <main id="main" tabIndex={-1}>
        <Outlet context={results} />
      </main>
      <ShopFooter {...shop} orders={areOrdersOn()} />
    </>
  );
}
