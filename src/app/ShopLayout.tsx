import { Outlet, useLocation, useMatch, useOutletContext } from 'react-router-dom';
import { useHasBasketNews } from '../basket/useBasket';
import { ordersWanted, paths } from '../navigation';
import { lazyPart, usePart } from '../ui/lazyPart';
import { PreparedBasketPage } from './PreparedBasketPage';

/** Loads in one file with the basket's screen. */
const noticesPart = lazyPart(
  () => import(/* webpackChunkName: "basket" */ '../basket/BasketNotices'),
);

/** Loads in one file with the orders. */
const offerPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/OrdersOffer'),
);

/** The layout of the home and checkout screens. */
export function ShopLayout() {
  const results = useOutletContext();
  const { state } = useLocation() as { state: unknown };
  const areWanted = state === ordersWanted;
  const { loaded: offer } = usePart(areWanted ? offerPart : undefined);
  const { loaded: notices } = usePart(useHasBasketNews() ? noticesPart : undefined);
  return (
    <>
      {notices && <notices.BasketNotices />}
      {areWanted && offer && <offer.OrdersOffer />}
      <Outlet context={results} />
      <PreparedBasketPage isShown={useMatch(paths.checkout) !== null} />
    </>
  );
}
