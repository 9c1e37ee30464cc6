import { Link } from 'react-router-dom';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { earlyWords as words } from '../../words/en/early';
import { selectCounts } from './basketSelectors';
import { selectAdded } from './basketSlice';

/** Shown on a card after a press. Not a live region: the press is announced anyway. */
export function AddedNote({ productId }: { productId: string }) {
  const isAdded = useAppSelector(selectAdded).includes(productId);
  const count = useAppSelector(selectCounts).get(productId);
  if (!isAdded || !count) return null;
  return (
    <Link className="added-note" to={paths.checkout}>
      {words.addedNote(count)}
    </Link>
  );
}
