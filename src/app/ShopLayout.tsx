import { Outlet, useLocation, useMatch } from 'react-router-dom';
import { shop } from '#shop/config';
import { useHasBasketNews } from '../basket/useBasket';
import { useSearch } from '../catalogue/search/useSearch';
import { areOrdersOn } from '../environment';
import { ordersWanted, paths } from '../navigation';
import { lazyPart, usePart } from '../ui/lazyPart';
import { shellWords as words } from '#words/shell';
import { PreparedBasketPage } from './PreparedBasketPage';
import { Header } from './Header';
import { ShopFooter } from './ShopFooter';

/** Loads in one file with the basket's screen. */
const noticesPart = lazyPart(
  () => import(/* webpackChunkName: "basket" */ '../basket/BasketNotices'),
);

/** Loads in one file with the orders. */
const offerPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/OrdersOffer'),
);

/** The frame of the home and checkout screens. */
export function ShopLayout() {
  const { results, searchBox } = useSearch();
  const { state } = useLocation() as { state: unknown };
  const areWanted = state === ordersWanted;
  const { loaded: offer } = usePart(areWanted ? offerPart : undefined);
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
        {areWanted && offer && <offer.OrdersOffer />}
        <Outlet context={results} />
        <PreparedBasketPage isShown={useMatch(paths.checkout) !== null} />
      </main>
      <ShopFooter {...shop} orders={areOrdersOn()} />
    </>
  );
}
