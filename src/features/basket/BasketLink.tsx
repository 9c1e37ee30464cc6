import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Icon } from '../../shared/components/Icon';

/** The header's link to the basket; it does not render again when the `BasketCount` in it changes. */
export function BasketLink({ children }: { children: ReactNode }) {
  return (
    <Link className="basket-link" to={paths.checkout}>
      <Icon name="basket" />
      <span className="basket-link-word">Basket</span> {children}
    </Link>
  );
}

/** The number of items in the basket; before React, `writeCount` writes the same. */
export function BasketCount({ count }: { count: number }) {
  return (
    <>
      <span className="basket-count">{count}</span>{' '}
      <span className="visually-hidden">{count === 1 ? 'item' : 'items'}</span>
    </>
  );
}
