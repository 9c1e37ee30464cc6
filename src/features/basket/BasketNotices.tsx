import { Notice } from '../../shared/components/Notice';
import { describeMerged, describeStorage, describeUnavailable } from './describeBasket';
import {
  useBasketActions,
  useBasketStorage,
  useMergedCount,
  useUnavailableCount,
} from './useBasket';

/** What the shopper should know of the stored basket, until it is dismissed. */
export function BasketNotices() {
  const unavailable = useUnavailableCount();
  const merged = useMergedCount();
  const isUnsaved = useBasketStorage() === 'unavailable';
  const { dismissNotices } = useBasketActions();
  if (unavailable + merged === 0 && !isUnsaved) return null;
  return (
    <Notice label="About your basket" dismissal="OK" onDismiss={dismissNotices}>
      {merged > 0 && <p>{describeMerged(merged)}</p>}
      {unavailable > 0 && <p>{describeUnavailable(unavailable)}</p>}
      {isUnsaved && <p>{describeStorage}</p>}
    </Notice>
  );
}
