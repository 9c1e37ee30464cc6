import { useAppSelector } from '../store/store';
import { Notice } from '../ui/Notice';
import { basketWords as words } from '../words/en/basket';
import { AddedNotice } from './AddedNotice';
import { selectMerged, selectStorage, selectUnavailableCount } from './basketSlice';
import { useBasketActions } from './useBasket';

/** News about the stored basket, until the shopper dismisses them. */
function StoredBasketNotice() {
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

/** What is new in the basket, on every screen around which there is the shop's frame. */
export function BasketNotices() {
  return (
    <>
      <StoredBasketNotice />
      <AddedNotice />
    </>
  );
}
