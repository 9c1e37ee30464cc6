import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { adoptStyles } from '../../shared/adoptStyles';
import { productsPath, paths } from '../../shared/paths';
import { useChunk } from '../../shared/useChunk';
import { adminFrameWords as words } from '../../words/en/admin/frame';
import { LoadFailure } from '../orders/LoadFailure';
import sheet from './AdminSections.css?part';
import { ShopOrders } from './ShopOrders';

adoptStyles(sheet);

const loadProducts = () => import(/* webpackChunkName: "orders-products" */ './products/Products');

const isProducts = (search: string) => new URLSearchParams(search).get('section') === 'products';

interface AdminSectionsProps {
  /** Loads the orders again. */
  onRetry: () => unknown;
  /** Shown in each section. */
  children: ReactNode;
}

/** The address says which one is open. */
export function AdminSections({ onRetry, children }: AdminSectionsProps) {
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
