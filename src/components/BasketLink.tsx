import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Icon } from './Icon';

/** The header's way to the basket, with the number of items in it. */
export function BasketLink({ count }: { count: number }) {
  return (
    <Link className="basket-link" to={paths.checkout}>
      <Icon name="basket" />
      <span className="basket-link-word">Basket</span>{' '}
      {/* A new element for each number, so that the number's short entrance plays again. */}
      <span key={count} className="basket-count">
        {count}
      </span>{' '}
      <span className="visually-hidden">{count === 1 ? 'item' : 'items'}</span>
    </Link>
  );
}
