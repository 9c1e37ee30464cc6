import { useAppSelector } from '../app/hooks';
import { Notice } from '../ui/Notice';
import { basketWords as words } from '#words/basket';
import { basketPageWords as pageWords } from '#words/basketPage';
import { useBasketActions } from './useBasket';

/** News about the stored basket, on every screen with the shop's header, until the shopper dismisses them. */
export function BasketNotices() {
  const { merged, ...basket } = useAppSelector((state) => state.basket);
  const unavailable = basket.unavailable.length;
  const isUnsaved = basket.storage === 'unavailable';
  const { dismissNotices } = useBasketActions();
  if (unavailable + merged === 0 && !isUnsaved) return null;
  return (
    <Notice label={pageWords.news} dismissal={pageWords.dismissNews} onDismiss={dismissNotices}>
      {merged > 0 && <p>{words.merged(merged)}</p>}
      {unavailable > 0 && <p>{words.unavailable(unavailable)}</p>}
      {isUnsaved && <p>{words.notStored}</p>}
    </Notice>
  );
}
