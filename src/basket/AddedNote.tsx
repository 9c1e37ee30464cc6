import { Link } from 'react-router-dom';
import { useAppSelector } from '../app/hooks';
import { paths } from '../navigation';
import { earlyWords } from '../words/en/early';
import { selectCountOf } from './basketSlice';

/** Shown on a card after a press. Not a live region: the press is announced anyway. */
export function AddedNote({ productId }: { productId: string }) {
  const count = useAppSelector((state) =>
    state.basket.added.includes(productId) ? selectCountOf(state, productId) : 0,
  );
  if (!count) return null;
  return (
    <Link className="added-note" to={paths.checkout}>
      {earlyWords.addedNote(count)}
    </Link>
  );
}
