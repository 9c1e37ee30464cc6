import { type ReactNode, useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { selectAllOrders } from '../orders/ordersSlice';
import { addAppListener, useAppDispatch, useAppSelector } from '../store/store';
import { LoadFailure } from '../ui/BusyButton';
import { useChunk } from '../ui/useChunk';
import { paths, productsPath } from '../ui/navigation';
import { usePolling } from '../ui/usePolling';
import { adminFrameWords as words } from '../words/en/admin/frame';
import { OrderAlerts } from './alerts/OrderAlerts';
import { ShopOrders } from './orders/ShopOrders';
import { isWaiting } from './orders/ShopOrdersFilter';
import { expireUndo, pollShopOrders, selectShopOrders } from './orders/shopOrdersSlice';
import './AdminSections.css';

const loadProducts = () => import(/* webpackChunkName: "orders-products" */ './products/Products');

const isProducts = (search: string) => new URLSearchParams(search).get('section') === 'products';

interface AdminSectionsProps {
  /** Loads the orders again. */
  onRetry: () => unknown;
  /** Shown in each section. */
  children: ReactNode;
}

/** The address says which one is open. */
function AdminSections({ onRetry, children }: AdminSectionsProps) {
  const isOpen = isProducts(useLocation().search);
  const { chunk, isFailed, again } = useChunk(isOpen ? loadProducts : undefined);
  return (
    <>
      <nav className="admin-sections" aria-label={words.sections}>
        <Link to={paths.login} aria-current={isOpen ? undefined : 'page'}>
          {words.orders}
        </Link>
        <Link to={productsPath} aria-current={isOpen ? 'page' : undefined}>
          {words.products}
        </Link>
      </nav>
      {children}
      {!isOpen && <ShopOrders onRetry={onRetry} />}
      {isOpen && chunk && <chunk.Products />}
      {isOpen && isFailed && <LoadFailure onRetry={again}>{words.productsNotLoaded}</LoadFailure>}
    </>
  );
}

const polling = { everyMs: 60_000, whileHidden: true };

interface AdminProps {
  /** Called with how many orders of the shop wait for the merchant. */
  onWaiting: (count: number) => void;
}

/** The merchant's part of the account screen. New orders are noticed in each of its sections. */
export function Admin({ onWaiting }: AdminProps) {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectAllOrders);
  const { loadedAt } = useAppSelector(selectShopOrders);

  const poll = useCallback(() => dispatch(pollShopOrders()), [dispatch]);
  usePolling(poll, polling);
  useEffect(() => {
    dispatch(addAppListener(expireUndo));
  }, [dispatch]);

  const waiting = loadedAt === undefined ? 0 : orders.filter(isWaiting).length;
  useEffect(() => {
    onWaiting(waiting);
    return () => {
      onWaiting(0);
    };
  }, [onWaiting, waiting]);

  return (
    <div className="admin">
      <AdminSections onRetry={poll}>
        <OrderAlerts />
      </AdminSections>
    </div>
  );
}
