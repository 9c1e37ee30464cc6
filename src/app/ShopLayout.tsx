import { Outlet, useLocation } from 'react-router-dom';
import { shop } from '../../shop/config';
import { useHasBasketNews } from '../basket/useBasket';
import { useSearch } from '../catalogue/search/useSearch';
import { areOrdersOn } from '../environment';
import { ordersWanted } from '../navigation';
import { parts } from '../pages/parts';
import { lazyPart, usePart } from '../ui/lazyPart';
import { shellWords as words } from '../words/en/shell';
import { Header } from './Header';
import { ShopFooter } from './ShopFooter';

/** In the chunk of the screen that a shopper who adds something opens next. */
const noticesPart = lazyPart(
  () => import(/* webpackChunkName: "basket" */ '../basket/BasketNotices'),
);

/** The frame of the home and checkout screens. */
export function ShopLayout() {
  const { results, searchBox } = useSearch();
  const { state } = useLocation() as { state: unknown };
  const areWanted = state === ordersWanted;
  const { loaded: account } = usePart(areWanted ? parts.account : undefined);
  const { loaded: notices } = usePart(useHasBasketNews() ? noticesPart : undefined);
  return (
    <>
      {/* `skipHeader` in the inlined script handles the click. */}
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <Header searchBox={searchBox} />
      <main id="main" tabIndex={-1}>
        {notices && <notices.BasketNotices />}
        {areWanted && account && <account.OrdersOffer />}
        <Outlet context={results} />
      </main>
      <ShopFooter {...shop} orders={areOrdersOn()} />
    </>
  );
}
