import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Icon } from './Icon';

/** The header's way to the basket; what it holds stays as it is while the `BasketCount` in it changes. */
export function BasketLink({ children }: { children: ReactNode }) {
  return (
    <Link className="basket-link" to={paths.checkout}>
      <Icon name="basket" />
      <span className="basket-link-word">Basket</span> {children}
    </Link>
  );
}

/** The number of items in the basket. */
export function BasketCount({ count }: { count: number }) {
  return (
    <>
      {/* The number that is kept stands there before React does: see `showKeptCount`. */}
      <span className="basket-count" suppressHydrationWarning>
        {count}
      </span>{' '}
      <span className="visually-hidden">{count === 1 ? 'item' : 'items'}</span>
    </>
  );
}
