import { Link } from 'react-router-dom';
import { useAppSelector } from '../store/store';
import { paths } from '../ui/navigation';
import { Notice } from '../ui/Notice';
import { basketWords as words } from '../words/en/basket';
import { earlyWords } from '../words/en/early';
import {
  selectAdded,
  selectCountOf,
  selectMerged,
  selectStorage,
  selectUnavailableCount,
} from './basketSlice';
import { useBasketActions } from './useBasket';

/** Shown on a card after a press. Not a live region: the press is announced anyway. */
export function AddedNote({ productId }: { productId: string }) {
  const count = useAppSelector((state) =>
    selectAdded(state).includes(productId) ? selectCountOf(state, productId) : 0,
  );
  if (!count) return null;
  return (
    <Link className="added-note" to={paths.checkout}>
      {earlyWords.addedNote(count)}
    </Link>
  );
}

/** News about the stored basket, until the shopper dismisses them. */
export function BasketNotices() {
  const unavailable = useAppSelector(selectUnavailableCount);
  const merged = useAppSelector(selectMerged);
  const isUnsaved = useAppSelector(selectStorage) === 'unavailable';
  const { dismissNotices } = useBasketActions();
  if (unavailable + merged === 0 && !isUnsaved) return null;
  return (
    <Notice label={words.noticeLabel} dismissal={words.dismiss} onDismiss={dismissNotices}>
      {merged > 0 && <p>{words.merged(merged)}</p>}
      {unavailable > 0 && <p>{words.unavailable(unavailable)}</p>}
      {isUnsaved && <p>{words.notStored}</p>}
    </Notice>
  );
}
