import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addAppListener, useAppDispatch, useAppSelector } from '../app/hooks';
import { allowSharing } from '../catalogue/product/pictureStore';
import { paths, productsPath } from '../navigation';
import { LoadFailure } from '../ui/BusyButton';
import { lazyPart, usePart } from '../ui/lazyPart';
import { usePolling } from '../ui/usePolling';
import { deskFrameWords as words } from '#words/desk/orders';
import { OrderAlerts } from './alerts/OrderAlerts';
import { ShopOrders } from './orders/ShopOrders';
import { expireUndo, pollShopOrders, selectWaiting } from './orders/shopOrdersSlice';
import { loadPriceList } from './products/priceListSlice';
import { OpenShop } from './products/OpenShop';
import { Products } from './products/Products';
import { codesPath, customersPath, newOrderPath } from './sections';
import './Desk.css';

const codesPart =
  process.env.CODES === 'on'
    ? lazyPart(async () => (await import(/* webpackChunkName: "sections" */ './codes/Codes')).Codes)
    : undefined;

const customersPart = lazyPart(
  async () => (await import(/* webpackChunkName: "sections" */ './customers/Customers')).Customers,
);

const newOrderPart = lazyPart(
  async () => (await import(/* webpackChunkName: "sections" */ './newOrder/NewOrder')).NewOrder,
);

/** A section that loads when it is opened. */
function LazySection({ part }: { part: typeof codesPart }) {
  const { loaded: Section, isFailed, retry } = usePart(part);
  if (Section) return <Section />;
  return isFailed ? (
    <LoadFailure onRetry={retry}>{words.sectionNotLoaded}</LoadFailure>
  ) : (
    <p>{words.loadingSection}</p>
  );
}

interface DeskProps {
  /** Called with how many orders of the shop wait for the merchant. */
  onWaiting: (count: number) => void;
}

/**
 * The merchant's part of the account screen: the address says which section is open. New orders are noticed in
 * each of them.
 */
export function Desk({ onWaiting }: DeskProps) {
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectWaiting) ?? 0;
  const section = new URLSearchParams(useLocation().search).get('section');
  const isProducts = section === 'products';
  const isCodes = process.env.CODES === 'on' && section === 'codes';
  const isCustomers = section === 'customers';
  const isNewOrder = section === 'order';
  const isOrders = !isProducts && !isCustomers && !isCodes && !isNewOrder;

  const poll = useCallback(() => dispatch(pollShopOrders()), [dispatch]);
  usePolling(poll, { everyMs: 60_000, whileHidden: true });
  useEffect(() => {
    void allowSharing();
    dispatch(addAppListener(expireUndo));
  }, [dispatch]);
  // The products section reads the price list itself.
  useEffect(() => {
    if (!isProducts) void dispatch(loadPriceList());
  }, [dispatch, isProducts]);
  useEffect(() => {
    onWaiting(waiting);
    return () => {
      onWaiting(0);
    };
  }, [onWaiting, waiting]);

  return (
    <div className="desk">
      <nav className="desk-sections" aria-label={words.sections}>
        <Link to={paths.login} aria-current={isOrders ? 'page' : undefined}>
          {words.orders}
        </Link>
        <Link to={newOrderPath} aria-current={isNewOrder ? 'page' : undefined}>
          {words.newOrder}
        </Link>
        <Link to={productsPath} aria-current={isProducts ? 'page' : undefined}>
          {words.products}
        </Link>
        <Link to={customersPath} aria-current={isCustomers ? 'page' : undefined}>
          {words.customers}
        </Link>
        {process.env.CODES === 'on' && (
          <Link to={codesPath} aria-current={isCodes ? 'page' : undefined}>
            {words.codes}
          </Link>
        )}
      </nav>
      <OrderAlerts />
      <OpenShop />
      {isProducts && <Products />}
      {isCustomers && <LazySection part={customersPart} />}
      {isNewOrder && <LazySection part={newOrderPart} />}
      {isCodes && <LazySection part={codesPart} />}
      {isOrders && <ShopOrders onRetry={poll} />}
    </div>
  );
}
