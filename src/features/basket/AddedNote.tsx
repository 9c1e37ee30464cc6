import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useAddedCount } from './useBasket';

/**
 * A card's answer to a press, with a way to the basket; nothing before. Silent: the announcement of
 * the same is read out already.
 */
export function AddedNote({ productId }: { productId: string }) {
  const count = useAddedCount(productId);
  if (count === 0) return null;
  return (
    <Link className="added-note" to={paths.checkout}>
      <span>
        <span>{`Added: ${count} in `}</span>
        <u>your basket</u>
      </span>
    </Link>
  );
}
